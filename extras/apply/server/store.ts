import { sql, type Generated, type SqlBool } from 'kysely'
import type { PageLocale } from '../../../contract/page-locales.ts'
import type { Actor } from '../../../server/core/audit/audit.ts'
import { listPrivateFiles } from '../../../server/core/media/private-files.ts'
import { listMailsAbout } from '../../../server/core/mail/mail-store.ts'
import { orNotFound } from '../../../server/core/process/service-error.ts'
import { among, hasRows } from '../../../server/core/store/engine.ts'
import { contains, searchPatterns } from '../../../server/core/store/paging.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { shownOf } from '../../../server/core/store/shown-row.ts'
import * as contract from '../contract/applications.ts'
import type { ApplicationState } from '../contract/bounds.ts'
import type { KnownFile } from './form-fields.ts'

declare module '../../../server/core/store/schema.ts' {
  interface Database {
    application: {
      id: Generated<number>
      reference: string
      /** Hash of all that was sent: it is stored once. */
      submission: string
      /** The news item, which may be gone. */
      vacancy_id: number
      vacancy_title: string
      received_at: string
      /** The day from which the months until the deletion count. */
      counted_from: string
      /** The day of Nepal that the applicant was told. */
      delete_on: string
      locale: PageLocale
      name: string
      /** In lower case; empty: only a telephone. */
      email: string
      phone: string
      /** The last ones, by which a telephone is known with and without the country. */
      phone_digits: string
      message: string
      /** JSON of questions with their answers, as they were asked. */
      answers: string
      consent: string
      state: ApplicationState
      is_suspect: 0 | 1
    }
    /** By staff; deleted with its application. */
    application_entry: {
      id: Generated<number>
      application_id: number
      kind: 'note' | 'rating' | 'answer'
      subject: string
      text: string
      rating: number | null
      staff_id: string | null
      /** The name, which outlives the account. */
      written_by: string
      written_at: string
      /** The key of an answer, which is sent once. */
      submission: string | null
    }
  }
}

export const ANSWER_MAIL = 'application-answer'

const SEARCHED = ['name', 'email', 'phone', 'message', 'answers', 'reference'] as const

/** The newest first. */
export function selectApplications(db: Db, filter: contract.ApplicationFilter) {
  const { vacancy, state, search = '', ids, samePersonAs } = filter
  let query = db.selectFrom('application').orderBy('application.id', 'desc')
  if (vacancy !== undefined) query = query.where('vacancy_id', '=', vacancy)
  if (state !== undefined) query = query.where('state', '=', state)
  if (ids !== undefined) query = query.where(among(db, 'application.id', ids))
  for (const word of searchPatterns(search))
    query = query.where((eb) => eb.or(SEARCHED.map((column) => contains(eb.ref(column), word))))
  return samePersonAs === undefined ? query : query.where(isSamePersonAs(samePersonAs))
}

/** Whether an application has the e-mail address or the telephone of another one. */
const isSamePersonAs = (id: number) => sql<SqlBool>`exists (
  select 1 from application as given where given.id = ${id} and (
    (given.email <> '' and given.email = application.email) or
    (given.phone_digits <> '' and given.phone_digits = application.phone_digits)))`

const MEAN = sql<number | string | null>`(
  select avg(rating) from application_entry where application_id = application.id)`
const FILES = sql<number | string>`(select count(*) from private_file where about = application.reference)`

/** With the mean of what staff gave and how many files there are. */
export const withCounts = (query: ReturnType<typeof selectApplications>) =>
  query.selectAll('application').select([MEAN.as('mean'), FILES.as('files')])

type CountedRow = Awaited<ReturnType<ReturnType<typeof withCounts>['execute']>>[number]

export const toSummary = (row: CountedRow): contract.ApplicationSummary => ({
  ...shownOf(contract.applicationSummarySchema, row),
  vacancy: { id: row.vacancy_id, title: row.vacancy_title },
  isSuspect: row.is_suspect === 1,
  rating: row.mean === null ? null : Math.round(Number(row.mean) * 10) / 10,
  files: Number(row.files),
})

/** All of an application. @param reader whose entries are theirs @throws ServiceError not_found */
export async function getApplication(db: Db, id: number, reader: Actor): Promise<contract.Application> {
  const row = orNotFound(await withCounts(selectApplications(db, { ids: [id] })).executeTakeFirst(), 'Application')
  const entries = db.selectFrom('application_entry').selectAll().where('application_id', '=', id).orderBy('id')
  const [files, said, mails] = await Promise.all([
    listPrivateFiles(db, [row.reference]),
    entries.execute(),
    listMailsAbout(db, [row.reference]),
  ])
  return {
    ...shownOf(contract.applicationSchema, row),
    ...toSummary(row),
    answers: JSON.parse(row.answers) as contract.Application['answers'],
    files: files.map((file) => shownOf(contract.applicationFileSchema, file)) as contract.Application['files'],
    entries: said.map((entry) => ({
      ...shownOf(contract.applicationEntrySchema, entry),
      by: entry.written_by,
      isMine: entry.staff_id === reader.id,
      at: entry.written_at,
      mail: mails.find(({ kind }) => kind === `${ANSWER_MAIL}-${entry.id}`)?.state ?? null,
    })),
  }
}

/** @throws ServiceError not_found */
export const getRow = async (db: Db, id: number) => orNotFound(await findRow(db, 'id', id), 'Application')

export const findRow = (db: Db, by: 'id' | 'reference' | 'submission', value: number | string) =>
  db.selectFrom('application').selectAll().where(by, '=', value).executeTakeFirst()

/** Whether an application has one of these files, which were sent before it. */
export async function hasFiles(db: Db, files: KnownFile[]): Promise<boolean> {
  const keys = files.flatMap((file) => ('stored' in file ? [file.stored] : []))
  const stored = db.selectFrom('private_file').select('key')
  return hasRows(stored.where(among(db, 'key', keys)))
}
