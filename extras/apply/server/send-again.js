// Sends a form again, with the same key, until it is answered: what was typed and chosen stays on the page while a phone
// has no connection. Without scripts, the browser sends it once. The words are in `data-` attributes of the form.
let isSending = false
const sent = new WeakMap()
const say = (form, text) => (form.querySelector('[role=status]').textContent = text)
addEventListener('beforeunload', (event) => isSending && event.preventDefault())
document.addEventListener('submit', async (event) => {
  event.preventDefault()
  if (isSending) return
  isSending = true
  const form = event.target
  const body = new FormData(form)
  const files = [...form.elements.files.files]
  for (const file of files.filter((one) => !sent.has(one))) {
    const part = new FormData()
    part.append('key', body.get('key'))
    part.append('files', file)
    const answer = await reach(form, location.pathname + '/files', part)
    if (!answer) return
    if (answer.status === 422) return refuse(form, answer.page)
    if (answer.status !== 200) break
    sent.set(file, answer.page)
  }
  // Others come with the form, as they do without scripts.
  if (files.length && files.every((file) => sent.has(file))) {
    body.delete('files')
    body.set('sent', files.map((file) => sent.get(file)).join(' '))
  }
  const answer = await reach(form, location.href, body)
  if (answer) show(form, answer)
})
async function reach(form, url, body) {
  for (let pause = 5000; isSending; pause = Math.min(pause * 2, 60000)) {
    say(form, form.dataset.sending)
    const answer = await send(url, body).catch(() => undefined)
    if (answer && answer.status < 500) return answer
    say(form, form.dataset.waiting)
    await new Promise((goOn) => [addEventListener('online', goOn, { once: true }), setTimeout(goOn, pause)])
    // Files that were changed or taken away since cannot be sent at all.
    await Promise.all(
      [...body.values()].map((value) => value instanceof File && value.slice(0, 1).arrayBuffer()),
    ).catch(() => {
      isSending = false
      say(form, form.dataset.again)
    })
  }
}
function refuse(form, fault) {
  isSending = false
  say(form, '')
  // Faults of an earlier answer: their fields are looked at when the form is sent.
  for (const old of document.querySelectorAll('[role=alert], [id$="-fault"]')) old.remove()
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
  const help = form.querySelector('#files-help')
  help.className = 'fault'
  help.textContent = fault
  form.elements.files.ariaInvalid = 'true'
  form.elements.files.focus()
}
async function send(url, body) {
  const stop = new AbortController()
  addEventListener('offline', () => stop.abort(), { once: true })
  const answer = await fetch(url, { method: 'POST', body, signal: stop.signal })
  return { status: answer.status, sent: answer.redirected && answer.url, page: await answer.text() }
}
function show(form, { sent, page }) {
  isSending = false
  if (sent) return location.assign(sent)
  const main = new DOMParser().parseFromString(page, 'text/html').querySelector('main')
  if (!main) return form.submit()
  const files = main.querySelector('[type=file]')
  if (files && !files.ariaInvalid) {
    files.replaceWith(form.querySelector('[type=file]'))
    const help = main.querySelector('#files-help')
    help.textContent = help.textContent.replace(form.dataset.again, '')
  }
  document.querySelector('main').replaceWith(main)
  const summary = main.querySelector('[role=alert]')
  if (summary) summary.tabIndex = -1
  summary?.focus()
}
