/** Milliseconds. */
const MAX_AGE = 5000

/** Without data once a click has taken them, so that they are not loaded ahead again. */
let last: { address: string; at: number; data?: Promise<unknown> | undefined } | undefined

function findLast({ href }: URL) {
  return last?.address === href && Date.now() - last.at < MAX_AGE ? last : undefined
}

/** Loads the data of a page that a visitor is about to open. A failure is left to the click. */
export function loadAhead(url: URL, load: () => Promise<unknown>): void {
  if (findLast(url)) return
  const data = load()
  last = { address: url.href, at: Date.now(), data }
  data.catch(() => {
    if (last?.data === data) last = undefined
  })
}

/** Takes the data once: a second visit wants new data. */
export function takeAhead(url: URL): Promise<unknown> | undefined {
  const data = findLast(url)?.data
  last = { address: url.href, at: Date.now() }
  return data
}
