/*
 * Stands in every page (late-start.ts fills in the words in capitals). The page works without scripts; they begin once it is
 * complete, or with the first touch or key. A click on what only scripts can answer is kept until they have begun.
 */
const saves = navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches
let begun, kept
const keep = (event) => {
  const target = event.target.closest?.('button[type=button],[data-enhanced]')
  if (!target || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  event.stopPropagation()
  kept = target
}
const release = () => {
  removeEventListener('click', keep, true)
  kept?.click()
}
const begin = async () => {
  if (begun) return
  begun = true
  for (const href of PRELOADED) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  try {
    const [data, modules] = await Promise.all([
      fetch(ADDRESS).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status))),
      Promise.all(IMPORTED.map((file) => import(file))),
    ])
    const { streamController } = __reactRouterContext
    streamController.enqueue(data)
    streamController.close()
    window.__reactRouterRouteModules = ROUTES(modules)
    addEventListener('hydrated', release)
    await import(ENTRY)
  } catch (error) {
    /* Without a network, links and forms do what they do without scripts. */
    release()
    console.error(error)
  }
}
if (saves) document.documentElement.classList.add('saves-data')
else {
  addEventListener('click', keep, true)
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true, once: true })
  if (document.readyState === 'complete') begin()
  else addEventListener('load', () => setTimeout(begin))
}
