/*
 * Stands in previews alone. The pages that its links lead to look the same but are published, so whatever leads to one asks
 * first. From then on the browser loads it: the router of this page has the preview's data.
 */
{
  const leavesPreview = ({ origin, pathname, search }) =>
    origin === location.origin &&
    !/^\/(?:admin|media|assets)(?:\/|$)/.test(pathname) &&
    pathname + search !== location.pathname + location.search

  const ask = (url) => {
    if (document.querySelector('.preview-leave')) return
    const texts = JSON.parse(document.querySelector('.preview-bar').dataset.dialog)
    const dialog = document.createElement('dialog')
    dialog.className = 'preview-leave'
    dialog.setAttribute('aria-labelledby', 'preview-leave-title')
    dialog.setAttribute('aria-describedby', 'preview-leave-text')
    dialog.innerHTML = `<h2 id="preview-leave-title">${texts.title}</h2>
<p id="preview-leave-text">${texts.text}</p>
<div class="preview-leave__buttons"><button type="button">${texts.leave}</button><button type="button">${texts.stay}</button></div>`
    const [leave, stay] = dialog.querySelectorAll('button')
    leave.addEventListener('click', () => location.assign(url))
    stay.addEventListener('click', () => dialog.close())
    dialog.addEventListener('close', () => dialog.remove())
    document.body.append(dialog)
    dialog.showModal()
  }

  const askInstead = (event, url) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    ask(url)
  }

  addEventListener(
    'click',
    (event) => {
      const link = event.target.closest?.('a[href]')
      if (!link || link.target || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return
      if (leavesPreview(link)) askInstead(event, link.href)
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (form.method !== 'get') return
      const url = new URL(form.action)
      url.search = new URLSearchParams(new FormData(form))
      askInstead(event, url.href)
    },
    true,
  )
  /* What scripts of the page itself lead to: a filter that is chosen, a step back. */
  addEventListener('leave', (event) => {
    const url = new URL(event.detail, location.origin)
    if (leavesPreview(url)) askInstead(event, url.href)
  })
}
