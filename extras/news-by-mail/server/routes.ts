import { Hono, type Context } from 'hono'
import { html, raw } from 'hono/html'
import { href } from '../../../contract/addresses.ts'
import { textsIn } from '../../../contract/catalogue.ts'
import { EMAIL_LENGTH } from '../../../contract/limits.ts'
import { localePath, PAGE_LOCALES, type PageLocale } from '../../../contract/page-locales.ts'
import { refuseOtherSites } from '../../../server/core/accounts/csrf.ts'
import { readBody } from '../../../server/core/api/guards.ts'
import type { RouteDeps } from '../../../server/core/feature.ts'
import { answerFormPage, type Html } from '../../../server/brand/public.ts'
import { HOUR } from '../../../server/core/process/durations.ts'
import { createRateLimit } from '../../../server/core/process/rate-limit.ts'
import { NEWS_BY_MAIL_PATH } from '../contract/bounds.ts'
import { addressSchema } from '../contract/news-by-mail.ts'
import catalogue from './page-words.json' with { type: 'json' }
import { getLetterSettings } from './store.ts'
import { confirm, leave, signUp } from './subscriptions.ts'

/** Sign-ups from one network, and from all: the firm's mail server must not be made to write to strangers. */
export const SIGN_UPS = { ofOne: { most: 5, per: HOUR }, ofAll: { most: 120, per: HOUR } }

type Status = 200 | 404 | 410 | 422 | 429

/** The pages of the sign-up and of the links in mails. They need no script and no cookie. */
export function createNewsByMailRoutes(deps: RouteDeps): Hono {
  const { db, secret, now, wakeJobs } = deps
  const ofOne = createRateLimit({ ...SIGN_UPS.ofOne, now })
  const ofAll = createRateLimit({ ...SIGN_UPS.ofAll, now })
  const routes = new Hono()
  for (const locale of PAGE_LOCALES) addRoutes(locale)
  return routes

  function addRoutes(locale: PageLocale): void {
    const t = textsIn(catalogue, locale)
    const show = (context: Context, { title, text }: typeof t.closed, more: Html | '' = '', status: Status = 200) => {
      const main = html`<p>${text}</p>
${more}
<p><a href="${localePath(locale, href('news'))}">${t.news}</a></p>`
      return answerFormPage(context, db, { locale, title, main }, status)
    }
    const signUpForm = (typed = '', fault = '') =>
      html`<form method="post" action="${localePath(locale, NEWS_BY_MAIL_PATH)}">
${fault === '' ? '' : html`<p role="alert" id="fault">${fault}</p>`}
<label for="email">${t.email}</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="${EMAIL_LENGTH}" value="${typed}" ${fault === '' ? '' : raw('aria-invalid="true" aria-describedby="fault"')}>
<button>${t.send}</button>
</form>`
    const pressForm = (press: string) => html`<form method="post"><button>${press}</button></form>`

    const path = localePath(locale, NEWS_BY_MAIL_PATH)
    const intro = { title: t.title, text: t.intro }
    routes.use(path, async (context, next) => {
      const { isOpen } = await getLetterSettings(db)
      return isOpen ? next() : show(context, t.closed, '', 404)
    })
    routes.get(path, (context) => show(context, intro, signUpForm()))
    routes.post(path, refuseOtherSites(deps.publicUrl), async (context) => {
      const typed = new URLSearchParams((await readBody(context)).toString()).get('email') ?? ''
      const { data: email } = addressSchema.safeParse(typed)
      if (email === undefined)
        return show(context, intro, signUpForm(typed.slice(0, EMAIL_LENGTH), t.notAnAddress), 422)
      const wait = ofOne.take(deps.addressOf(context.env) ?? 'unknown') ?? ofAll.take('all')
      if (wait !== undefined) {
        context.header('Retry-After', String(wait))
        return show(context, t.tooMany, '', 429)
      }
      await signUp(db, { email, locale }, now())
      wakeJobs()
      return show(context, t.asked)
    })

    const followed = (context: Context) => ({ secret, now: now(), isPressed: context.req.method === 'POST' })
    routes.on(['GET', 'POST'], `${path}/confirm/:token`, async (context) => {
      const following = followed(context)
      const state = await confirm(db, context.req.param('token')!, following)
      if (state !== 'confirmed') return show(context, t[state], signUpForm(), state === 'expired' ? 410 : 404)
      if (following.isPressed) return show(context, t.confirmed)
      return show(context, t.confirmAsk, pressForm(t.confirmAsk.press))
    })
    // A mail program posts by itself (RFC 8058), from anywhere.
    routes.on(['GET', 'POST'], `${path}/leave/:token`, async (context) => {
      const following = followed(context)
      const isKnown = await leave(db, context.req.param('token')!, following)
      if (!isKnown) return show(context, t.unknown, '', 404)
      return following.isPressed ? show(context, t.left) : show(context, t.leaveAsk, pressForm(t.leaveAsk.press))
    })
  }
}
