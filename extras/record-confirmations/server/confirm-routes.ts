import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { CONFIRM_PATH, CORRECTION_LENGTH } from '../contract/confirmed-entities.ts'
import { localePath, PAGE_LOCALES, splitLocale } from '../../../contract/page-locales.ts'
import { getBrand } from '../../../server/brand/public.ts'
import { readBody } from '../../../server/core/api/guards.ts'
import { MINUTE } from '../../../server/core/process/durations.ts'
import { createRateLimit } from '../../../server/core/process/rate-limit.ts'
import { ServiceError } from '../../../server/core/process/service-error.ts'
import { getSettings } from '../../../server/core/settings/settings.ts'
import { answerRequest, renewRequest, openRequest, type AnswerDeps, type Opened } from './confirmation-requests.ts'
import {
  correctionPage,
  notePage,
  questionPage,
  refusalPage,
  thanksPage,
  tooManyPage,
  type PageFrame,
} from './confirm-page.ts'
import { summarize } from './record-summary.ts'

/** Links that are not valid, from one address: an office shares one, and guessing is hopeless anyway. */
export const WRONG_LINKS = { most: 30, per: 15 * MINUTE }

const STATUSES = { open: 200, unknown: 404, used: 410, expired: 410, changed: 410, gone: 410 } as const

interface ConfirmDeps extends AnswerDeps {
  addressOf: (environment: unknown) => string | undefined
}

/**
 * The page behind a mailed link. It needs neither scripts nor cookies: the token alone grants the answer, so that no
 * other site can forge a form. Reading it changes nothing.
 */
export function createConfirmRoutes(deps: ConfirmDeps): Hono {
  const { db, secret, now } = deps
  const wrongLinks = createRateLimit({ ...WRONG_LINKS, now })

  async function frameOf({ req }: Context): Promise<PageFrame> {
    const { locale } = splitLocale(req.path)
    const [{ name }, { tones }] = [await getSettings(db, locale), await getBrand(db)]
    return { locale, firm: name, tones, nonce: randomBytes(16).toString('base64') }
  }

  /** Counts wrong links by the address of whoever sends them. */
  async function open(context: Context): Promise<{ opened: Opened; token: string } | { wait: number }> {
    const address = deps.addressOf(context.env) ?? 'unknown'
    const wait = wrongLinks.look(address)
    if (wait !== undefined) return { wait }
    const token = context.req.param('token') ?? ''
    const opened = await openRequest(db, token, { secret, now: now() })
    if (opened.state === 'unknown') wrongLinks.take(address)
    return { opened, token }
  }

  async function read(context: Context): Promise<Response> {
    const frame = await frameOf(context)
    const found = await open(context)
    if ('wait' in found) return answer(context, frame, tooManyPage(frame, found.wait), 429, found.wait)
    const { opened } = found
    if (opened.state !== 'open') return answer(context, frame, refusalPage(frame, opened), STATUSES[opened.state])
    const summary = await summarize(db, opened.request, frame.locale, now())
    if (!summary) return answer(context, frame, refusalPage(frame, { state: 'gone' }), STATUSES.gone)
    const isCorrection = context.req.query('correct') !== undefined
    return answer(context, frame, isCorrection ? correctionPage(frame, summary) : questionPage(frame, opened, summary))
  }

  async function write(context: Context): Promise<Response> {
    const frame = await frameOf(context)
    const form = await readForm(context)
    const found = await open(context)
    if ('wait' in found) return answer(context, frame, tooManyPage(frame, found.wait), 429, found.wait)
    const { opened, token } = found
    const wanted = form.get('answer')
    if (wanted === 'link' && (opened.state === 'used' || opened.state === 'expired')) {
      const renewal = await renewRequest(deps, token)
      return answer(
        context,
        frame,
        notePage(frame, renewal === 'mailed' ? 'mailed' : 'later'),
        renewal === 'mailed' ? 200 : 429,
      )
    }
    if (opened.state !== 'open') return answer(context, frame, refusalPage(frame, opened), STATUSES[opened.state])
    const summary = await summarize(db, opened.request, frame.locale, now())
    if (!summary) return answer(context, frame, refusalPage(frame, { state: 'gone' }), STATUSES.gone)
    const typed = wanted === 'correction' ? toText(form.get('text')) : undefined
    if (wanted !== 'true' && typed === undefined) return answer(context, frame, notePage(frame, 'unclear'), 400)
    const fault = typed === undefined ? undefined : faultOf(typed)
    if (fault) return answer(context, frame, correctionPage(frame, summary, { typed: typed!, fault }), 422)
    const done = await answerRequest(deps, token, { correction: typed, address: deps.addressOf(context.env) })
    if (done.isDone)
      return answer(
        context,
        frame,
        thanksPage(frame, typed === undefined ? { confirmed: summary.title.value } : 'corrected'),
      )
    const after = done.opened.state === 'open' ? ({ state: 'unknown' } as const) : done.opened
    return answer(context, frame, refusalPage(frame, after), STATUSES[after.state])
  }

  const routes = new Hono()
  for (const locale of PAGE_LOCALES) {
    const path = localePath(locale, `${CONFIRM_PATH}/:token`)
    routes.get(path, (context) => read(context))
    routes.post(path, (context) => write(context))
  }
  return routes
}

function faultOf(text: string): 'empty' | 'tooLong' | undefined {
  if (text === '') return 'empty'
  return text.length > CORRECTION_LENGTH ? 'tooLong' : undefined
}

/** Browsers send two characters for the end of a line, and count one. */
const toText = (text: string | null) => (text ?? '').replaceAll('\r\n', '\n').replaceAll('\0', '').trim()

async function readForm(context: Context): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(context.req.header('Content-Type') ?? ''))
    throw new ServiceError('unsupported_media_type', 'A form must be application/x-www-form-urlencoded')
  return new URLSearchParams((await readBody(context)).toString())
}

function answer(
  context: Context,
  { nonce }: PageFrame,
  page: ReturnType<typeof notePage>,
  status: 200 | 400 | 404 | 410 | 422 | 429 = 200,
  retryAfter?: number,
): Response | Promise<Response> {
  context.header('Cache-Control', 'no-store')
  context.header('X-Robots-Tag', 'noindex, nofollow')
  // The link itself grants the answer: other sites must not see it.
  context.header('Referrer-Policy', 'same-origin')
  context.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  )
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
  return context.html(page, status)
}
