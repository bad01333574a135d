import { Hono, type Context } from 'hono'
import { textsIn } from '../../../contract/catalogue.ts'
import { CONFIRM_PATH, CORRECTION_LENGTH } from '../contract/confirmed-entities.ts'
import { localePath, PAGE_LOCALES } from '../../../contract/page-locales.ts'
import { answerFormPage } from '../../../server/brand/public.ts'
import { readBody } from '../../../server/core/api/guards.ts'
import type { RouteDeps } from '../../../server/core/feature.ts'
import { getSettings } from '../../../server/core/settings/settings.ts'
import { answerRequest, openRequest, renewRequest, type AnswerDeps, type Refused } from './confirmation-requests.ts'
import { CONFIRM_SHEET, correctionForm, message, question, refusal, type Voice } from './confirm-page.ts'
import catalogue from './page-words.json' with { type: 'json' }
import { summarize } from './record-summary.ts'

type Answer = [content: ReturnType<typeof message>, status?: 200 | 400 | 404 | 410 | 422 | 429]

/**
 * The page behind a mailed link. It needs neither scripts nor cookies: the token alone grants the answer, so that no
 * other site can forge a form, and it is too long to be guessed. Reading the page changes nothing.
 */
export function createConfirmRoutes(deps: AnswerDeps & Pick<RouteDeps, 'addressOf'>): Hono {
  const { db, secret, now } = deps
  const routes = new Hono()
  for (const locale of PAGE_LOCALES)
    routes.on(['GET', 'POST'], localePath(locale, `${CONFIRM_PATH}/:token`), async (context) => {
      const { name: firm } = await getSettings(db, locale)
      const voice = { locale, t: textsIn(catalogue, locale), firm }
      const isRead = context.req.method !== 'POST'
      const form = isRead ? undefined : new URLSearchParams((await readBody(context)).toString())
      const [content, status] = await answerOf(context, voice, form)
      context.header('X-Robots-Tag', 'noindex, nofollow')
      return answerFormPage(context, db, { locale, ...content, sheet: CONFIRM_SHEET }, status)
    })
  return routes

  /** @param form undefined: the page is read */
  async function answerOf(context: Context, voice: Voice, form: URLSearchParams | undefined): Promise<Answer> {
    const { locale, t } = voice
    const refuse = (refused: Refused): Answer => [refusal(voice, refused), refused.state === 'unknown' ? 404 : 410]
    const token = context.req.param('token') ?? ''
    const opened = await openRequest(db, token, { secret, now: now() })
    const wanted = form?.get('answer')
    if (wanted === 'link' && (opened.state === 'used' || opened.state === 'expired'))
      return (await renewRequest(deps, opened.request)) ? [message(t.mailed)] : [message(t.later), 429]
    if (opened.state !== 'open') return refuse(opened)
    const summary = await summarize(db, opened.request, locale, now())
    if (!summary) return refuse({ state: 'gone' })
    if (!form) {
      const isCorrection = context.req.query('correct') !== undefined
      return [isCorrection ? correctionForm(voice, summary) : question(voice, opened, summary)]
    }
    const typed = wanted === 'correction' ? toText(form.get('text')) : undefined
    if (wanted !== 'true' && typed === undefined) return [message(t.unclear), 400]
    if (typed === '' || (typed && typed.length > CORRECTION_LENGTH)) return [correctionForm(voice, summary, typed), 422]
    const refused = await answerRequest(deps, token, { correction: typed, address: deps.addressOf(context.env) })
    if (refused) return refuse(refused)
    return [typed === undefined ? message(t.confirmed, '', { title: summary.title.value }) : message(t.corrected)]
  }
}

/** Browsers send two characters for the end of a line, and count one. */
const toText = (text: string | null) => (text ?? '').replaceAll('\r\n', '\n').replaceAll('\0', '').trim()
