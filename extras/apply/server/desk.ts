import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { DEFAULT_LOCALE } from '../../../contract/locale.ts'
import { findStaffUser } from '../../../server/core/accounts/store/staff.ts'
import { note, type Actor } from '../../../server/core/audit/audit.ts'
import type { WriteDeps } from '../../../server/core/audit/writing.ts'
import { deleteMailsAbout } from '../../../server/core/mail/mail-store.ts'
import { queueMail } from '../../../server/core/mail/templates.ts'
import { deletePrivateFiles } from '../../../server/core/media/private-files.ts'
import { ago, MINUTE } from '../../../server/core/process/durations.ts'
import { conflict } from '../../../server/core/process/service-error.ts'
import { among, hasRows, lockKeys } from '../../../server/core/store/engine.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import type { EnquirySettings } from '../../../server/enquiries/public.ts'
import { listPublishedNews } from '../../../server/news/public.ts'
import type { Application, NewApplicationAnswer } from '../contract/applications.ts'
import type { ApplicationState } from '../contract/bounds.ts'
import type { ApplicationVacancy } from '../contract/questions.ts'
import { ANSWER_MAIL, getApplication, getRow, type ApplicationRow } from './store.ts'

/** News among which vacancies are looked for; older ones are listed by their applications. */
const RECENT_NEWS = 100

export async function listVacancies(db: Db, now: Date): Promise<ApplicationVacancy[]> {
  const { data } = await listPublishedNews(db, { page: 1, limit: RECENT_NEWS, locale: DEFAULT_LOCALE }, now)
  const counted = await db
    .selectFrom('application')
    .select((eb) => ['vacancy_id', eb.fn.max('vacancy_title').as('title'), eb.fn.countAll<number>().as('all')])
    .select((eb) => eb.fn.sum<number>(eb.case().when('state', '=', 'new').then(1).else(0).end()).as('unread'))
    .groupBy('vacancy_id')
    .execute()
  const announced = data.flatMap(({ id, vacancy }) =>
    vacancy && vacancy.jobTitle !== '' ? [{ id, title: vacancy.jobTitle, isOpen: !vacancy.isClosed }] : [],
  )
  const others = counted
    .filter(({ vacancy_id }) => !announced.some(({ id }) => id === vacancy_id))
    .map(({ vacancy_id, title }) => ({ id: vacancy_id, title, isOpen: false }))
  return [...announced, ...others].map((one) => {
    const found = counted.find(({ vacancy_id }) => vacancy_id === one.id)
    return { ...one, applications: Number(found?.all ?? 0), unread: Number(found?.unread ?? 0) }
  })
}

/** Those that have another state. @returns how many */
export function changeStates({ db, actor, now }: WriteDeps, ids: number[], state: ApplicationState): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const those = tx
      .updateTable('application')
      .set({ state })
      .where(among(tx, 'id', ids))
      .where('state', '<>', state)
    const changed = await those.returning(['id', 'reference']).execute()
    for (const { id, reference } of changed)
      await note(tx, actor, now(), { action: 'update', entity: 'application', id, label: `${reference} (${state})` })
    return changed.length
  })
}

/** Milliseconds: the screen reads an application again after each change. */
const SAME_OPENING = 10 * MINUTE

/** Notes that somebody looks at an application, once for a while. */
export async function noteOpening(db: Db, actor: Actor, now: Date, { id, reference }: Application): Promise<void> {
  const before = db
    .selectFrom('audit_entry')
    .select('id')
    .where('entity', '=', 'application')
    .where('entity_id', '=', String(id))
    .where('action', '=', 'open')
    .where('staff_id', '=', actor.id)
    .where('at', '>', ago(now, SAME_OPENING))
  if (await hasRows(before)) return
  await note(db, actor, now, { action: 'open', entity: 'application', id, label: reference })
}

type Said = { kind: 'note'; text: string } | { kind: 'rating'; rating: number }

/** A note, or a rating in place of the one that the same person gave. @throws ServiceError not_found */
export async function say({ db, actor, now }: WriteDeps, id: number, said: Said): Promise<Application> {
  await db.transaction().execute(async (tx) => {
    await lockKeys(tx, [`application ${id}`])
    const row = await getRow(tx, 'id', id)
    if (said.kind === 'rating')
      await tx
        .deleteFrom('application_entry')
        .where('application_id', '=', id)
        .where('kind', '=', 'rating')
        .where('staff_id', '=', actor.id)
        .execute()
    await insertEntry(tx, actor, now(), row, said)
  })
  return getApplication(db, id, actor)
}

async function insertEntry(
  tx: Db,
  actor: Actor,
  now: Date,
  { id, reference }: ApplicationRow,
  said: Said | (Omit<NewApplicationAnswer, 'key'> & { kind: 'answer'; submission: string }),
): Promise<number> {
  const user = actor.id === null ? undefined : await findStaffUser(tx, actor.id)
  const written = { staff_id: actor.id, written_by: user?.name ?? actor.email, written_at: now.toISOString() }
  const row = await tx
    .insertInto('application_entry')
    .values({ application_id: id, subject: '', text: '', rating: null, submission: null, ...written, ...said })
    .returning('id')
    .executeTakeFirstOrThrow()
  await note(tx, actor, now, { action: 'update', entity: 'application', id, label: `${reference} (${said.kind})` })
  return row.id
}

/** Queues a mail to the applicant; the same key sends once. @throws ServiceError not_found; conflict without an address */
export async function answer(
  { db, actor, now, wakeJobs }: WriteDeps & { wakeJobs: () => void },
  id: number,
  { key, ...written }: NewApplicationAnswer,
): Promise<Application> {
  await db.transaction().execute(async (tx) => {
    await lockKeys(tx, [`application ${id}`])
    const row = await getRow(tx, 'id', id)
    if (row.email === '') throw conflict('This applicant gave no e-mail address: call them instead')
    const submission = `${id} ${key}`
    const known = tx.selectFrom('application_entry').select('id').where('submission', '=', submission)
    if (await known.executeTakeFirst()) return
    const entry = await insertEntry(tx, actor, now(), row, { kind: 'answer', submission, ...written })
    await queueMail(tx, { kind: `${ANSWER_MAIL}-${entry}`, about: row.reference, at: now().toISOString() })
  })
  wakeJobs()
  return getApplication(db, id, actor)
}

type Deletion = { db: Db; now: () => Date } & Pick<EnquirySettings, 'deleteMailFiles'>

/** With files, entries and mails. @param id one, or all that are due @returns paths of files, to be deleted after the commit */
export function deleteApplications(deps: Deletion & { actor: Actor }, id?: number): Promise<string[]> {
  const { db, now, actor, deleteMailFiles } = deps
  return db.transaction().execute(async (tx) => {
    if (id !== undefined) await getRow(tx, 'id', id)
    const rows = tx.deleteFrom('application').returning(['id', 'reference'])
    const gone = await (
      id === undefined ? rows.where('delete_on', '<=', nepalDay(now())) : rows.where('id', '=', id)
    ).execute()
    const references = gone.map(({ reference }) => reference)
    const paths = await deletePrivateFiles(tx, references, now())
    for (const one of gone)
      await note(tx, actor, now(), { action: 'delete', entity: 'application', id: one.id, label: one.reference })
    // An error here deletes nothing, so it can be retried.
    await deleteMailFiles(await deleteMailsAbout(tx, references))
    return paths
  })
}
