import { createSiteApi } from './site-api.ts'

/** How often a read is sent again that was answered 429, and the longest wait before that, in seconds. */
const RETRIES = 2
const LONGEST_WAIT = 5

/** The API over the network. */
export const browserApi = createSiteApi({
  fetch: (path, init) => (init ? fetch(path, init) : read(path, RETRIES)),
  csrfToken: () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '',
})

/** The server is busy for some seconds at most: the visitor sees the page load, and an error only if that does not help. */
async function read(path: string, retries: number): Promise<Response> {
  const answer = await fetch(path)
  const wait = Number(answer.headers.get('Retry-After') ?? LONGEST_WAIT)
  if (answer.status !== 429 || retries === 0 || wait > LONGEST_WAIT) return answer
  await new Promise((resolve) => setTimeout(resolve, wait * 1000))
  return read(path, retries - 1)
}
