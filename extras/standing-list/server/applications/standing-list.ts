import { searchWords } from '../../../../contract/search-words.ts'
import { LIST_STATES } from '../../contract/application-states.ts'
import type { Change, StandingList, StandingListQuery } from '../../contract/applications.ts'
import { OFFICE_KINDS } from '../../contract/office-kinds.ts'
import { getOffice, listOffices, type OfficeRow } from '../offices/offices.ts'
import { changesSince, composeFor, nameOf, newestInForce, readShelf, thisFiscalYear, type PackDeps } from './plan.ts'
import { getRow, listRows, mayOpen, readLetters, toSummary } from './store.ts'

const SEARCHED = ['name_en', 'name_ne', 'address_en', 'address_ne', 'email', 'phone', 'notes'] as const

/** All offices that match, each with its application of a fiscal year. */
export async function getStandingList(deps: PackDeps, query: StandingListQuery): Promise<StandingList> {
  const thisYear = thisFiscalYear(deps.now())
  const { year = thisYear, state, search = '' } = query
  const byOffice = Map.groupBy(await listRows(deps.db), (row) => row.office_id)
  const { kinds, papers } = await readShelf(deps)
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
    counts: Object.fromEntries(counted) as StandingList['counts'],
    kinds: kinds.map(({ kind, name }) => ({ kind, name })),
    papers: papers.map(({ id, kind, title, hasEnded }) => ({ id, kind, title, hasEnded })),
    offices: shown
      .map(({ office, application, lastYear }) => ({
        id: office.id,
        name: nameOf(office),
        // A fault names papers, which may be private.
        application: application
          ? { ...toSummary(application), fault: mayOpen(deps.actor, application) ? application.fault : null }
          : null,
        lastYear,
      }))
      .toSorted((one, other) => one.name.en.localeCompare(other.name.en)),
  }
}

/** Values of the letter and papers that are others today than when the pack was made. @throws ServiceError not_found */
export async function compareWithToday(deps: PackDeps, id: number): Promise<Change[]> {
  const row = await getRow(deps.db, id, deps.actor)
  const { papers: held } = await readShelf(deps)
  const papers = row.papers.flatMap(
    (kept) => held.find((one) => one.id === kept.id) ?? newestInForce(held, kept.kind) ?? [],
  )
  const plan = { ...row, office: await getOffice(deps.db, row.office_id), papers }
  const letter = await composeFor(deps, plan, { fiscalYear: row.fiscal_year, day: row.day })
  return changesSince({ ...row, letter: (await readLetters(deps.db, [id])).get(id) }, { letter, papers })
}
