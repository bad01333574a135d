import type { OtherLocale } from '../locale.ts'
import type { Field, Words } from './field.ts'

type Fields = Record<string, Field>

/** A part of a form: fields beneath a heading; two in one list stand side by side. */
export interface FieldGroup<Name extends string = string> {
  heading?: Words
  fields: readonly (Name | readonly [Name, Name])[]
}

/** A tab of a form. The translated texts have their own; what no tab names stands in the first. */
export interface FormTab<Name extends string = string> {
  id: string
  label: Words
  groups: readonly FieldGroup<Name>[]
}

/** A kind of content: everything that the store, the API and the staff screens can derive about it. */
export interface Kind<Declared extends Fields = Fields, Name extends string = string> {
  /** Its name in addresses of the API and of the staff screens. */
  entity: string
  /** The table that visitors' reads use. Its texts are in `<table>_translation`. */
  table: string
  /** Its name in the OpenAPI document. */
  schema: string
  /** As in '… is created successfully.' (specification section 8). */
  noun: string
  singular: Words
  plural: Words
  /** Where the menu of the staff screens has it. */
  menu: 'content' | 'firm'
  fields: Declared
  /** The field that names an item. */
  title: Name
  /** What lists are sorted into, and filtered by. */
  group?: Name
  /** The date by which lists can be sorted. */
  date?: Name
  /** The field whose picture stands for an item. */
  picture?: Name
  /** The translated field without which a language counts as missing; default: any text. */
  mainText?: Name
  /** Whether what is saved without saying so is published. */
  publishesAtOnce: boolean
  /** Whether staff put its items in order. */
  hasOrder?: boolean
  /** Visitors see its groups apart: items are put in order within their group. */
  isOrderedInGroups?: boolean
  /** Its items are always there: none is made, deleted or unpublished. */
  isFixed?: boolean
  /** Only owners write it. */
  isForOwners?: boolean
  /** Where visitors find an item, from contract/addresses.ts; `:slug` stands for its slug. Pages of several items have none. */
  path?: string
  /** Forms without tabs have all fields in one tab of their own. */
  tabs?: readonly FormTab<Name>[]
  /** Columns of its list besides title, state and times: fields, or what every row has. */
  list?: { columns?: readonly ('group' | 'date' | 'path' | Name)[]; sort?: 'updated' | 'position' | 'date' | 'title' }
}

/** What types need to know literally. */
type Literal = 'entity' | 'table' | 'title' | 'hasOrder'

export function defineKind<const Declared extends Fields, const Given extends Pick<Kind, Literal>>(
  kind: Kind<Declared, keyof Declared & string> & Given,
): Kind<Declared, keyof Declared & string> & Pick<Given, keyof Given & Literal> {
  return kind
}

export type ValueOf<One> = One extends Field<infer Value, boolean> ? Value : never
export type FieldsOf<One extends Kind> = One extends Kind<infer Declared> ? Declared : never
export type TranslatedName<Declared extends Fields> = {
  [Name in keyof Declared]: Declared[Name] extends Field<unknown, true> ? Name : never
}[keyof Declared]

/** Texts of one other language. */
export type TextsOf<One extends Kind> = {
  [Name in TranslatedName<FieldsOf<One>>]: ValueOf<FieldsOf<One>[Name]>
}

/** An item as it is saved: every field, in every language. */
export type DocumentOf<One extends Kind> = { [Name in keyof FieldsOf<One>]: ValueOf<FieldsOf<One>[Name]> } & {
  translations: Record<OtherLocale, TextsOf<One> | null>
}

/** What a call sends: what is left out stays as it is, or is empty. */
export type GivenOf<One extends Kind> = { [Name in keyof FieldsOf<One>]?: ValueOf<FieldsOf<One>[Name]> | undefined } & {
  translations?: { [Other in OtherLocale]?: Partial<TextsOf<One>> | null | undefined } | undefined
}

/** The fields of a kind, with their names. */
export function fieldsOf(kind: Kind): [string, Field][] {
  return Object.entries(kind.fields)
}

/** The fields of which each language has its own. */
export function translatedFields(kind: Kind): [string, Field][] {
  return fieldsOf(kind).filter(([, field]) => field.isTranslated)
}

/** The fields that hold ids of pictures, one or several. */
export function pictureFields(kind: Kind): [string, Field][] {
  return fieldsOf(kind).filter(([, { type }]) => type === 'picture' || type === 'pictures')
}

/** Columns of a field; a composite one has several. */
export function columnOf(name: string, { column }: Field): string {
  return column ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Under which name a record has the pictures of a field in full: `photoId` becomes `photo`, `pictureIds` `pictures`. */
export function shownName(name: string): string {
  return name.replace(/Id(s?)$/, '$1')
}
