import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { DEFAULT_LOCALE } from '../../../contract/locale.ts'
import { findStaffUser } from '../../../server/core/accounts/store/staff.ts'
import { note } from '../../../server/core/audit/audit.ts'
import type { WriteDeps } from '../../../server/core/audit/writing.ts'
import { deleteMailsAbout } from '../../../server/core/mail/mail-store.ts'
import { queueMail } from '../../../server/core/mail/templates.ts'
import { deletePrivateFiles } from '../../../server/core/media/private-files.ts'
import { mediaOf, type SitePlace } from '../../../server/core/media/site-place.ts'
import { deleteUnnamed } from '../../../server/core/media/unnamed-files.ts'
import { conflict } from '../../../server/core/process/service-error.ts'
import { among, hasRows, inTurn } from '../../../server/core/store/engine.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import type { EnquirySettings } from '../../../server/enquiries/public.ts'
import { listPublishedNews } from '../../../server/news/public.ts'
import type * as contract from '../contract/applications.ts'
import type { ApplicationState } from '../contract/bounds.ts'
import { ANSWER_MAIL, getApplication, getRow, selectApplications } from './store.ts'

/** News among which vacancies are looked for; older ones are listed by their applications. */
const RECENT_NEWS = 100

export async function listVacancies(db: Db, now: Date): Promise<contract.ApplicationVacancy[]> {
  const { data } = await listPublishedNews(db, { page: 1, limit: RECENT_NEWS, locale: DEFAULT_LOCALE }, now)
  const counted = db
    .selectFrom('application')
    .select(({ fn }) => ['vacancy_id as id', fn.max('vacancy_title').as('title'), fn.countAll().as('applications')])
    .select(({ fn }) => fn.countAll().filterWhere('state', '=', 'new').as('unread'))
  const vacancies = new Map<number, contract.ApplicationVacancy>()
  for (const { id, vacancy } of data) {
    const { jobTitle: title, isClosed } = vacancy ?? {}
    if (title) vacancies.set(id, { id, title, isOpen: !isClosed, applications: 0, unread: 0 })
  }
  for (const { id, title, applications, unread } of await counted.groupBy('vacancy_id').execute()) {
    const known = vacancies.get(id) ?? { id, title, isOpen: false }
    vacancies.set(id, { ...known, applications: Number(applications), unread: Number(unread) })
  }
  return [...vacancies.values()]
}

type Filter = contract.ApplicationFilter

/**
 * Those of a filter that have another state. @param count how many the filter finds @returns how many were changed
 * @throws ServiceError conflict where it finds more or fewer
 */
export function changeStates({ db, actor, now }: WriteDeps, filter: Filter, state: ApplicationState, count?: number) {
  return db.transaction().execute(async (tx) => {
    const found = await selectApplications(tx, filter).select('application.id').execute()
    if (count !== undefined && found.length !== count)
      throw conflict(`These are ${found.length} applications now, not ${count}: look at them again`)
    const ids = found.map(({ id }) => id)
    const others = tx.updateTable('application').set({ state }).where('state', '<>', state)
    const changing = others.where(among(tx, 'id', ids)).returning(['id', 'reference'])
    const changed = await changing.execute()
    for (const { id, reference } of changed)
      await note(tx, actor, now(), { action: 'update', entity: 'application', id, label: `${reference} (${state})` })
    return changed.length
  })
}

type Said = Pick<contract.Application['entries'][number], 'kind'> &
  Partial<contract.NewApplicationAnswer> & { rating?: number }

/**
 * Adds a note, a rating in place of the one that the same person gave, or a mail to the applicant, which the same key sends
 * once. Call `wakeJobs` after a mail. @throws ServiceError not_found; conflict for a mail without an address
 */
export async function say(
  { db, actor, now }: WriteDeps,
  id: number,
  { key, ...said }: Said,
): Promise<contract.Application> {
  const at = now().toISOString()
  await inTurn(db, [`application ${id}`], async (tx) => {
    const { email, reference } = await getRow(tx, id)
    const submission = key === undefined ? null : `${id} ${key}`
    if (said.kind === 'answer' && email === '')
      throw conflict('This applicant gave no e-mail address: call them instead')
    const sent = tx.selectFrom('application_entry').select('id').where('submission', '=', submission)
    if (submission !== null && (await hasRows(sent))) return
    if (said.kind === 'rating') {
      const own = tx.deleteFrom('application_entry').where('application_id', '=', id).where('kind', '=', 'rating')
      await own.where('staff_id', '=', actor.id).execute()
    }
    const user = actor.id === null ? undefined : await findStaffUser(tx, actor.id)
    const written = { staff_id: actor.id, written_by: user?.name ?? actor.email, written_at: at, submission }
    const entry = await tx
      .insertInto('application_entry')
      .values({ application_id: id, subject: '', text: '', rating: null, ...written, ...said })
      .returning('id')
      .executeTakeFirstOrThrow()
    await note(tx, actor, now(), { action: 'update', entity: 'application', id, label: `${reference} (${said.kind})` })
    if (said.kind === 'answer') await queueMail(tx, { kind: `${ANSWER_MAIL}-${entry.id}`, about: reference, at })
  })
  return getApplication(db, id, actor)
}

type Deletion = WriteDeps & Pick<EnquirySettings, 'deleteMailFiles'> & { place: SitePlace | undefined }

/** With files, entries and mails. @param id one, or all that are due @throws ServiceError not_found */
export async function deleteApplications(deps: Deletion, id?: number): Promise<void> {
  const { db, now, actor, place, deleteMailFiles } = deps
  const paths = await db.transaction().execute(async (tx) => {
    if (id !== undefined) await getRow(tx, id)
    const rows = tx.deleteFrom('application').returning(['id', 'reference'])
    const those = id === undefined ? rows.where('delete_on', '<=', nepalDay(now())) : rows.where('id', '=', id)
    const gone = await those.execute()
    const references = gone.map(({ reference }) => reference)
    const files = await deletePrivateFiles(tx, references, now())
    for (const one of gone)
      await note(tx, actor, now(), { action: 'delete', entity: 'application', id: one.id, label: one.reference })
    // An error here deletes nothing, so it can be retried.
    await deleteMailFiles(await deleteMailsAbout(tx, references))
    return files
  })
  if (place) await deleteUnnamed(db, mediaOf(place), paths)
}
