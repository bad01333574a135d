import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { CONFIRM_PATH, CORRECTION_LENGTH } from '../contract/confirmed-entities.ts'
import { formatNumber } from '../../../contract/money.ts'
import { localePath, PAGE_LOCALES, splitLocale } from '../../../contract/page-locales.ts'
import { getBrand } from '../../../server/brand/public.ts'
import { readBody } from '../../../server/core/api/guards.ts'
import type { RouteDeps } from '../../../server/core/feature.ts'
import { MINUTE } from '../../../server/core/process/durations.ts'
import { createRateLimit } from '../../../server/core/process/rate-limit.ts'
import { ServiceError } from '../../../server/core/process/service-error.ts'
import { getSettings } from '../../../server/core/settings/settings.ts'
import { answerRequest, openRequest, renewRequest, type AnswerDeps, type Refused } from './confirmation-requests.ts'
import {
  correctionPage,
  messagePage,
  questionPage,
  refusalPage,
  type CorrectionFault,
  type PageFrame,
} from './confirm-page.ts'
import { summarize } from './record-summary.ts'

/** Links that are not valid, from one address: an office shares one, and guessing is hopeless anyway. */
export const WRONG_LINKS = { most: 30, per: 15 * MINUTE }

interface Answer {
  page: ReturnType<typeof messagePage>
  status?: 400 | 404 | 410 | 422 | 429
  /** Seconds. */
  retryAfter?: number
}

const refuse = (frame: PageFrame, refused: Refused): Answer => ({
  page: refusalPage(frame, refused),
  status: refused.state === 'unknown' ? 404 : 410,
})

/**
 * The page behind a mailed link. It needs neither scripts nor cookies: the token alone grants the answer, so that no
 * other site can forge a form. Reading it changes nothing.
 */
export function createConfirmRoutes(deps: AnswerDeps & Pick<RouteDeps, 'addressOf'>): Hono {
  const { db, secret, now } = deps
  const wrongLinks = createRateLimit({ ...WRONG_LINKS, now })

  async function frameOf({ req }: Context): Promise<PageFrame> {
    const { locale } = splitLocale(req.path)
    const [{ name }, { tones }] = [await getSettings(db, locale), await getBrand(db)]
    return { locale, firm: name, tones, nonce: randomBytes(16).toString('base64') }
  }

  /** Counts wrong links by the address of whoever sends them. @param form undefined: the page is read */
  async function answerOf(context: Context, frame: PageFrame, form: URLSearchParams | undefined): Promise<Answer> {
    const address = deps.addressOf(context.env)
    const sender = address ?? 'unknown'
    const wait = wrongLinks.look(sender)
    if (wait !== undefined) {
      const minutes = formatNumber(Math.ceil(wait / 60), frame.locale)
      return { page: messagePage(frame, (t) => t.tooMany(minutes)), status: 429, retryAfter: wait }
    }
    const token = context.req.param('token') ?? ''
    const opened = await openRequest(db, token, { secret, now: now() })
    if (opened.state === 'unknown') wrongLinks.take(sender)
    const wanted = form?.get('answer')
    if (wanted === 'link' && (opened.state === 'used' || opened.state === 'expired')) {
      if (await renewRequest(deps, opened.request)) return { page: messagePage(frame, (t) => t.mailed) }
      return { page: messagePage(frame, (t) => t.later), status: 429 }
    }
    if (opened.state !== 'open') return refuse(frame, opened)
    const summary = await summarize(db, opened.request, frame.locale, now())
    if (!summary) return refuse(frame, { state: 'gone' })
    if (!form) {
      const isCorrection = context.req.query('correct') !== undefined
      return { page: isCorrection ? correctionPage(frame, summary) : questionPage(frame, opened, summary) }
    }
    const typed = wanted === 'correction' ? toText(form.get('text')) : undefined
    if (wanted !== 'true' && typed === undefined) return { page: messagePage(frame, (t) => t.unclear), status: 400 }
    const fault = typed === undefined ? undefined : faultOf(typed)
    if (fault) return { page: correctionPage(frame, summary, { typed, fault }), status: 422 }
    const refused = await answerRequest(deps, token, { correction: typed, address })
    if (refused) return refuse(frame, refused)
    return { page: messagePage(frame, (t) => (typed === undefined ? t.confirmed(summary.title.value) : t.corrected)) }
  }

  const routes = new Hono()
  for (const locale of PAGE_LOCALES)
    routes.on(['GET', 'POST'], localePath(locale, `${CONFIRM_PATH}/:token`), async (context) => {
      const frame = await frameOf(context)
      const form = context.req.method === 'POST' ? await readForm(context) : undefined
      return send(context, frame, await answerOf(context, frame, form))
    })
  return routes
}

function faultOf(text: string): CorrectionFault | undefined {
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

function send(context: Context, { nonce }: PageFrame, { page, status, retryAfter }: Answer) {
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
