import { hash } from 'node:crypto'

/**
 * Sends a form again, with the same key, until it is answered: what was typed and chosen stays on the page while a phone
 * has no connection. Without scripts, the browser sends it once. The words are in `data-` attributes of the form.
 */
export const SEND_AGAIN = `
let isSending = false
addEventListener('beforeunload', (event) => isSending && event.preventDefault())
document.addEventListener('submit', async (event) => {
  event.preventDefault()
  if (isSending) return
  isSending = true
  const form = event.target
  const say = (text) => (form.querySelector('[role=status]').textContent = text)
  const body = new FormData(form)
  for (let pause = 5000; isSending; pause = Math.min(pause * 2, 60000)) {
    say(form.dataset.sending)
    const answer = await send(body).catch(() => undefined)
    if (answer && answer.status < 500) return show(form, answer)
    say(form.dataset.waiting)
    await new Promise((goOn) => [addEventListener('online', goOn, { once: true }), setTimeout(goOn, pause)])
    // Files that were changed or taken away since cannot be sent at all.
    await Promise.all([...body.values()].map((value) => value instanceof File && value.slice(0, 1).arrayBuffer()))
      .catch(() => say((isSending = false) || form.dataset.again))
  }
})
async function send(body) {
  const stop = new AbortController()
  addEventListener('offline', () => stop.abort(), { once: true })
  const answer = await fetch(location.href, { method: 'POST', body, signal: stop.signal })
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
`

/** Of the policy of a page with it. */
export const SEND_AGAIN_POLICY = `script-src 'sha256-${hash('sha256', SEND_AGAIN, 'base64')}'; connect-src 'self'`
