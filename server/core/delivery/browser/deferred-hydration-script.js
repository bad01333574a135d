/*
 * Stands in every page; `data-hydration` is the address of what it imports (deferred-hydration.ts). The page works
 * without scripts; they begin once it is complete (opening-script.js says so), or with the first touch or key, and
 * not at all for who saves data. A click on what only scripts can answer, a form that they send more safely, and the key
 * of a button (aria-keyshortcuts) are kept until they have begun. It is a block, because all classic scripts share the names that stand outside of one.
 */
{
  const { hydration } = document.currentScript.dataset
  const saves = navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches
  let begun, kept
  const keep = (event) => {
    const target = event.target.closest?.(
      event.type === 'submit' ? 'form[data-enhanced]' : 'button[type=button],a[data-enhanced]',
    )
    if (!target || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    kept = target
  }
  const keepKey = (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target.closest?.('input,textarea,select,[contenteditable]')) return
    const target = document.querySelector('[aria-keyshortcuts^="/"]')
    if (!target) return
    /* Firefox searches in the page with it. */
    event.preventDefault()
    kept = target
  }
  const release = () => {
    for (const type of ['click', 'submit']) removeEventListener(type, keep, true)
    removeEventListener('keydown', keepKey)
    if (kept?.requestSubmit) kept.requestSubmit()
    else kept?.click()
  }
  const begin = () => {
    if (begun) return
    begun = true
    addEventListener('hydrated', release)
    /* Without a network, links and forms do what they do without scripts. */
    import(hydration).catch(release)
  }
  if (saves) document.documentElement.classList.add('saves-data')
  else {
    for (const type of ['click', 'submit']) addEventListener(type, keep, true)
    addEventListener('keydown', keepKey)
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true, once: true })
    addEventListener('opened', () => setTimeout(begin))
  }
}
