import { isNoValue } from '../../../../contract/amounts.ts'
import { bsCalendar } from '../../../../contract/calendar/bikram-sambat.ts'
import { readEnteredDate } from '../../../../contract/calendar/entered-date.ts'
import { daysOfFiscalYear, fiscalYearOf, parseFiscalYear } from '../../../../contract/calendar/fiscal-year.ts'
import { inTable } from '../../../../contract/calendar/other-calendar.ts'
import { FIRST_CERTAIN_BS, isOfEitherCalendar } from '../../../../contract/calendar/parse-date.ts'
import { isDevanagari, normaliseWord } from '../../../../server/search/public.ts'
import { NEW_OFFICE, OFFICE_TEXTS, type OfficeText } from '../../contract/office-kinds.ts'
import { pastApplicationSchema, officeInputSchema } from '../../contract/offices.ts'
import type { OfficeCheck, PastApplication, NearName, OfficeInput } from '../../contract/offices.ts'
import { plainOf, type OfficeNames } from './near-names.ts'
import tableWords from './table-words.json' with { type: 'json' }

type Column = keyof typeof tableWords.columns | 'number'

/** Characters of a text that is shown beside its fault. */
export const SHOWN = 200
const OF_APPLICATIONS = ['fiscalYear', 'receipt', 'receiptOn', 'fee', 'answer', 'listedUntil'] as const

/** The key whose longest phrase stands in a text. */
function phraseIn<Key extends string>(text: string, phrases: Record<Key, string[]>): Key | undefined {
  const plain = plainOf(text)
  const all = Object.entries<string[]>(phrases).flatMap(([key, list]) =>
    list.map((one) => ({ key, phrase: plainOf(one) })),
  )
  const found = all.filter(({ phrase }) => plain.includes(phrase))
  return found.toSorted((one, other) => other.phrase.length - one.phrase.length)[0]?.key as Key | undefined
}

const NUMBERS = tableWords.numbers.map(plainOf)
/** Nothing but S.No. and क्र.सं., which "Ward No." also ends with. */
const isNumber = (heading: string) => {
  const words = plainOf(heading)
  return words !== ' ' && NUMBERS.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), words) === ' '
}

/** Whether a text that may say “listed” says that it is not so, or not yet: “to be listed”, सूचीकृत हुन बाँकी. */
function isDoubtful(answer: string): boolean {
  const words = ` ${normaliseWord(answer).replaceAll(/[^\p{L}\p{M}]+/gu, ' ')} `
  return tableWords.doubts.some((doubt) => words.includes(` ${doubt} `))
}
const ANSWERS = new Set(Object.values(tableWords.answers).flat().map(plainOf))

/** From a year AD to the fiscal year BS that begins in it: 2024/25 is 2081/82. */
const AD_TO_BS = 57

/** @returns undefined also for a year that may be of either calendar */
function readFiscalYear(text: string): number | undefined {
  const year = parseFiscalYear(text)
  if (year === undefined || isOfEitherCalendar(year)) return undefined
  return year < FIRST_CERTAIN_BS ? year + AD_TO_BS : year
}

/** By the headings of a table, in either language and any order. Undefined: not known. */
export const columnsOf = (headings: readonly string[]): Map<string, Column | undefined> =>
  new Map(headings.map((heading) => [heading, isNumber(heading) ? 'number' : phraseIn(heading, tableWords.columns)]))

/** All that a row says of its office; what cannot be read is a fault, and stays in the notes. Without a name, there is none. */
export function readRow(
  { row, values }: { row: number; values: Record<string, string> },
  columns: Map<string, Column | undefined>,
  references: OfficeNames<NearName>,
  now: Date,
) {
  const faults: OfficeCheck['faults'] = []
  const kept: string[] = []
  const complain = (column: string, text: string, message: string) =>
    faults.push({ row, column, text: text.slice(0, SHOWN), message })
  const keep = (column: string, text: string) => kept.push(column === '' ? text : `${column}: ${text}`)
  const cellsOf = (...wanted: (Column | undefined)[]) =>
    Object.entries(values)
      .filter(([name, text]) => wanted.includes(columns.get(name)) && text.trim() !== '' && !isNoValue(text))
      .map(([name, text]) => [name, text.trim()] as const)
  const textOf = (column: Column) => Array.from(cellsOf(column), ([, text]) => text).join(', ')
  const headingOf = (column: Column) => cellsOf(column)[0]?.[0] ?? ''
  const refuse = (column: Column, text: string, message: string) => {
    keep(headingOf(column), text)
    complain(headingOf(column), text, message)
  }
  /** One text in each language; a second one in the same language is kept. */
  const inBoth = (...wanted: Column[]) => {
    const texts = { en: '', ne: '' }
    for (const [name, text] of cellsOf(...wanted)) {
      const locale = isDevanagari(text) ? 'ne' : 'en'
      if (texts[locale] === '') texts[locale] = text
      else if (texts[locale] !== text) keep(name, text)
    }
    return texts
  }
  const readDay = (text: string, yearsAhead = 0) => readEnteredDate(text, { precision: 'day', yearsAhead }, {}, now)
  const dayOf = (column: Column, yearsAhead?: number): string | null => {
    const text = textOf(column)
    if (text === '') return null
    const { date, ...read } = readDay(text, yearsAhead)
    const fault = 'fault' in read && read.fault ? read.fault.en.replace('%{label}', 'It') : 'This is no date'
    if (!date) refuse(column, text, fault)
    return date?.value ?? null
  }

  const names = inBoth('nameEn', 'nameNe', 'name')
  if (names.en === '' && names.ne === '') {
    const all = Object.values(values).filter(Boolean).join(' · ')
    complain('', all, 'There is no name of an office: the row is left out')
    return { faults }
  }
  const addresses = inBoth('address')
  const place = `${addresses.en} ${addresses.ne}`
  const meant = references.find(Object.values(names), place).filter(({ difference }) => difference === 0)
  const listed = meant.length === 1 ? meant[0]!.item : { ...NEW_OFFICE, kind: undefined }
  const kindText = textOf('kind')
  const kind = phraseIn(kindText, tableWords.kinds)
  if (kindText !== '' && !kind) refuse('kind', kindText, 'This kind of office is not known')
  for (const [name, text] of cellsOf(undefined)) keep(name, text)
  const application = readApplication()
  const given: OfficeInput = {
    ...NEW_OFFICE,
    kind: kind ?? listed.kind ?? phraseIn(`${names.en} ${names.ne}`, tableWords.kinds) ?? 'other',
    nameEn: names.en || listed.nameEn,
    nameNe: names.ne || listed.nameNe,
    addressEn: place.trim() === '' ? listed.addressEn : addresses.en,
    addressNe: place.trim() === '' ? listed.addressNe : addresses.ne,
    localLevel: listed.localLevel,
    email: textOf('email'),
    phone: textOf('phone'),
  }
  for (const { path, message } of officeInputSchema.safeParse(given).error?.issues ?? []) {
    const name = path[0] as Exclude<OfficeText, 'notes'>
    refuse(name as Column, given[name], message)
    given[name] = name.startsWith('name') ? given[name].slice(0, OFFICE_TEXTS[name].most) : ''
  }
  const notes = [textOf('notes'), ...kept].filter(Boolean).join('\n')
  given.notes = notes.slice(0, OFFICE_TEXTS.notes.most)
  if (given.notes !== notes) complain(headingOf('notes'), notes.slice(-SHOWN), 'The notes are too long: they are cut')
  return { given, application, faults }

  function readApplication(): PastApplication | undefined {
    const parts = OF_APPLICATIONS.flatMap((column) => cellsOf(column))
    if (parts.length === 0) return undefined
    const [receiptOn, until, answer] = [dayOf('receiptOn'), textOf('listedUntil'), textOf('answer')]
    // A list is often said to hold for a fiscal year.
    const lastYear = readFiscalYear(until)
    const listedUntil =
      lastYear === undefined ? dayOf('listedUntil', 50) : inTable(null, () => daysOfFiscalYear(lastYear).last)
    const read = phraseIn(answer, tableWords.answers)
    const isUnsure = isDoubtful(answer)
    const said = isUnsure && read !== 'refused' ? 'sent' : read
    const answeredOn = said ? null : (readDay(answer).date?.value ?? null)
    const ofDay = receiptOn === null ? undefined : inTable(undefined, () => fiscalYearOf(bsCalendar.toBs(receiptOn)))
    const year = textOf('fiscalYear')
    const { data, error } = pastApplicationSchema.safeParse({
      receipt: textOf('receipt'),
      fee: textOf('fee'),
      receiptOn,
      answeredOn,
      listedUntil,
      fiscalYear: year === '' ? ofDay : readFiscalYear(year),
      state: said ?? (listedUntil === null ? 'sent' : 'listed'),
      notes: answeredOn !== null || (!isUnsure && ANSWERS.has(plainOf(answer))) ? '' : answer,
    })
    if (data) return data
    const text = parts.map((part) => part.join(': ')).join(', ')
    keep('', text)
    complain('', text, `${error.issues[0]!.message}. The application is not added`)
    return undefined
  }
}
