import { bsDay } from '../../../../contract/calendar/bs-dates.ts'
import { formatFiscalYear } from '../../../../contract/calendar/fiscal-year.ts'
import { digitsIn } from '../../../../contract/digits.ts'
import { kindOf, type ContentEntity } from '../../../../contract/kinds/index.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { parseDocument } from '../../../../server/core/content/columns.ts'
import type { HeldPaper } from '../../../../server/core/documents/paper-source.ts'
import { itemVersions, VISIBLE } from '../../../../server/core/store/item-rows.ts'
import type { Db } from '../../../../server/core/store/schema.ts'
import words from '../../contract/letter-words.json' with { type: 'json' }
import { linesOf, placeholderIn } from '../../contract/letter.ts'
import type { Letter, LetterLine, LetterValue, Placeholder } from '../../contract/letter.ts'
import { WORKS, type Work } from '../../contract/application-states.ts'
import { getWording, letterDetails } from './wording.ts'
import wordingData from './wording.json' with { type: 'json' }

interface LetterOf {
  office: Record<'name_en' | 'name_ne' | 'address_en' | 'address_ne' | 'updated_at', string> & { id: number }
  /** BS, in which it begins. */
  fiscalYear: number
  /** AD. */
  day: string
  language: Locale
  works: Record<Work, boolean> & { consultingText: string }
  papers: readonly HeldPaper[]
}

type Texts = Partial<Record<Placeholder, string>>
type Values = Partial<Record<Placeholder, LetterValue>>
type FoundRecord = Awaited<ReturnType<typeof findRecord>>

/** The only item of its kind. */
const SETTINGS = 1

/** Values of one record. @param at when it was changed last; null: not known */
function valuesOf(record: keyof typeof words.records, at: string | null, texts: Texts, id?: number | null): Values {
  const { path, name } = words.records[record]
  const source = { path: `${path}${id ?? ''}`, name, at }
  const entries = Object.entries(texts)
  return Object.fromEntries(
    entries.map(([placeholder, text]) => [placeholder, { placeholder, text: text.trim(), source }]),
  )
}

/**
 * A letter to an office. Each value is that of its own record in the letter's language, or a gap: neither another
 * language nor another number takes its place.
 */
export async function composeLetter({ db }: { db: Db }, of: LetterOf): Promise<Letter> {
  const { office, language, papers, works } = of
  const wording = await getWording(db, language)
  const ofApplication = (texts: Texts) => valuesOf('application', null, texts)
  const ofOffice = { 'office-name': office[`name_${language}`], 'office-address': office[`address_${language}`] }
  const fiscalYear = digitsIn(formatFiscalYear(of.fiscalYear), language)
  const values: Values = {
    ...(await readFirm(db, of)),
    ...valuesOf('office', office.updated_at, ofOffice, office.id),
    ...ofApplication({ day: dayIn(of.day, language), 'fiscal-year': fiscalYear }),
  }
  const each: Record<string, Values[]> = {
    paper: papers.map(({ id, title, number, issuedOn, updatedAt }) => {
      const day = issuedOn === null ? '' : dayIn(issuedOn, language)
      const texts = { 'paper-title': title[language] ?? '', 'paper-number': number, 'paper-day': day }
      return valuesOf('paper', updatedAt, texts, id)
    }),
    work: WORKS.filter((work) => works[work]).map((work) => {
      const [name, which] = [words.works[work][language], works.consultingText.trim()]
      // Of consulting, also which: without that it is a gap.
      return ofApplication({ work: work === 'consulting' ? which && `${name}: ${which}` : name })
    }),
  }
  let count = 0
  const lines = linesOf(wording.text).flatMap(({ as, parts }): LetterLine[] => {
    // A line with a paper or a work stands once for each; where there is none, once with its gaps.
    const listed = parts.map((part) => each[placeholderIn(part)?.split('-')[0] ?? '']).find(Boolean)
    const rows = listed && listed.length > 0 ? listed : [{}]
    return rows.map((row) => {
      const all: Values = { ...values, ...row }
      const runs = parts.map((part) => {
        const placeholder = placeholderIn(part)
        if (!placeholder) return part
        return all[placeholder] ?? ofApplication({ [placeholder]: '' })[placeholder]!
      })
      // Each list has numbers of its own.
      count = as === 'entry' ? count + 1 : 0
      const number = wordingData.numbers[language][count - 1] ?? digitsIn(count, language)
      return { as, runs: count === 0 ? runs : [`(${number}) `, ...runs] }
    })
  })
  return { language, wordingOf: wording.of, lines }
}

/** An item as visitors see it, or before they do, and when that was saved; undefined: it is in the trash, or not there. */
async function findRecord(db: Db, entity: ContentEntity, id: number) {
  const row = await itemVersions(db, VISIBLE)
    .select(['version.document', 'version.saved_at'])
    .where('item.entity', '=', entity)
    .where('item.item_id', '=', id)
    .where('item.state', '!=', 'trash')
    .executeTakeFirst()
  return row && { document: parseDocument(kindOf(entity), row.document), at: row.saved_at }
}

/** Of the settings, the details for letters and the people whom these name. */
async function readFirm(db: Db, { language, day }: LetterOf): Promise<Values> {
  const details = await letterDetails.read(db)
  const firm = await findRecord(db, 'settings', SETTINGS)
  const textsOf = (record: FoundRecord, fields: Texts, locale = language): Texts =>
    Object.fromEntries(Object.entries(fields).map(([one, field]) => [one, textIn(record, field, locale)]))
  const valuesOfPerson = async (id: number | null, fields: Texts) => {
    const found = id === null ? undefined : await findRecord(db, 'teams', id)
    // Somebody who has left signs nothing more.
    const isHere = found && String(found.document['leftOn'] ?? day) >= day
    if (!isHere) return valuesOf('details', details.at, textsOf(undefined, fields))
    return valuesOf('person', found.at, textsOf(found, fields), id)
  }
  return {
    ...valuesOf('settings', firm?.at ?? null, {
      ...textsOf(firm, { 'firm-name': 'name', 'firm-address': 'address' }),
      // They have no translation.
      ...textsOf(firm, { 'firm-phone': 'phones', 'firm-email': 'email' }, 'en'),
    }),
    ...valuesOf('details', details.at, {
      'postal-address': language === 'ne' ? details.postalAddressNe : details.postalAddressEn,
      mobile: details.mobile,
    }),
    ...(await valuesOfPerson(details.mainPersonId, { 'main-person': 'name' })),
    ...(await valuesOfPerson(details.signatoryId, { signatory: 'name', 'signatory-position': 'position' })),
  }
}

/** In Bikram Sambat. A day beyond its table is a gap. */
function dayIn(day: string, language: Locale): string {
  const text = bsDay(day, language)?.text ?? ''
  return language === 'en' && text ? `${text} BS` : text
}

/** A text or its lines in a language that visitors get, and in no other. */
function textIn(record: FoundRecord, field: string, language: Locale): string {
  if (!record) return ''
  const { document } = record
  const isDraft = language !== 'en' && document.draftLocales.includes(language)
  const value = language === 'en' ? document[field] : !isDraft && document.translations[language]?.[field]
  const texts = [value].flat().filter((one) => typeof one === 'string' && one.trim() !== '')
  return texts.join(', ')
}
