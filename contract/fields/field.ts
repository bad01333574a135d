import type { Words } from '../locale.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import type { BlockKind } from './block.ts'
import type { GAPS } from './gaps.ts'
import { DATES, type DatePrecision } from '../calendar/date-fields.ts'
import { EMAIL, SLUG, type Pattern } from '../patterns.ts'

/** `bids`: those who write bids. */
export type Visibility = 'public' | 'staff' | 'bids'

export interface FieldOptions {
  label: Words
  /** Headings in lists of firms, in either language, after commas; without dots and brackets. */
  headings?: string
  help?: Words
  /** Default: public. Others are never selected for a public answer (server/core/content/facts.ts). */
  visibility?: Visibility
  /** A field of the same kind that says whom a person lets read this one (consent.ts). */
  consent?: string
  /** Of a column that refers to items: the field by which each of them says who may read a row about it. */
  rowConsent?: string
  /** The part of its value that says who may read it. */
  hidesBy?: string
  isRequired?: boolean
  /** A draft may do without it; publishing asks for it. */
  isNeededToPublish?: boolean
  /** By the staff lists' search too, and with a larger weight in the site's search, which has every public text. */
  isSearched?: boolean
  /** The gap that lists report while the field is empty: a key of `GAPS`. */
  gap?: keyof typeof GAPS
  /** A column, or a prefix of several. Default: the field's name in snake_case. */
  column?: string
  /** Of a column: the text that it is made of where nothing is given; forms do not show it. */
  madeFrom?: string
  description?: string
}

export interface Choice<Value extends string | number = string | number> {
  value: Value
  label: Words
  /** Texts for it in lists of firms, in either language, after commas. */
  synonyms?: string
}

/** A table with ordered links to other items. */
export interface LinkTable {
  table: string
  column: string
}

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
  | 'flag'
  | 'choice'
  | 'optionalChoice'
  | 'reference'
  | 'references'
  | 'picture'
  | 'pictures'
  | 'document'
  | 'districts'
  | 'localLevels'
  | 'lines'
  | 'rows'
  | 'table'
  | 'blocks'
  | 'location'
  | 'geometry'

/** `Value` is the type in a document; `Translated` whether each language has its own value. */
export interface Field<Value = unknown, Translated extends boolean = boolean> extends FieldOptions {
  type: FieldType
  isTranslated: Translated
  /** The default in a document. */
  empty: unknown
  /** The default in the form of a new item, if not `empty`. */
  initial?: unknown
  /** Maximum characters of a text, or items of a list. */
  bound?: number
  pattern?: Pattern
  precision?: DatePrecision
  /** Years ahead from which staff are asked whether a date is meant in Bikram Sambat; default: 1. From 0 down: it is. */
  yearsAhead?: number
  /** Which end of a fiscal year or a quarter a date is; only an `end` may be open. */
  edge?: 'start' | 'end'
  /** An exclusive minimum, in `unit`. */
  above?: number
  max?: number
  isWhole?: boolean
  unit?: Words
  choices?: readonly Choice[]
  to?: string
  link?: LinkTable
  columns?: Record<string, Field>
  /** The table that has the rows of a `table`. */
  rowsIn?: string
  /** Columns that forms keep folded, so that a row of the others is a line. */
  folded?: readonly string[]
  /** Of `blocks`, by type. */
  blocks?: Readonly<Record<string, BlockKind>>
  /** The table that has what `blocks` show. */
  usesIn?: string
  /** Of `blocks`: one of each kind, which staff put in order and hide (contract/fields/arranged.ts). */
  isArranged?: true
  /** The items referred to need not be published: those that are not are left out of public answers. */
  mayBeDraft?: boolean
  isUnique?: boolean
  /** For the type alone. */
  readonly value?: Value
}

/** The literal properties from which the columns of a field follow, for their types (server/core/store/kind-tables.ts). */
export type Stored<Type extends FieldType, Given> = { type: Type } & Pick<
  Given,
  keyof Given & ('column' | 'link' | 'isRequired' | 'isNeededToPublish')
>
type Translatable<Given> = Given extends { isTranslated: true } ? true : false
type Nullable<Given> = Given extends { isNullable: true } ? null : never
interface TextOptions extends FieldOptions {
  /** Default: the usual one of its type. */
  bound?: number
  /** Default: a text is. */
  isTranslated?: false
  /** Empty is null, not an empty text. */
  isNullable?: boolean
  pattern?: Pattern
  isUnique?: boolean
}

const USUAL_BOUNDS = { line: CONTENT_BOUNDS.short, text: CONTENT_BOUNDS.summary, richText: CONTENT_BOUNDS.html }

function text<Type extends keyof typeof USUAL_BOUNDS, const Given extends TextOptions>(type: Type, given: Given) {
  const { isTranslated = true, isNullable = false, ...options } = given
  return {
    type,
    bound: USUAL_BOUNDS[type],
    empty: isNullable ? null : '',
    isTranslated,
    ...options,
  } as unknown as Field<string | Nullable<Given>, Given extends { isTranslated: false } ? false : true> &
    Stored<Type, Given>
}

export const line = <const Given extends TextOptions>(given: Given) => text('line', given)
export const plainText = <const Given extends TextOptions>(given: Given) => text('text', given)
/** HTML from the allow-list of server/core/content/html.ts. */
export const richText = <const Given extends TextOptions>(given: Given) => text('richText', given)

/** A field whose value begins as `empty` and is the same in every language. */
export const plainField = <Value, Type extends FieldType, Given extends FieldOptions>(
  type: Type,
  empty: unknown,
  given: Given,
): Field<Value, false> & Stored<Type, Given> => ({ type, empty, isTranslated: false, ...given })

export const email = <const Given extends FieldOptions>(given: Given) =>
  plainField<string, 'email', Given>('email', '', { bound: 254, pattern: EMAIL, ...given })

/** Names an item that always exists; never written. */
export const key = <Key extends string>(
  given: Omit<FieldOptions, 'column'>,
): Field<Key, false> & Stored<'key', object> => plainField('key', '', given)

/** Part of the address; made from the title by default. */
export const slug = <const Given extends FieldOptions>(given: Given) =>
  plainField<string, 'slug', Given>('slug', '', { bound: CONTENT_BOUNDS.slug, pattern: SLUG, ...given })

const datePattern = (precision: DatePrecision): Pattern | undefined =>
  precision === 'time' ? undefined : DATES[precision]

export const date = <
  const Given extends FieldOptions & { precision: DatePrecision; yearsAhead?: number; edge?: 'start' | 'end' },
>(
  given: Given,
) =>
  plainField('date', null, { pattern: datePattern(given.precision), ...given }) as unknown as Field<
    Given extends { isRequired: true } | { precision: 'time' } ? string : string | null,
    false
  > &
    Stored<'date', Given> & { precision: Given['precision'] }

export const number = <
  const Given extends FieldOptions & { above?: number; max?: number; isWhole?: boolean; unit?: Words },
>(
  given: Given,
) => plainField<number | null, 'number', Given>('number', null, given)

export const AMOUNT_ABOVE = 0
export const DEGREES = { latitude: 90, longitude: 180 } as const

/** An amount with its currency, and whether it is public. */
export const money = <const Given extends FieldOptions>(given: Given) =>
  plainField<{ amount: number; currency: string; isPublic: boolean } | null, 'money', Given>('money', null, {
    hidesBy: 'isPublic',
    initial: { amount: null, currency: 'NPR', isPublic: false },
    ...given,
  })

/** A number with a free unit. */
export const quantity = <const Given extends FieldOptions>(given: Given) =>
  plainField<{ amount: number; unit: string } | null, 'quantity', Given>('quantity', null, {
    initial: { amount: null, unit: '' },
    ...given,
  })

/** Yes or no; no by default. */
export const flag = <const Given extends FieldOptions>(given: Given) =>
  plainField<boolean, 'flag', Given>('flag', false, given)

export const choice = <const Value extends string | number>(
  given: Omit<FieldOptions, 'column'> & { choices: readonly Choice<Value>[]; initial?: NoInfer<Value> },
): Field<Value, false> & Stored<'choice', object> => plainField('choice', null, { isRequired: true, ...given })

export const reference = <const Given extends FieldOptions & { to: string }>(given: Given) =>
  ({ type: 'reference', empty: null, isTranslated: false, ...given }) as unknown as Field<
    Given extends { isRequired: true } ? number : number | null,
    false
  > &
    Stored<'reference', Given>

export const references = <const Given extends FieldOptions & { to: string; link: LinkTable }>(given: Given) =>
  plainField<number[], 'references', Given>('references', [], given)

/** A picture's id. Records also have the picture, under the name without Id. */
export const picture = <const Given extends FieldOptions>(given: Given) =>
  plainField<number | null, 'picture', Given>('picture', null, given)
export const pictures = <const Given extends FieldOptions & { link: LinkTable }>(given: Given) =>
  plainField<number[], 'pictures', Given>('pictures', [], given)

/** A document's id. Public answers have its file, under the name without Id. */
export const documentFile = <const Given extends FieldOptions & { isRequired: true }>(given: Given) =>
  ({ type: 'document', empty: null, isTranslated: false, ...given }) as unknown as Field<number, false> &
    Stored<'document', Given>

export const lines = <const Given extends FieldOptions & { bound: number; isTranslated?: boolean; pattern?: Pattern }>(
  given: Given,
) => ({ type: 'lines', empty: [], isTranslated: false, ...given }) as unknown as Field<string[], Translatable<Given>>

export const rows = <
  const Columns extends Record<string, Field<string, false>>,
  const Given extends FieldOptions & { bound: number; columns: Columns; isTranslated?: boolean },
>(
  given: Given & { columns: Columns },
) =>
  ({ type: 'rows', empty: [], isTranslated: false, ...given }) as unknown as Field<
    Record<keyof Columns, string>[],
    Translatable<Given>
  >
