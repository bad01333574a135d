import { fieldsOf, type Kind } from '../fields/kind.ts'
import type { Field } from '../fields/field.ts'
import type { Locale, Words } from '../locale.ts'
import { plainColumn } from './columns.ts'

/** Of the name of a sheet, in Excel. */
const NAME_LENGTH = 31

/** Fields of rows as spreadsheets have them. */
export const tableFields = (kind: Kind): [string, Field][] => fieldsOf(kind).filter(([, { type }]) => type === 'table')

/** Such as “Projects – People”, in the language of the reader. */
export function sheetNameOf(kind: Kind, field: Field, reader: Locale): string {
  const inWords = (words: Words) => words[reader] ?? words.en
  return `${inWords(kind.plural)} – ${inWords(field.label)}`.slice(0, NAME_LENGTH)
}

/** The table field that a sheet has the rows of. @returns undefined: of none */
export function fieldOfSheet(kind: Kind, sheet: string): [string, Field] | undefined {
  const plain = (name: string) => plainColumn(name.replaceAll(/[–—]/g, '-').slice(0, NAME_LENGTH))
  const wanted = plain(sheet)
  const before = [
    '',
    ...[kind.entity, ...Object.values(kind.singular), ...Object.values(kind.plural)].map((one) => `${one} - `),
  ]
  return tableFields(kind).find(([name, { label }]) =>
    [name, ...Object.values(label)].some((one) => before.some((start) => plain(start + one) === wanted)),
  )
}
