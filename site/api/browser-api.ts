// @chunk late
import { pageLocale } from '../page-locale.ts'
import { createSiteApi } from './site-api.ts'

const RETRIES = 2
const MAX_WAIT = 5

export const browserApi = createSiteApi({
  fetch: (path, init) => (init ? fetch(path, init) : read(path, RETRIES)),
  locale: pageLocale,
  csrfToken: () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '',
})

/** A busy server recovers in seconds: the visitor sees the page load, and an error only if that does not help. */
async function read(path: string, retries: number): Promise<Response> {
  const answer = await fetch(path)
  const wait = Number(answer.headers.get('Retry-After') ?? MAX_WAIT)
  if (answer.status !== 429 || retries === 0 || wait > MAX_WAIT) return answer
  await new Promise((resolve) => setTimeout(resolve, wait * 1000))
  return read(path, retries - 1)
}
