import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import { html, raw } from 'hono/html'
import { href } from '../../../contract/addresses.ts'
import { fillIn, textsIn } from '../../../contract/catalogue.ts'
import { HONEYPOT_FIELD } from '../../../contract/enquiries/honeypot.ts'
import { localePath, PAGE_LOCALES, type PageLocale } from '../../../contract/page-locales.ts'
import { refuseOtherSites } from '../../../server/core/accounts/csrf.ts'
import type { RouteDeps } from '../../../server/core/feature.ts'
import { answerFormPage } from '../../../server/brand/public.ts'
import { receiveForm } from '../../../server/core/http/receive-form.ts'
import { dayInWords } from '../../../server/core/languages/calendar.ts'
import { nameOfFirm } from '../../../server/core/mail/mail-text.ts'
import { DAY, HOUR } from '../../../server/core/process/durations.ts'
import { createRateLimit } from '../../../server/core/process/rate-limit.ts'
import { APPLY_PATH, FILE_BOUNDS } from '../contract/bounds.ts'
import { apply, findVacancy, nameOf, type OpenVacancy } from './apply.ts'
import { keepAhead, readAhead } from './files.ts'
import { checkFiles, checkForm, fieldsOf, FILES_FIELD, KEY_FIELD, SENT_FIELD } from './form-fields.ts'
import { applicationForm, loadScript, type Again } from './form-page.ts'
import catalogue from './form-words.json' with { type: 'json' }
import { getQuestions } from './settings.ts'
import { findRow, hasFiles } from './store.ts'

type Status = 200 | 404 | 410 | 413 | 422 | 429

/** Forms that are read from one network in an hour, also those that are not stored. */
const ATTEMPTS = 60
/** Files that are kept for forms to come: from one network in an hour, and from all in a day. Others come with their form. */
const AHEAD = { sender: 60, all: 500 }

/** The form of a vacancy and its receipt. They need no script and no cookie. */
export function createApplyRoutes(deps: RouteDeps): Hono {
  const { db, now, enquiriesPerAddress } = deps
  const limitTo = (most: number) => createRateLimit({ most, per: HOUR, now })
  const [attempts, stored] = [limitTo(ATTEMPTS), limitTo(enquiriesPerAddress || Infinity)]
  const [ahead, allAhead] = [limitTo(AHEAD.sender), createRateLimit({ most: AHEAD.all, per: DAY, now })]
  const media = () => deps.workshop.files.media
  const receive = (request: Request, most: number) =>
    receiveForm(request, { folder: join(media().localFolder, 'uploads'), most, bytes: FILE_BOUNDS.bytes })
  const isOfUs = refuseOtherSites(deps.publicUrl)
  const routes = new Hono()
  for (const locale of PAGE_LOCALES) addRoutes(locale)
  return routes

  function addRoutes(locale: PageLocale): void {
    const t = textsIn(catalogue, locale)
    const path = localePath(locale, `${APPLY_PATH}/:slug`)
    /** @param slug of the vacancy to which a link leads; undefined: to the news */
    const show = (context: Context, title: string, main: unknown, status: Status, slug?: string) => {
      const back = slug === undefined ? href('news') : href('newsItem', { slug })
      const link = html`<p><a href="${localePath(locale, back)}">${slug === undefined ? t.allNews : t.news}</a></p>`
      return answerFormPage(context, db, { locale, title, main: html`${link}${main}` }, status)
    }
    const tell = (context: Context, { title, text }: typeof t.closed, status: Status, slug?: string) =>
      show(context, title, html`<p>${text}</p>`, status, slug)
    const consentTo = async (day: string) =>
      fillIn(t.consent, { firm: await nameOfFirm(db, locale), day: dayInWords(day, locale) })
    const fieldsFor = async ({ row }: OpenVacancy) =>
      fieldsOf((await getQuestions(db, row.vacancy_id)).questions, locale)
    const showForm = async (
      context: Context,
      vacancy: OpenVacancy,
      slug: string,
      again?: Again,
      status: Status = 200,
    ) => {
      const form = applicationForm(locale, await fieldsFor(vacancy), await consentTo(vacancy.row.delete_on), again)
      const title = fillIn(t.title, { post: vacancy.row.vacancy_title })
      const { script, policy } = await loadScript()
      const answer = await show(context, title, html`${form}<script>${raw(script)}</script>`, status, slug)
      const name = 'Content-Security-Policy'
      answer.headers.set(name, `${answer.headers.get(name)}; ${policy}`)
      return answer
    }
    /** The answer where the vacancy is open. */
    const ifOpen =
      (answer: (context: Context, vacancy: OpenVacancy, slug: string) => Response | Promise<Response>) =>
      async (context: Context) => {
        const slug = context.req.param('slug')!
        const vacancy = await findVacancy(db, slug, locale, now())
        if (!vacancy) return tell(context, t.unknown, 404)
        return vacancy.isClosed ? tell(context, t.closed, 410, slug) : answer(context, vacancy, slug)
      }

    routes.get(path, ifOpen(showForm))
    const receiveApplication = ifOpen(async (context, vacancy, slug) => {
      const sender = deps.addressOf(context.env) ?? 'unknown'
      const refuse = (seconds: number, typed = {}) => {
        context.header('Retry-After', String(seconds))
        return showForm(context, vacancy, slug, { typed, faults: { [KEY_FIELD]: t.faults.wait } }, 429)
      }
      const rest = attempts.take(sender)
      if (rest !== undefined) return refuse(rest)
      await using form = await receive(context.req.raw, FILE_BOUNDS.most)
      const { fields: typed, isTooLarge } = form
      const handles = typed[SENT_FIELD]?.split(' ').slice(0, FILE_BOUNDS.most + 1) ?? []
      const sent = await readAhead(deps, `${slug} ${typed[KEY_FIELD]}`, handles)
      const { faults, ...checked } = await checkForm(form, await fieldsFor(vacancy), locale, sent)
      if (Object.keys(faults).length > 0)
        return showForm(context, vacancy, slug, { typed, faults }, isTooLarge ? 413 : 422)
      const consent = await consentTo(vacancy.row.delete_on)
      const isSuspect = (typed[HONEYPOT_FIELD] ?? '') !== ''
      const submission = { slug, key: typed[KEY_FIELD]!, ...checked, consent, locale, isSuspect }
      let reference = (await findRow(db, 'submission', nameOf(submission)))?.reference
      if (reference === undefined) {
        if (await hasFiles(db, checked.files))
          return showForm(context, vacancy, slug, { typed, faults: { [FILES_FIELD]: t.chooseAgain } }, 422)
        const full = stored.take(sender)
        if (full !== undefined) return refuse(full, typed)
        reference = await apply(deps, media(), submission)
      }
      return context.redirect(`${localePath(locale, `${APPLY_PATH}/${slug}`)}/sent/${reference}`, 303)
    })
    routes.post(path, isOfUs, receiveApplication)
    // Scripts send each file by itself, before its form: an upload that breaks goes on with the file that broke.
    const receiveFile = ifOpen(async (context, _vacancy, slug) => {
      const isFull = ahead.take(deps.addressOf(context.env) ?? 'unknown') !== undefined
      if (isFull || allAhead.take('all') !== undefined) return context.body(null, 429)
      await using form = await receive(context.req.raw, 1)
      const { files, fault } = await checkFiles(form, locale)
      if (fault || !files[0]) return context.text(fault ?? t.chooseAgain, 422)
      return context.text(await keepAhead(deps, `${slug} ${form.fields[KEY_FIELD]}`, files[0]))
    })
    routes.post(`${path}/files`, isOfUs, receiveFile)
    routes.get(`${path}/sent/:reference`, async (context) => {
      const [slug, reference] = [context.req.param('slug'), context.req.param('reference')]
      if (!(await findRow(db, 'reference', reference))) return tell(context, t.unknown, 404)
      return tell(context, { ...t.received, text: fillIn(t.received.text, { reference }) }, 200, slug)
    })
  }
}
