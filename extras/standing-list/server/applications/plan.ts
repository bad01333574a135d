import { bsCalendar } from '../../../../contract/calendar/bikram-sambat.ts'
import { fiscalYearOf } from '../../../../contract/calendar/fiscal-year.ts'
import { nepalDay } from '../../../../contract/calendar/nepal-day.ts'
import type { Words } from '../../../../contract/locale.ts'
import type { Actor } from '../../../../server/core/audit/audit.ts'
import type { WriteDeps } from '../../../../server/core/audit/writing.ts'
import type { HeldPaper, PaperSource } from '../../../../server/core/documents/paper-source.ts'
import type { ApiDeps } from '../../../../server/core/feature.ts'
import { orNotFound } from '../../../../server/core/process/service-error.ts'
import type { Change, NewApplications, PackCheck, PackPaper } from '../../contract/applications.ts'
import { gapsOf, valuesIn, type Letter, type LetterValue, placeholderName } from '../../contract/letter.ts'
import { composeLetter } from '../letter/compose.ts'
import { listOffices, type OfficeRow } from '../offices/offices.ts'
import { listRows, mayOpen, readLetters } from './store.ts'

export type PackDeps = WriteDeps & Pick<ApiDeps, 'place' | 'papers'>

export const thisFiscalYear = (now: Date): number => fiscalYearOf(bsCalendar.toBs(nepalDay(now)))

export const nameOf = ({ name_en, name_ne }: OfficeRow): Words => ({ en: name_en || name_ne, ne: name_ne || name_en })

/** In place of the papers where none are kept: each office asks for some. */
const NONE_KEPT: Awaited<ReturnType<PaperSource['list']>> = {
  kinds: [{ kind: 'papers', name: { en: 'Papers of the firm', ne: 'संस्थाका कागजात' }, isForStandingList: true }],
  papers: [],
  missing: [],
}
/** Sees what every bid writer does. The id is nobody's: null is that of papers which the owners look after. */
const ANYBODY: Actor = { id: '', email: '', role: 'bids', address: undefined }

export type Shelf = Awaited<ReturnType<typeof readShelf>>

/** The papers that somebody may see, and which of them not every bid writer does. */
export async function readShelf(deps: PackDeps) {
  const { papers: source } = deps
  const found = source ? await source.list(deps) : NONE_KEPT
  const open = source ? await source.list({ ...deps, actor: ANYBODY }) : NONE_KEPT
  const ids = new Set(open.papers.map(({ id }) => id))
  const papers = found.papers.map((paper) => ({ ...paper, isPrivate: !ids.has(paper.id) }))
  return { ...found, papers, hasSource: source !== undefined }
}

/** The newest of a kind that has not ended: the one that ends last. */
export const newestInForce = (papers: Shelf['papers'], kind: string) =>
  papers
    .filter((paper) => paper.kind === kind && !paper.hasEnded)
    .toSorted((one, other) => (other.endsOn ?? '9').localeCompare(one.endsOn ?? '9'))[0]

/** An application as it would be made. */
export type Plan = Awaited<ReturnType<typeof planPacks>>[number]

/** Plans an application to each office, in the order given. @throws ServiceError not_found */
export async function planPacks(deps: PackDeps, given: NewApplications) {
  const { db, now } = deps
  const year = given.fiscalYear ?? thisFiscalYear(now())
  const ids = [...new Set(given.officeIds)]
  const offices = new Map((await listOffices(db)).map((office) => [office.id, office]))
  const applications = Map.groupBy(await listRows(db, {}, ids), (row) => row.office_id)
  const shelf = await readShelf(deps)
  return ids.map((id) => {
    const office = orNotFound(offices.get(id), 'Office')
    const rows = applications.get(id) ?? []
    const before = rows.find((row) => row.fiscal_year < year)
    return {
      office,
      language: given.language ?? before?.language ?? null,
      works: given.works ?? before?.works ?? null,
      ...choosePapers(office, shelf, given),
      applied: rows.find((row) => row.fiscal_year === year),
      before,
    }
  })
}

/** The papers that go with an application, in the order of their kinds, and what stops it. */
function choosePapers(office: OfficeRow, shelf: Shelf, { papers: ids, overruled }: NewApplications) {
  const chosen = shelf.papers.filter(({ id }) => ids.includes(id))
  const law = shelf.kinds.filter(({ isForStandingList }) => isForStandingList).map(({ kind }) => kind)
  const asked = office.asks === null ? law : (JSON.parse(office.asks) as string[])
  const wanted = new Set([...law, ...asked, ...chosen.map(({ kind }) => kind)])
  const order = new Set([...shelf.kinds.map(({ kind }) => kind), ...wanted])
  const papers: Shelf['papers'] = []
  const stops: PackCheck['stops'] = []
  for (const kind of order) {
    const isAsked = asked.includes(kind)
    if (!wanted.has(kind) || (!isAsked && overruled.includes(kind))) continue
    const named = chosen.filter((paper) => paper.kind === kind)
    const newest = newestInForce(shelf.papers, kind)
    const taken = named.length > 0 ? named : newest ? [newest] : []
    papers.push(...taken)
    for (const { id, title, hasEnded, scans } of taken) {
      if (hasEnded) stops.push({ kind, title, why: 'ended', isAsked, path: `/papers/${id}?renew` })
      else if (scans === 0) stops.push({ kind, title, why: 'empty', isAsked, path: `/papers/${id}` })
    }
    if (taken.length === 0) stops.push({ kind, isAsked, ...faultOf(kind, shelf) })
  }
  return { papers, stops }
}

/** Why there is no paper of a kind. */
function faultOf(kind: string, shelf: Shelf): Pick<PackCheck['stops'][number], 'title' | 'why' | 'path'> {
  const ended = shelf.papers.find((paper) => paper.kind === kind)
  if (ended) return { title: ended.title, why: 'ended', path: `/papers/${ended.id}?renew` }
  const { name = { en: kind }, isForStandingList = false } = shelf.kinds.find((one) => one.kind === kind) ?? {}
  if (!shelf.hasSource) return { title: name, why: 'missing', path: '' }
  const gap = shelf.missing.find((one) => one.kind === kind)
  // One that is not missing, and that this person does not see, is private.
  if (isForStandingList && !gap) return { title: name, why: 'hidden', path: '/papers' }
  return { title: gap?.title ?? name, why: 'missing', path: `/papers/create?kind=${kind}` }
}

export const isStopped = ({ stops, applied, works, language }: Plan): boolean =>
  stops.length > 0 || applied !== undefined || works === null || language === null

/** Undefined without a language or works, where there is no earlier application to repeat. */
export async function composeFor(
  { db, now }: Pick<PackDeps, 'db' | 'now'>,
  { office, language, works, papers }: Pick<Plan, 'office' | 'language' | 'works' | 'papers'>,
  { fiscalYear = thisFiscalYear(now()), day }: { fiscalYear?: number | undefined; day?: string | null | undefined },
): Promise<Letter | undefined> {
  if (language === null || works === null) return undefined
  return composeLetter({ db }, { office, language, works, papers, fiscalYear, day: day ?? nepalDay(now()) })
}

/** Checks an application to each office without making it. @throws ServiceError not_found */
export async function checkPacks(deps: PackDeps, given: NewApplications): Promise<PackCheck[]> {
  const plans = await planPacks(deps, given)
  const earlier = plans.flatMap(({ before }) => (before && mayOpen(deps.actor, before) ? before.id : []))
  const letters = await readLetters(deps.db, earlier)
  const checks: PackCheck[] = []
  for (const plan of plans) {
    const { office, papers, stops, applied, before } = plan
    const letter = await composeFor(deps, plan, given)
    const gaps = letter ? gapsOf(letter) : []
    checks.push({
      officeId: office.id,
      office: nameOf(office),
      stops,
      appliedId: applied?.id ?? null,
      isUnknown: letter === undefined,
      gaps: gaps.map(({ placeholder, source }) => ({ name: placeholderName(placeholder), path: source.path })),
      papers: papers.map(({ id, title }) => ({ id, title })),
      changes: before ? changesSince({ ...before, letter: letters.get(before.id) }, { letter, papers }) : [],
    })
  }
  return checks
}

/** Differ with each application, or are compared as papers. */
const OF_EACH = /^(day|fiscal-year|paper-.*)$/

type Pack<Paper> = { letter: Letter | undefined; papers: readonly Paper[] }

/** Values and papers that differ from those of an application that was made, each with its record; none without a letter. */
export const changesSince = (was: Pack<PackPaper>, is: Pack<HeldPaper>): Change[] =>
  was.letter && is.letter
    ? [...compareLetters(was.letter, is.letter), ...comparePapers(was.papers, is.papers, is.letter.language)]
    : []

function compareLetters(was: Letter, is: Letter): Change[] {
  const byPlaceholder = (letter: Letter) => Map.groupBy(valuesIn(letter), ({ placeholder }) => placeholder)
  const [before, after] = [byPlaceholder(was), byPlaceholder(is)]
  const placeholders = [...new Set([...before.keys(), ...after.keys()])].filter((one) => !OF_EACH.test(one))
  return placeholders.flatMap((placeholder) => {
    const [old = [], now = []] = [before.get(placeholder), after.get(placeholder)]
    const { source } = (now[0] ?? old[0])!
    const change = { name: placeholderName(placeholder), was: textOf(old), is: textOf(now), path: source.path }
    return change.was === change.is ? [] : [change]
  })
}

const textOf = (values: LetterValue[]) => [...new Set(values.map(({ text }) => text))].filter(Boolean).join('; ')

/** Those that were replaced, are gone, were changed or are new. */
function comparePapers(was: readonly PackPaper[], now: readonly HeldPaper[], language: Letter['language']): Change[] {
  const titleOf = ({ title }: { title: Words }) => title[language] ?? title.en
  const gone = was.flatMap((paper) => {
    const same = now.find(({ id }) => id === paper.id)
    if (same?.version === paper.version) return []
    const next = same ?? now.find(({ kind, id }) => kind === paper.kind && !was.some((one) => one.id === id))
    const path = `/papers/${(next ?? paper).id}`
    return [{ name: paper.title, was: titleOf(paper), is: next ? titleOf(next) : '', path }]
  })
  const added = now
    .filter(({ kind }) => !was.some((paper) => paper.kind === kind))
    .map((paper) => ({ name: paper.title, was: '', is: titleOf(paper), path: `/papers/${paper.id}` }))
  return [...gone, ...added]
}
