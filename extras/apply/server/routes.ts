import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { href } from '../../../contract/addresses.ts'
import { HONEYPOT_FIELD } from '../../../contract/enquiries/honeypot.ts'
import { localePath, PAGE_LOCALES, type PageLocale } from '../../../contract/page-locales.ts'
import { refuseOtherSites } from '../../../server/core/accounts/csrf.ts'
import type { RouteDeps } from '../../../server/core/feature.ts'
import { answerFormPage } from '../../../server/core/http/form-page.ts'
import { dayInWords } from '../../../server/core/languages/calendar.ts'
import { nameOfFirm } from '../../../server/core/mail/mail-text.ts'
import { HOUR } from '../../../server/core/process/durations.ts'
import { createRateLimit } from '../../../server/core/process/rate-limit.ts'
import { APPLY_PATH } from '../contract/bounds.ts'
import { apply, findVacancy, nameOf, type OpenVacancy } from './apply.ts'
import { checkForm, KEY_FIELD } from './check-form.ts'
import { applicationForm } from './form-page.ts'
import { WORDS } from './form.words.ts'
import { receiveForm } from './receive-form.ts'
import { getQuestions } from './settings.ts'
import { findRow } from './store.ts'

/** Forms that are read from one network in an hour, also those that are not stored. */
const ATTEMPTS = 60

/** The form of a vacancy and its receipt. They need no script and no cookie. */
export function createApplyRoutes(deps: RouteDeps): Hono {
  const { db, now, contact, workshop } = deps
  const { media } = workshop.files
  const limitTo = (most: number) => createRateLimit({ most, per: HOUR, now })
  const [attempts, stored] = [limitTo(ATTEMPTS), limitTo(contact.perAddress || Infinity)]
  const routes = new Hono()
  for (const locale of PAGE_LOCALES) addRoutes(locale)
  return routes

  function addRoutes(locale: PageLocale): void {
    const t = WORDS[locale]
    const path = localePath(locale, `${APPLY_PATH}/:slug`)
    const show = async (context: Context, title: string, main: unknown, status: 200 | 404 | 410 | 413 | 422 | 429) => {
      const firm = await nameOfFirm(db, locale)
      return answerFormPage(context, { locale, firm, title, main: html`${main}` }, status)
    }
    const linkTo = (slug: string) =>
      html`<p><a href="${localePath(locale, slug === '' ? href('news') : href('newsItem', { slug }))}">${slug === '' ? t.allNews : t.news}</a></p>`
    const showForm = async (
      context: Context,
      { title, id, deleteOn }: OpenVacancy,
      again: { typed: Record<string, string>; faults: Record<string, string> } | undefined,
      status: 200 | 413 | 422 | 429 = 200,
    ) => {
      const form = { locale, consent: await consentOf(deleteOn), ...(await getQuestions(db, id)), ...again }
      return show(context, t.title(title), html`${linkTo(context.req.param('slug')!)}${applicationForm(form)}`, status)
    }
    const consentOf = async (day: string) => t.consent(await nameOfFirm(db, locale), dayInWords(day, locale))
    /** An open vacancy, or the answer in place of its form. */
    const open = async (context: Context): Promise<OpenVacancy | Response> => {
      const slug = context.req.param('slug')!
      const vacancy = await findVacancy(db, slug, locale, now())
      if (!vacancy) return show(context, t.unknown.title, html`<p>${t.unknown.text}</p>${linkTo('')}`, 404)
      if (!vacancy.isClosed) return vacancy
      return show(context, t.closed.title, html`<p>${t.closed.text}</p>${linkTo(slug)}`, 410)
    }
    const wait = (context: Context, seconds: number) => context.header('Retry-After', String(seconds))

    routes.get(path, async (context) => {
      const vacancy = await open(context)
      return vacancy instanceof Response ? vacancy : showForm(context, vacancy, undefined)
    })
    routes.post(path, refuseOtherSites(deps.publicUrl), async (context) => {
      const sender = deps.addressOf(context.env) ?? 'unknown'
      const vacancy = await open(context)
      if (vacancy instanceof Response) return vacancy
      const rest = attempts.take(sender)
      if (rest !== undefined) {
        wait(context, rest)
        return show(context, t.title(vacancy.title), html`<p role="alert">${t.faults.wait}</p>`, 429)
      }
      const form = await receiveForm(context.req.raw, join(media.localFolder, 'uploads'))
      try {
        const { questions } = await getQuestions(db, vacancy.id)
        const { applicant, faults } = checkForm(form, questions, locale)
        const again = { typed: form.fields, faults }
        if (Object.keys(faults).length > 0) return await showForm(context, vacancy, again, form.isTooLarge ? 413 : 422)
        const [slug, key] = [context.req.param('slug')!, form.fields[KEY_FIELD]!]
        const consent = await consentOf(vacancy.deleteOn)
        const isSuspect = (form.fields[HONEYPOT_FIELD] ?? '') !== ''
        const submission = { slug, key, applicant, files: form.files, consent, locale, isSuspect }
        const receipt = (reference: string) =>
          context.redirect(`${localePath(locale, `${APPLY_PATH}/${slug}`)}/sent/${reference}`, 303)
        const known = await findRow(db, 'submission', nameOf(submission))
        if (known) return receipt(known.reference)
        const full = stored.take(sender)
        if (full !== undefined) {
          wait(context, full)
          return await showForm(context, vacancy, { ...again, faults: { [KEY_FIELD]: t.faults.wait } }, 429)
        }
        return receipt(await apply(deps, media, submission))
      } finally {
        await form.discard()
      }
    })
    routes.get(`${path}/sent/:reference`, async (context) => {
      const [slug, reference] = [context.req.param('slug')!, context.req.param('reference')]
      if (!(await findRow(db, 'reference', reference)))
        return show(context, t.unknown.title, html`<p>${t.unknown.text}</p>${linkTo('')}`, 404)
      const { title, text } = t.received
      return show(context, title, html`<p>${text(reference)}</p>${linkTo(slug)}`, 200)
    })
  }
}
