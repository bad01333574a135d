import { formatFiscalYear } from '../../../../contract/calendar/fiscal-year.ts'
import { nepalDay } from '../../../../contract/calendar/nepal-day.ts'
import { searchWords } from '../../../../contract/search-words.ts'
import { findStaffUser } from '../../../../server/core/accounts/store/staff.ts'
import { note, noteOnce, type Actor } from '../../../../server/core/audit/audit.ts'
import type { ApiDeps } from '../../../../server/core/feature.ts'
import { putJob } from '../../../../server/core/jobs/job-store.ts'
import { deletePrivateFiles } from '../../../../server/core/media/private-files.ts'
import { mediaOf } from '../../../../server/core/media/site-place.ts'
import { deleteUnnamed } from '../../../../server/core/media/unnamed-files.ts'
import { conflict, invalid, orNotFound } from '../../../../server/core/process/service-error.ts'
import { inTurn } from '../../../../server/core/store/engine.ts'
import type { Db } from '../../../../server/core/store/schema.ts'
import { columnsOf, shownOf } from '../../../../server/core/store/shown-row.ts'
import { LIST_STATES, aboutApplication } from '../../contract/application-states.ts'
import * as contract from '../../contract/applications.ts'
import { OFFICE_KINDS } from '../../contract/office-kinds.ts'
import { getOffice, listOffices, type OfficeRow } from '../offices/offices.ts'
import * as plan from './plan.ts'
import type { PackDeps, Plan } from './plan.ts'
import STOPS from './stops.json' with { type: 'json' }
import type { ApplicationRow } from './store.ts'
import * as store from './store.ts'

export const PACKS_JOB = 'standing-list-packs'

const ENTITY = 'standing-application'

/** For the audit log: nothing of the papers, which more people read there. */
const labelOf = (office: OfficeRow, { fiscal_year }: Pick<ApplicationRow, 'fiscal_year'>): string =>
  `${plan.nameOf(office).en}, ${formatFiscalYear(fiscal_year)}`

/** In English, for a refusal; the check says it in the language of the screens. */
function whyStopped({ office, stops, applied }: Plan): string {
  const faults = stops.map(({ title, why }) => `${title.en} ${STOPS[why]}`)
  const reason = applied ? 'there is an application of this fiscal year' : 'there is no application to repeat'
  return `${plan.nameOf(office).en}: ${faults.join(', ') || reason}`
}

type WakingDeps = PackDeps & Pick<ApiDeps, 'wakeJobs'>

/**
 * Adds an application to each office, and one job that makes their packs. @returns their ids
 * @throws ServiceError not_found; conflict that names the papers that stop an application
 */
export async function applyToOffices(deps: WakingDeps, given: contract.NewApplications): Promise<number[]> {
  const { db, actor, now } = deps
  const fiscal_year = given.fiscalYear ?? plan.thisFiscalYear(now())
  const plans = await plan.planPacks(deps, given)
  const stopped = plans.filter(plan.isStopped)
  if (stopped.length > 0) throw conflict(stopped.map(whyStopped).join('. '))
  const at = now().toISOString()
  const ids: number[] = []
  await inTurn(db, [store.STANDING_LOCK], async (tx) => {
    for (const { office, language, works, papers, before } of plans) {
      if ((await store.listRows(tx, { office_id: office.id })).some((row) => row.fiscal_year === fiscal_year))
        throw conflict('Somebody else has just applied to some of these offices: look at them again')
      const id = await store.insertApplication(tx, {
        office_id: office.id,
        fiscal_year,
        day: given.day ?? nepalDay(now()),
        language,
        works: JSON.stringify(works),
        papers: JSON.stringify(papers.map((paper) => shownOf(contract.packPaperSchema, paper))),
        state: 'making',
        repeats_id: before?.id ?? null,
        made_by: actor.id,
        updated_at: at,
      })
      await note(tx, actor, now(), { action: 'create', entity: ENTITY, id, label: labelOf(office, { fiscal_year }) })
      ids.push(id)
    }
    await putPacksJob(tx, ids[0]!, at)
  })
  deps.wakeJobs()
  return ids
}

/** One of its own for each press: it does not end the one that is running. */
const putPacksJob = (tx: Db, id: number, at: string) =>
  putJob(tx, { kind: PACKS_JOB, subject: `${id} ${at}`, created_at: at, due_at: at })

/** Makes a pack again that could not be made, with the rights of who asks. @throws ServiceError not_found, conflict */
export async function makeAgain(deps: WakingDeps, id: number): Promise<contract.StandingApplication> {
  const again = await changeOne(deps, id, async (tx, { state }) => {
    if (state !== 'failed' && state !== 'making') throw conflict('This pack is made already')
    const at = deps.now().toISOString()
    await store.updateApplication(tx, id, { state: 'making', fault: null, made_by: deps.actor.id, updated_at: at })
    await putPacksJob(tx, id, at)
  })
  deps.wakeJobs()
  return again
}

/** @returns all of it, with those of other years to the same office @throws ServiceError not_found */
async function getApplication(db: Db, id: number, reader: Actor): Promise<contract.StandingApplication> {
  const row = await store.getRow(db, id, reader)
  const user = row.made_by === null ? undefined : await findStaffUser(db, row.made_by)
  const history = await store.listRows(db, { office_id: row.office_id })
  return {
    ...shownOf(contract.standingApplicationSchema, row),
    office: plan.nameOf(await getOffice(db, row.office_id)),
    letter: (await store.readLetters(db, [id])).get(id) ?? null,
    madeBy: user?.name ?? null,
    history: history.filter((one) => store.mayOpen(reader, one)).map(store.toSummary),
  }
}

/** Reads an application, which the audit log notes. @throws ServiceError not_found */
export async function openApplication(deps: PackDeps, id: number): Promise<contract.StandingApplication> {
  const { db } = deps
  const row = await store.getRow(db, id, deps.actor)
  await noteOn(db, deps, row, 'open', '', noteOnce)
  return getApplication(db, id, deps.actor)
}

/** @param more behind the label, such as a file */
export async function noteOn(
  db: Db,
  deps: PackDeps,
  row: ApplicationRow,
  action: string,
  more = '',
  write: typeof noteOnce = note,
) {
  const label = labelOf(await getOffice(db, row.office_id), row) + more
  await write(db, deps.actor, deps.now(), { action, entity: ENTITY, id: row.id, label })
}

/** Changes applications, one after the other in all processes, each with its line of the audit log. */
const changeInTurn = (
  deps: PackDeps,
  ids: number[],
  change: (tx: Db, row: ApplicationRow) => Promise<void>,
  action = 'update',
): Promise<void> =>
  inTurn(deps.db, [store.STANDING_LOCK], async (tx) => {
    for (const row of await getRows(tx, ids, deps.actor)) {
      await change(tx, row)
      await noteOn(tx, deps, row, action)
    }
  })

/** @throws ServiceError not_found; conflict that names, of several, those with papers that the reader may not see */
export async function getRows(db: Db, ids: number[], reader: Actor): Promise<ApplicationRow[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 1) return [await store.getRow(db, wanted[0]!, reader)]
  const known = new Map((await store.listRows(db)).map((row) => [row.id, row]))
  const rows = wanted.map((id) => orNotFound(known.get(id), 'Application'))
  const closed = rows.filter((row) => !store.mayOpen(reader, row))
  const names: string[] = []
  for (const { office_id } of closed) names.push(plan.nameOf(await getOffice(db, office_id)).en)
  if (names.length === 0) return rows
  throw conflict(`Leave out ${names.join(', ')}: you may not see all papers of these applications`)
}

async function changeOne(deps: PackDeps, id: number, change: (tx: Db, row: ApplicationRow) => Promise<void>) {
  await changeInTurn(deps, [id], change)
  return getApplication(deps.db, id, deps.actor)
}

/** @throws ServiceError invalid, not_found, conflict */
export async function changeApplication(deps: PackDeps, id: number, given: contract.ApplicationChange) {
  const { version, ...said } = given
  const { state, sentOn, answeredOn } = said
  if (state === 'sent' && sentOn === null) throw invalid({ sentOn: 'Say on which day it was sent' })
  if (sentOn !== null && answeredOn !== null && answeredOn < sentOn)
    throw invalid({ answeredOn: 'The office answered before it was sent' })
  return changeOne(deps, id, async (tx, row) => {
    if (version !== undefined && version !== row.version)
      throw conflict('Somebody else has changed this application since you opened it: look at it as it is now', {
        current: await getApplication(tx, id, deps.actor),
      })
    if (row.state === 'making' || row.state === 'failed')
      throw conflict('The pack of this application is not made yet: make it first')
    await store.updateApplication(tx, id, {
      ...columnsOf(said),
      // A day that is typed anew begins the wait for an answer anew.
      told_at: row.sent_on === sentOn ? row.told_at : null,
      version: row.version + 1,
      updated_at: deps.now().toISOString(),
    })
  })
}

/** Applications whose packs are made become sent on a day. @throws ServiceError not_found, conflict */
export const markSent = (deps: PackDeps, ids: number[], sentOn: string): Promise<void> =>
  changeInTurn(deps, ids, async (tx, row) => {
    if (row.state !== 'made') throw conflict('Choose only applications whose packs are made and not sent yet')
    const updated_at = deps.now().toISOString()
    await store.updateApplication(tx, row.id, { state: 'sent', sent_on: sentOn, version: row.version + 1, updated_at })
  })

/** With its files. @throws ServiceError not_found; conflict for a pack that was sent, which is kept */
export async function removeApplication(deps: PackDeps, id: number): Promise<{ id: number }> {
  const { db, now, place } = deps
  let paths: string[] = []
  const remove = async (tx: Db, { files, state }: ApplicationRow) => {
    if (files.length > 0 && state !== 'made') throw conflict('This application was sent: it is kept as it was')
    paths = await deletePrivateFiles(tx, [aboutApplication(id)], now())
    await store.deleteApplication(tx, id)
  }
  await changeInTurn(deps, [id], remove, 'delete')
  if (place) await deleteUnnamed(db, mediaOf(place), paths)
  return { id }
}

const SEARCHED = ['name_en', 'name_ne', 'address_en', 'address_ne', 'email', 'phone', 'notes'] as const

/** All offices that match, each with its application of a fiscal year. */
export async function getStandingList(
  deps: PackDeps,
  query: contract.StandingListQuery,
): Promise<contract.StandingList> {
  const thisYear = plan.thisFiscalYear(deps.now())
  const { year = thisYear, state, search = '' } = query
  const byOffice = Map.groupBy(await store.listRows(deps.db), (row) => row.office_id)
  const { kinds, papers } = await plan.readShelf(deps)
  const offices = (await listOffices(deps.db)).map((office) => {
    const rows = byOffice.get(office.id) ?? []
    const application = rows.find((row) => row.fiscal_year === year)
    const lastYear = rows.find((row) => row.fiscal_year < year)?.fiscal_year ?? null
    return { office, state: application?.state ?? 'none', application, lastYear }
  })
  const { words } = searchWords(search)
  const isFound = (office: OfficeRow) => {
    const text = [...SEARCHED.map((column) => office[column]), ...Object.values(OFFICE_KINDS[office.kind])].join(' ')
    return words.every((word) => text.toLowerCase().includes(word))
  }
  const shown = offices.filter((one) => one.state === (state ?? one.state) && isFound(one.office))
  const years = new Set([thisYear, ...[...byOffice.values()].flat().map((row) => row.fiscal_year)])
  const counted = LIST_STATES.map((one) => [one, offices.filter((office) => office.state === one).length] as const)
  return {
    fiscalYear: year,
    thisYear,
    years: [...years].toSorted((one, other) => other - one),
    counts: Object.fromEntries(counted) as contract.StandingList['counts'],
    kinds: kinds.map(({ kind, name }) => ({ kind, name })),
    papers: papers.map(({ id, kind, title, hasEnded }) => ({ id, kind, title, hasEnded })),
    offices: shown
      .map(({ office, application, lastYear }) => ({
        id: office.id,
        name: plan.nameOf(office),
        // A fault names papers, which may be private.
        application: application
          ? {
              ...store.toSummary(application),
              fault: store.mayOpen(deps.actor, application) ? application.fault : null,
            }
          : null,
        lastYear,
      }))
      .toSorted((one, other) => one.name.en.localeCompare(other.name.en)),
  }
}

/** Values of the letter and papers that are others today than when the pack was made. @throws ServiceError not_found */
export async function compareWithToday(deps: PackDeps, id: number): Promise<contract.Change[]> {
  const row = await store.getRow(deps.db, id, deps.actor)
  const { papers: held } = await plan.readShelf(deps)
  const papers = row.papers.flatMap(
    (kept) => held.find((one) => one.id === kept.id) ?? plan.newestInForce(held, kept.kind) ?? [],
  )
  const today = { ...row, office: await getOffice(deps.db, row.office_id), papers }
  const letter = await plan.composeFor(deps, today, { fiscalYear: row.fiscal_year, day: row.day })
  return plan.changesSince({ ...row, letter: (await store.readLetters(deps.db, [id])).get(id) }, { letter, papers })
}
