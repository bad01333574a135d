import { hash } from 'node:crypto'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { toLatinDigits } from '../../../contract/digits.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import { queueMail } from '../../../server/core/mail/templates.ts'
import {
  adoptPrivateFile,
  insertPrivateFiles,
  privatePath,
  type PrivateFile,
} from '../../../server/core/media/private-files.ts'
import type { MediaStore } from '../../../server/core/media/media-store.ts'
import { deleteUnnamed } from '../../../server/core/media/unnamed-files.ts'
import { ago, DAY } from '../../../server/core/process/durations.ts'
import { orNotFound } from '../../../server/core/process/service-error.ts'
import { countRows } from '../../../server/core/store/paging.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import type { RouteDeps } from '../../../server/core/feature.ts'
import { createReference } from '../../../server/enquiries/public.ts'
import { findPublishedNews } from '../../../server/news/public.ts'
import { shownName, type checkForm } from './form-fields.ts'
import { addMonths, getSettings } from './settings.ts'
import { findRow } from './store.ts'

/** Of a published news item that announces a post. */
export type OpenVacancy = NonNullable<Awaited<ReturnType<typeof findVacancy>>>

export async function findVacancy(db: Db, slug: string, locale: Locale, now: Date) {
  const news = await findPublishedNews(db, slug, locale, now)
  if (!news?.vacancy?.jobTitle) return undefined
  const { jobTitle: title, isClosed, closesOn } = news.vacancy
  // From which the months until the deletion count.
  const counted_from = closesOn ?? nepalDay(now)
  const delete_on = addMonths(counted_from, (await getSettings(db)).months)
  return { isClosed, row: { vacancy_id: news.id, vacancy_title: title, counted_from, delete_on } }
}

export type Submission = Omit<Awaited<ReturnType<typeof checkForm>>, 'faults'> &
  Record<'slug' | 'key' | 'consent', string> & { locale: PageLocale; isSuspect: boolean }

type ApplyDeps = Pick<RouteDeps, 'db' | 'now' | 'wakeJobs' | 'acknowledgesEnquiries'>

/** Somebody may enter another person's address. */
const RECEIPTS_A_DAY = 3

/** The same contents have one name, also from a form that was opened again by the way back. */
export const nameOf = ({ slug, applicant, answers, files }: Submission): string =>
  hash('sha256', JSON.stringify([slug, applicant, answers, files.map(({ sha256 }) => sha256)]), 'base64url')

/** Stores an application with its files and queues its mails, before it is answered. @returns its reference */
export async function apply(deps: ApplyDeps, media: MediaStore, submission: Submission) {
  const { db, now } = deps
  const { slug, applicant, answers, files, consent, locale, isSuspect } = submission
  const name = nameOf(submission)
  const vacancy = orNotFound(await findVacancy(db, slug, DEFAULT_LOCALE, now()), 'Vacancy')
  const time = now()
  const at = time.toISOString()
  const kept: Omit<PrivateFile, 'about'>[] = []
  for (const file of files) {
    const key = 'stored' in file ? file.stored : await adoptPrivateFile(db, media, file.path, time)
    kept.push({ key, name: shownName(file), kind: file.kind, bytes: file.bytes })
  }
  const row = {
    submission: name,
    ...vacancy.row,
    received_at: at,
    locale,
    ...applicant,
    phone_digits: toLatinDigits(applicant.phone).replaceAll(/\D/g, '').slice(-10),
    answers: JSON.stringify(answers),
    consent,
    state: 'new' as const,
    is_suspect: isSuspect ? (1 as const) : (0 as const),
  }
  const reference = await db.transaction().execute(async (tx) => {
    const stored = await tx
      .insertInto('application')
      .values({ ...row, reference: await createReference(tx) })
      .onConflict((conflict) => conflict.column('submission').doNothing())
      .returning('reference')
      .executeTakeFirst()
    if (!stored) return undefined
    const about = stored.reference
    const rows = kept.map((file) => ({ ...file, about }))
    await insertPrivateFiles(tx, rows)
    if (isSuspect) return about
    await queueMail(tx, { kind: 'application', about, at })
    if (deps.acknowledgesEnquiries && (await isWritable(tx, applicant.email, time)))
      await queueMail(tx, { kind: 'application-receipt', about, at })
    return about
  })
  deps.wakeJobs()
  if (reference !== undefined) return reference
  // It was pressed twice: the other press has stored it.
  const paths = kept.map(({ key }) => privatePath(key))
  await deleteUnnamed(db, media, paths)
  return (await findRow(db, 'submission', name))!.reference
}

async function isWritable(tx: Db, email: string, now: Date): Promise<boolean> {
  if (email === '') return false
  const recent = tx.selectFrom('application').where('email', '=', email).where('received_at', '>', ago(now, DAY))
  return (await countRows(recent)) <= RECEIPTS_A_DAY
}
