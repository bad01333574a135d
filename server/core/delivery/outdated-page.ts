import type { IncomingMessage, ServerResponse } from 'node:http'
import { toDevanagariDigits } from '../../../contract/digits.ts'
import { toPageLocale, type PageLocale } from '../../../contract/page-locales.ts'
import { NEPAL_OFFSET } from '../../../contract/calendar/nepal-day.ts'
import { nepaliDates } from '../../../contract/calendar/nepali-dates.ts'
import noticeStyles from '../../../site/ui/notice/notice.css?inline'
import { contextOf, REQUEST_ID_HEADER } from '../process/request-context.ts'
import type { CachedAnswer } from './answer-cache.ts'

/** An empty place in every page (site/root.tsx): React leaves what is in it. */
const NOTICE_PLACE = / data-saved-notice=""><\/div>/
/** Of another body than the one that is sent, or for caches, which must not keep it. */
const LEFT_OUT = new Set(['cache-control', 'etag', 'content-length'])

const WORDS: Record<PageLocale, { reason: string; asOf: (day: string, clock: string) => string; again: string }> = {
  en: {
    reason: 'The site cannot reach its database at the moment.',
    asOf: (day, clock) => `This page is as of ${englishDay(day)}, ${clock} Nepal time: newer changes are missing.`,
    again: 'Try again',
  },
  ne: {
    reason: 'अहिले साइटले आफ्नो डाटाबेस भेट्टाउन सकेन।',
    asOf: (day, clock) =>
      `यो पृष्ठ ${nepaliDates.day(day)}, ${toDevanagariDigits(clock)} बजेको हो: त्यसपछिका परिवर्तन यसमा छैनन्।`,
    again: 'फेरि प्रयास गर्नुहोस्',
  },
}

/**
 * Sends an answer of an older revision while the database is unavailable: with `Age`, and a notice where it is a page.
 * @param now milliseconds
 */
export async function sendOutdated(
  cached: CachedAnswer,
  now: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { from } = cached.validity!
  const plain = await cached.body.encode(undefined)
  if (response.destroyed) return
  const isPage = cached.headers.some((text) => text.startsWith('text/html'))
  const body = isPage ? Buffer.from(addNotice(plain.toString(), from)) : plain
  for (let index = 0; index < cached.headers.length; index += 2) {
    const [name, value] = cached.headers.slice(index, index + 2) as [string, string]
    if (!LEFT_OUT.has(name)) response.setHeader(name, value)
  }
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Age', Math.max(0, Math.floor((now - from) / 1000)))
  response.setHeader(REQUEST_ID_HEADER, contextOf(request).requestId)
  response.setHeader('Content-Length', body.length)
  response.writeHead(cached.status).end(request.method === 'HEAD' ? undefined : body)
}

function addNotice(html: string, renderedAt: number): string {
  const t = WORDS[toPageLocale(/<html[^>]* lang="([a-z]+)"/.exec(html)?.[1])]
  const local = new Date(renderedAt + NEPAL_OFFSET).toISOString()
  const notice =
    `<style>@layer components{${noticeStyles}}</style><p class="notice">${t.reason} ` +
    `${t.asOf(local.slice(0, 10), local.slice(11, 16))} <a class="notice__link" href="">${t.again}</a></p>`
  return html.replace(NOTICE_PLACE, () => ` data-saved-notice="">${notice}</div>`)
}

const englishDay = (day: string) => new Date(day).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
