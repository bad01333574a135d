import { LOCALE_NAMES, type OtherLocale } from '../locale.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { DATES, EMAIL, SLUG, type Pattern } from '../patterns.ts'

/** A word or a sentence in the languages of the staff screens. English stands in for a missing one. */
export type Words = { en: string } & Partial<Record<OtherLocale, string>>

/** Who may read a field: everybody, every member of staff, or those who write bids. */
export type Visibility = 'public' | 'staff' | 'bids'

interface Options {
  label: Words
  help?: Words
  /** Default: public. What is not public is never selected for a public answer (server/store/fact-columns.ts). */
  visibility?: Visibility
  /** An empty value is refused. */
  isRequired?: boolean
  /** Found by the search of the staff lists. */
  isSearched?: boolean
  /** What lists call missing while the field is empty: a key of `GAPS`. */
  gap?: keyof typeof GAPS
  /** Column, or start of the columns' names. Default: the field's name in snake_case. */
  column?: string
  /** Description in the OpenAPI document. */
  description?: string
}

/** What an item can lack. */
export const GAPS = {
  picture: { en: 'picture', ne: 'तस्बिर' },
  summary: { en: 'summary', ne: 'सारांश' },
  description: { en: 'text', ne: 'पाठ' },
  district: { en: 'district', ne: 'जिल्ला' },
  client: { en: 'client', ne: 'सेवाग्राही' },
  service: { en: 'service', ne: 'सेवा' },
  dates: { en: 'start', ne: 'सुरु' },
  position: { en: 'position', ne: 'पद' },
  body: { en: 'text', ne: 'पाठ' },
  name: { en: 'name', ne: 'नाम' },
  email: { en: 'e-mail', ne: 'इमेल' },
  phones: { en: 'phone', ne: 'फोन' },
  address: { en: 'address', ne: 'ठेगाना' },
} satisfies Record<string, Words>

/** What lists call a missing language, such as `nepali`. */
export const languageGap = (locale: OtherLocale) => LOCALE_NAMES[locale].english.toLowerCase()

export interface Choice<Value extends string | number = string | number> {
  value: Value
  label: Words
}

/** A table of its own in which an item lists others, in order. */
export interface LinkTable {
  table: string
  column: string
}

/** How a date is given: '2010-2013', '2019-04', '2019-04-28' or an instant in UTC. */
export type DatePrecision = 'period' | 'yearOrMonth' | 'day' | 'time'

export type FieldType =
  | 'key'
  | 'line'
  | 'text'
  | 'richText'
  | 'slug'
  | 'email'
  | 'date'
  | 'number'
  | 'money'
  | 'quantity'
  | 'choice'
  | 'reference'
  | 'references'
  | 'picture'
  | 'pictures'
  | 'districts'
  | 'lines'
  | 'rows'
  | 'location'

/** One field of a kind of content. `Value` is what a document holds; `Translated` whether each language has its own. */
export interface Field<Value = unknown, Translated extends boolean = boolean> extends Options {
  type: FieldType
  isTranslated: Translated
  /** What a document holds where nothing was given. */
  empty: unknown
  /** What the form of a new item begins with, where it is not `empty`. */
  initial?: unknown
  /** Most characters of a text, or items of a list. */
  bound?: number
  pattern?: Pattern
  precision?: DatePrecision
  /** Of a number, in `unit`; the minimum itself is not allowed. */
  above?: number
  max?: number
  unit?: Words
  choices?: readonly Choice[]
  /** The kind that is referred to. */
  to?: string
  link?: LinkTable
  /** Columns of rows. */
  columns?: Record<string, Field<string, false>>
  /** No two published items share it. */
  isUnique?: boolean
  /** Carries `Value` in the type alone. */
  readonly value?: Value
}

/** What the columns of a field follow from, literally, for their types (server/store/kind-tables.ts). */
type Stored<Type extends FieldType, Given> = { type: Type } & Pick<
  Given,
  keyof Given & ('column' | 'link' | 'isRequired')
>
type Translatable<Given> = Given extends { isTranslated: true } ? true : false
type Nullable<Given> = Given extends { isNullable: true } ? null : never
interface TextOptions extends Options {
  bound: number
  isTranslated?: boolean
  /** Empty is null, not an empty text. */
  isNullable?: boolean
  pattern?: Pattern
  isUnique?: boolean
}

function text<Type extends 'line' | 'text' | 'richText', const Given extends TextOptions>(type: Type, given: Given) {
  const { isTranslated = false, isNullable = false, ...options } = given
  return { type, empty: isNullable ? null : '', isTranslated, ...options } as unknown as Field<
    string | Nullable<Given>,
    Translatable<Given>
  > &
    Stored<Type, Given>
}

/** One line. */
export const line = <const Given extends TextOptions>(given: Given) => text('line', given)
/** Several lines without marks. */
export const plainText = <const Given extends TextOptions>(given: Given) => text('text', given)
/** HTML from the allow-list of server/services/html.ts. */
export const richText = <const Given extends TextOptions>(given: Given) => text('richText', given)

export const email = <const Given extends Options>(given: Given): Field<string, false> & Stored<'email', Given> => ({
  type: 'email',
  empty: '',
  isTranslated: false,
  bound: 254,
  pattern: EMAIL,
  ...given,
})

/** Names an item that is always there; never written. */
export const key = <Key extends string>(given: Omit<Options, 'column'>): Field<Key, false> & Stored<'key', object> => ({
  type: 'key',
  empty: '',
  isTranslated: false,
  ...given,
})

/** Part of the address; made from the title when it is left out. */
export const slug = <const Given extends Options>(given: Given): Field<string, false> & Stored<'slug', Given> => ({
  type: 'slug',
  empty: '',
  isTranslated: false,
  bound: CONTENT_BOUNDS.slug,
  pattern: SLUG,
  ...given,
})

const datePattern = (precision: DatePrecision): Pattern | undefined =>
  precision === 'time' ? undefined : DATES[precision]

export const date = <const Given extends Options & { precision: DatePrecision }>(given: Given) =>
  ({
    type: 'date',
    empty: null,
    isTranslated: false,
    pattern: datePattern(given.precision),
    ...given,
  }) as unknown as Field<Given extends { isRequired: true } | { precision: 'time' } ? string : string | null, false> &
    Stored<'date', Given> & { precision: Given['precision'] }

export const number = <const Given extends Options & { above?: number; max?: number; unit?: Words }>(
  given: Given,
): Field<number | null, false> & Stored<'number', Given> => ({
  type: 'number',
  empty: null,
  isTranslated: false,
  ...given,
})

/** Amounts of money and quantities are more than this. */
export const AMOUNT_ABOVE = 0
/** Degrees from the equator and from Greenwich, at most. */
export const DEGREES = { latitude: 90, longitude: 180 } as const

/** An amount with its currency, and whether visitors may know it. */
export const money = <const Given extends Options>(
  given: Given,
): Field<{ amount: number; currency: string; isPublic: boolean } | null, false> & Stored<'money', Given> => ({
  type: 'money',
  empty: null,
  initial: { amount: null, currency: 'NPR', isPublic: false },
  isTranslated: false,
  ...given,
})

/** A number with a unit that is written beside it. */
export const quantity = <const Given extends Options>(
  given: Given,
): Field<{ amount: number; unit: string } | null, false> & Stored<'quantity', Given> => ({
  type: 'quantity',
  empty: null,
  initial: { amount: null, unit: '' },
  isTranslated: false,
  ...given,
})

export const choice = <const Value extends string | number>(
  given: Omit<Options, 'column'> & { choices: readonly Choice<Value>[]; initial?: NoInfer<Value> },
): Field<Value, false> & Stored<'choice', object> => ({
  type: 'choice',
  empty: null,
  isTranslated: false,
  isRequired: true,
  ...given,
})

/** The id of an item of another kind. */
export const reference = <const Given extends Options & { to: string }>(given: Given) =>
  ({ type: 'reference', empty: null, isTranslated: false, ...given }) as unknown as Field<
    Given extends { isRequired: true } ? number : number | null,
    false
  > &
    Stored<'reference', Given>

/** Ids of items of another kind, in order. */
export const references = <const Given extends Options & { to: string; link: LinkTable }>(
  given: Given,
): Field<number[], false> & Stored<'references', Given> => ({
  type: 'references',
  empty: [],
  isTranslated: false,
  ...given,
})

/** The id of a picture of the library. Its name ends in Id: records have the picture in full under the rest of it. */
export const picture = <const Given extends Options>(
  given: Given,
): Field<number | null, false> & Stored<'picture', Given> => ({
  type: 'picture',
  empty: null,
  isTranslated: false,
  ...given,
})
export const pictures = <const Given extends Options & { link: LinkTable }>(
  given: Given,
): Field<number[], false> & Stored<'pictures', Given> => ({
  type: 'pictures',
  empty: [],
  isTranslated: false,
  ...given,
})

/** Codes of districts. */
export const districts = <const Given extends Options & { link: LinkTable }>(
  given: Given,
): Field<string[], false> & Stored<'districts', Given> => ({
  type: 'districts',
  empty: [],
  isTranslated: false,
  ...given,
})

/** Several short texts. */
export const lines = <const Given extends Options & { bound: number; isTranslated?: boolean; pattern?: Pattern }>(
  given: Given,
) => ({ type: 'lines', empty: [], isTranslated: false, ...given }) as unknown as Field<string[], Translatable<Given>>

/** A small table. */
export const rows = <const Columns extends Record<string, Field<string, false>>>(
  given: Options & { bound: number; columns: Columns },
): Field<Record<keyof Columns, string>[], false> => ({ type: 'rows', empty: [], isTranslated: false, ...given })

/** Degrees (WGS 84). */
export const location = (given: Options): Field<{ latitude: number; longitude: number } | null, false> => ({
  type: 'location',
  empty: null,
  initial: { latitude: null, longitude: null },
  isTranslated: false,
  ...given,
})
