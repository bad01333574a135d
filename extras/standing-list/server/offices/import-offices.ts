import { formatFiscalYear } from '../../../../contract/calendar/fiscal-year.ts'
import { note } from '../../../../server/core/audit/audit.ts'
import type { WriteDeps } from '../../../../server/core/audit/writing.ts'
import { nextTurn } from '../../../../server/core/process/next-turn.ts'
import { conflict, invalid } from '../../../../server/core/process/service-error.ts'
import { inTurn } from '../../../../server/core/store/engine.ts'
import type { Db } from '../../../../server/core/store/schema.ts'
import type { WholeTable } from '../../../../server/transfer/public.ts'
import { OFFICE_IMPORT, OFFICE_TEXT_NAMES, OFFICE_TEXTS } from '../../contract/office-kinds.ts'
import type * as contract from '../../contract/offices.ts'
import { lackedBy, listRows, recordApplication, STANDING_LOCK } from '../applications/store.ts'
import { namesOf, openReferences } from './near-names.ts'
import { addOffice, changeOffice, getOffice, labelOf, listOffices, OFFICES_LOCK, toOffice } from './offices.ts'
import { columnsOf, readRow, SHOWN } from './read-table.ts'

const NEAR = 3
/** Beyond it, two names are of different offices: of a municipality and of a rural one. */
const MOST_DIFFERENT = 4
const SECOND = 'It is the second application of this office for the year: it fills in what the first lacks'

const soughtOf = ({ nameEn, nameNe, addressEn, addressNe }: contract.OfficeInput) =>
  [[nameEn, nameNe], `${addressEn} ${addressNe}`] as const

/** Says what would become of the rows of a table: nothing is stored. @throws ServiceError invalid without a column of names */
export async function checkTable(
  db: Db,
  { rows, otherSheets, notes }: WholeTable,
  now: Date,
): Promise<contract.OfficeCheck> {
  const columns = columnsOf(Object.keys(rows[0]?.values ?? {}))
  const of = (column: string | undefined) => [...columns].filter(([, one]) => one === column).map(([name]) => name)
  if (!['name', 'nameEn', 'nameNe'].some((column) => of(column).length > 0))
    throw invalid({ file: 'No column has the names of offices: write “Name of office” or “कार्यालयको नाम” above it' })
  const references = await openReferences(db)
  const groups: contract.OfficeGroup[] = []
  const faults: contract.OfficeCheck['faults'] = []
  const groupOf = (office: number | null): contract.OfficeGroup => {
    return { office, rows: [], given: [], applications: [], near: [], isKnown: false }
  }
  const stored = await listOffices(db)
  const names = namesOf(stored, ({ id }) => groupOf(id))
  const offices = new Map(stored.map((row) => [row.id, toOffice(row)]))
  const officeOf = ({ office }: contract.OfficeGroup) => offices.get(office ?? 0)
  const nearOf = (group: contract.OfficeGroup): contract.OfficeGroup['near'][number] => {
    const there = officeOf(group)
    return {
      name: labelOf(there ?? group.given[0]!),
      office: group.office,
      group: there ? null : groups.indexOf(group),
    }
  }
  const levelOf = (group: contract.OfficeGroup) => (group.given[0] ?? officeOf(group))?.localLevel
  const isMaybeSame = (one: string | null | undefined, other: string | null) => !one || !other || one === other
  for (const { where, values } of rows) {
    // `row 7`.
    const row = Number(where.slice('row '.length))
    const { given, application, faults: own } = readRow({ row, values }, columns, references, now)
    faults.push(...own)
    await nextTurn()
    if (!given) continue
    const found = names.find(...soughtOf(given)).filter(({ difference }) => difference <= MOST_DIFFERENT)
    const same = found.find(({ item, difference }) => difference === 0 && item.rows.length < OFFICE_IMPORT.rowsOfOne)
    const group = same?.item ?? groupOf(null)
    if (group.rows.length === 0) groups.push(group)
    const others = found.filter(({ item }) => isMaybeSame(levelOf(item), given.localLevel))
    if (!same) group.near = others.slice(0, NEAR).map(({ item }) => nearOf(item))
    // A later row may write it as this one does.
    names.add(group, ...soughtOf(given))
    group.rows.push(row)
    if (!group.given.some((one) => JSON.stringify(one) === JSON.stringify(given))) {
      group.given.push(given)
      const { after } = fillIn(officeOf(group), group.given)
      if (areLong(after))
        faults.push({ row, column: '', text: given.notes.slice(0, SHOWN), message: longNotes(after).message })
    }
    if (!application) continue
    const { fiscalYear, receipt, fee } = application
    const text = [receipt, fee].filter(Boolean).join(', ')
    if (group.applications.some((one) => one.fiscalYear === fiscalYear))
      faults.push({ row, column: formatFiscalYear(fiscalYear), text, message: SECOND })
    group.applications.push(application)
  }
  const applied = Map.groupBy(await listRows(db), (row) => row.office_id)
  for (const group of groups) {
    const office = officeOf(group)
    const ownRows = applied.get(office?.id ?? 0) ?? []
    const isKnown = (past: contract.PastApplication) =>
      ownRows.some((row) => row.fiscal_year === past.fiscalYear && !lackedBy(row, past))
    group.isKnown = !!office && !fillIn(office, group.given).isChanged && group.applications.every(isKnown)
  }
  const remarks = [
    { about: 'unknown', examples: of(undefined) },
    { about: 'numbers', examples: of('number') },
    { about: 'otherSheets', examples: otherSheets },
    ...notes.map(({ note: about, examples }) => ({ about, examples })),
  ]
  return { groups, faults, remarks: remarks.filter(({ examples }) => examples.length > 0) }
}

const TEXTS = OFFICE_TEXT_NAMES.filter((name) => name !== 'notes')

const areLong = ({ notes }: contract.OfficeInput) => notes.length > OFFICE_TEXTS.notes.most
const longNotes = (office: contract.OfficeInput) =>
  conflict(`The notes of “${labelOf(office)}” would be too long: shorten them in the table, or in the office`)

/** Fills in what is empty; what differs goes into the notes, once. */
function merge<Into extends contract.OfficeInput>(into: Into, from: contract.OfficeInput): Into {
  const filled = TEXTS.filter((name) => into[name] === '').map((name) => [name, from[name]])
  const others = TEXTS.filter((name) => into[name] !== '' && into[name] !== from[name]).map((name) => from[name])
  const known = into.notes.split('\n')
  const lines = [...others, ...from.notes.split('\n')].filter((line) => line !== '' && !known.includes(line))
  const notes = [into.notes, ...new Set(lines)].filter(Boolean).join('\n')
  return { ...into, ...Object.fromEntries(filled), localLevel: into.localLevel ?? from.localLevel, notes }
}

/** An office, perhaps one that is there, with all that its rows say. */
function fillIn(before: contract.Office | undefined, given: readonly contract.OfficeInput[]) {
  const merged = given.reduce((into, from) => merge(into, from))
  const after = before ? merge(before, merged) : merged
  return { after, isChanged: JSON.stringify(after) !== JSON.stringify(before) }
}

/** Adds offices with their past applications, or fills in those that are there. Done twice, it changes nothing more. @throws ServiceError */
export function importOffices(deps: WriteDeps, { offices }: contract.OfficeImport): Promise<contract.OfficeImported> {
  const { actor, now } = deps
  const change = async (tx: Db) => {
    const counts = { added: 0, changed: 0, known: 0, applications: 0, knownApplications: 0 }
    const names = namesOf(await listOffices(tx), ({ id }) => id)
    for (const { office, given, applications } of offices) {
      const [same] = names.find(...soughtOf(fillIn(undefined, given).after))
      const known = office ?? (same?.difference === 0 ? same.item : undefined)
      const before = known === undefined ? undefined : toOffice(await getOffice(tx, known))
      const { after, isChanged } = fillIn(before, given)
      if (areLong(after)) throw longNotes(after)
      counts[!before ? 'added' : isChanged ? 'changed' : 'known'] += 1
      const id = before?.id ?? (await addOffice(tx, deps, after)).id
      if (before && isChanged) await changeOffice(tx, deps, id, after)
      // Its other rows may follow as another one.
      names.add(id, ...soughtOf(after))
      const years = new Set((await listRows(tx, { office_id: id })).map((row) => row.fiscal_year))
      for (const application of applications) {
        counts[years.has(application.fiscalYear) ? 'knownApplications' : 'applications'] += 1
        years.add(application.fiscalYear)
        await recordApplication(tx, { officeId: id, ...application }, now().toISOString())
      }
    }
    const label = `${counts.added} added, ${counts.changed} changed, ${counts.applications} applications`
    await note(tx, actor, now(), { action: 'import', entity: 'office', label })
    return counts
  }
  return inTurn(deps.db, [OFFICES_LOCK, STANDING_LOCK], change)
}
