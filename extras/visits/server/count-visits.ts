import type { IncomingMessage, ServerResponse } from 'node:http'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { ADDRESSES, type Address } from '../../../contract/addresses.ts'
import { SEARCH_LENGTH } from '../../../contract/limits.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { localePath, PAGE_LOCALES, splitLocale } from '../../../contract/page-locales.ts'
import { COOKIE_PREFIX } from '../../../server/core/api/staff-auth-names.ts'
import { DOCUMENTS_PATH, parseDocumentAddress } from '../../../server/core/documents/document-address.ts'
import { connectedAddress, createClientOf } from '../../../server/core/http/client-address.ts'
import { oneLine } from '../../../server/core/mail/mail-text.ts'
import { createNetworkCheck } from '../../../server/core/process/networks.ts'
import { pathOf } from '../../../server/core/process/request-context.ts'
import type { Watched } from '../../../server/health/public.ts'
import { OTHER_VALUES, type VisitKind } from '../contract/visit-kinds.ts'
import { DayCounts, type Visitor } from './day-counts.ts'
import { sourceOf } from './sources.ts'
import type { Count } from './visit-store.ts'

const SESSION = `${COOKIE_PREFIX}.session_token=`
const SEARCH_CALL = '/api/v1/search'
/** Longer ones are no browser's. */
const AGENT_LENGTH = 400
/** Searches of one flush whose results are looked up. */
const MOST_SEARCHES = 200

/** Of another extra, if it is there. */
const SHEETS = ['sheet', 'sheetCheck']

type Page = NonNullable<ReturnType<ReturnType<typeof listPages>['get']>>

/** Of a connection, until another client of the same proxy uses it. */
interface Client {
  counts: DayCounts
  agent: string
  forwarded: string | string[] | undefined
  isBot: boolean
  visitor: Visitor | undefined
  /** To which each of its pages is added: looking them up for each page would take longer. */
  shared: readonly Count[]
}

export interface CounterSettings extends Pick<Watched, 'trustedProxies' | 'environment'> {
  now: () => number
  mostVisitors?: number
}

/** Counts answers in memory. Neither address nor agent of a visitor is in what it gives away. */
export function createVisitCounter({ trustedProxies, environment, now, mostVisitors }: CounterSettings) {
  const clientOf = createClientOf(trustedProxies)
  const isProxy = createNetworkCheck(trustedProxies)
  const bots = new LRUCache<string, boolean>({ max: 500, memoMethod: (agent) => agent === '' || isbot(agent) })
  const pages = listPages()
  const clients = new WeakMap<IncomingMessage['socket'], Client>()
  const days: DayCounts[] = []

  function today(): DayCounts {
    const day = nepalDay(new Date(now()))
    const last = days.at(-1)
    if (last && last.day >= day) return last
    last?.forgetVisitors()
    const next = new DayCounts(day)
    days.push(next)
    return next
  }

  function readClient(request: IncomingMessage, counts: DayCounts): Client {
    const { headers, socket } = request
    const agent = headers['user-agent'] ?? ''
    const forwarded = headers['x-forwarded-for']
    const known = clients.get(socket)
    if (known?.counts === counts && known.agent === agent && known.forwarded === forwarded) return known
    const bounded = agent.slice(0, AGENT_LENGTH)
    const isBot = bots.memo(bounded)
    const visitor = isBot ? undefined : counts.visitorOf(clientOf(request) ?? '', bounded, mostVisitors)
    const shared = [counts.of('all'), counts.of('device', bounded.includes('Mobi') ? 'phone' : 'other')]
    const country = countryOf(request)
    if (country !== undefined) shared.push(counts.of('country', country))
    if (!visitor) shared.push(counts.of('blurred'))
    const client = { counts, agent, forwarded, isBot, visitor, shared }
    clients.set(socket, client)
    return client
  }

  /** As a proxy says that may also say the address. */
  function countryOf(request: IncomingMessage): string | undefined {
    const country = request.headers[environment.VISITS_COUNTRY_HEADER ?? '']
    if (typeof country !== 'string' || !/^[A-Z]{2}$/i.test(country)) return undefined
    return isProxy(connectedAddress(request) ?? '') ? country.toUpperCase() : undefined
  }

  function countPage(request: IncomingMessage, page: Page, path: string): void {
    const counts = today()
    const { isBot, visitor, shared } = readClient(request, counts)
    if (isBot) return void (counts.of('bot').views += 1)
    const value = page.value ?? path
    // The service worker saves a page that was opened within the site; and the first page of a first visit once more.
    if (!isNavigation(request) && (visitor === undefined || visitor.at === value)) return
    const isNew = visitor && visitor.at === undefined
    const add = (count: Count) => {
      count.views += 1
      if (isNew) count.visits += 1
    }
    if (visitor) visitor.at = value
    for (const count of shared) add(count)
    add(counts.of('page', value))
    add(counts.of('language', page.locale))
    if (SHEETS.includes(page.name)) add(counts.of('sheet', value))
    if (isWithinSite(request)) return
    const { kind, host } = sourceOf(request.headers.referer)
    add(counts.of('source', kind))
    if (host !== undefined) add(counts.of('host', host))
  }

  function countSearch(request: IncomingMessage): void {
    const counts = today()
    const { url = '' } = request
    const words = new URLSearchParams(url.slice(url.indexOf('?'))).get('q') ?? ''
    const q = oneLine(words).slice(0, SEARCH_LENGTH).toLowerCase()
    if (q === '' || readClient(request, counts).isBot) return
    const known = counts.searches.get(q) ?? 0
    if (known > 0 || counts.searches.size < MOST_SEARCHES) counts.searches.set(q, known + 1)
  }

  function countView(request: IncomingMessage, kind: VisitKind, value: string): void {
    const counts = today()
    if (!readClient(request, counts).isBot) counts.of(kind, value).views += 1
  }

  return {
    /** To be called after each answer. @param pattern of the address, as in server/health/count-requests.ts */
    note(request: IncomingMessage, response: ServerResponse, pattern: string | undefined): void {
      const { method, url = '', headers } = request
      if (method !== 'GET' || headers.cookie?.includes(SESSION) || headers['sec-purpose'] !== undefined) return
      const status = response.statusCode
      const isAnswered = status === 200 || status === 304
      const page = pages.get(pattern ?? '')
      const path = pathOf(request)
      if (page && isAnswered) {
        if (url.includes('preview=') || !(isNavigation(request) || headers['sec-fetch-dest'] === 'empty')) return
        countPage(request, page, path)
        if (page.name === 'search') countSearch(request)
      } else if (pattern === SEARCH_CALL) {
        if (isAnswered && headers['sec-fetch-site'] === 'same-origin') countSearch(request)
      } else if (pattern === `${DOCUMENTS_PATH}/*`) {
        const isWhole = isAnswered || (status === 206 && headers.range?.startsWith('bytes=0-') === true)
        if (isWhole && parseDocumentAddress(path)) countView(request, 'download', path)
      } else if (status === 404 && (page || pattern === undefined) && isNavigation(request)) {
        // The addresses of forms have a secret.
        if (splitLocale(path).path.startsWith('/confirm/')) return
        countView(request, 'missing', /@|%40/.test(path) ? OTHER_VALUES : path)
      }
    },
    /** The days whose counts are not all stored, today last. */
    days: (): readonly DayCounts[] => [...days.slice(0, -1), today()],
    /** To be called when a day is stored, and over. */
    forget: (day: DayCounts) => void days.splice(days.indexOf(day), 1),
  }
}

/** Whether a person's browser opens it as a document. Old browsers and the tests of a monitoring say nothing of it. */
function isNavigation({ headers }: IncomingMessage): boolean {
  const destination = headers['sec-fetch-dest']
  return destination === undefined || destination === 'document' || headers['sec-fetch-mode'] === 'navigate'
}

function isWithinSite({ headers }: IncomingMessage): boolean {
  const { referer = '', host = '' } = headers
  return headers['sec-fetch-site'] === 'same-origin' || URL.parse(referer)?.host === host
}

function listPages() {
  const entries = Object.entries<Address>(ADDRESSES).flatMap(([name, { path, isUncached }]) =>
    PAGE_LOCALES.map((locale) => {
      const pattern = localePath(locale, path)
      // Instead of the path, where that has the code of a sheet or the like.
      return [pattern, { name, locale, value: isUncached ? pattern : undefined }] as const
    }),
  )
  return new Map<string, (typeof entries)[number][1]>(entries)
}
