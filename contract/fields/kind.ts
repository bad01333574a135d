import type { OtherLocale, Words } from '../locale.ts'
import type { Field } from './field.ts'

type Fields = Record<string, Field>

/** Fields beneath a heading; those in one list are side by side. */
export interface FieldGroup<Name extends string = string> {
  heading?: Words
  fields: readonly (Name | readonly [Name, Name])[]
}

/** Translated texts that no tab names have a tab of their own; the first of these has what else no tab names. */
export interface FormTab<Name extends string = string> {
  id: string
  label: Words
  /** Translated fields, above the groups. */
  texts?: readonly Name[]
  groups: readonly FieldGroup<Name>[]
}

/** Declares everything that the store, the API and the staff screens can derive about a kind of content. */
interface KindDeclaration<Declared extends Fields = Fields, Name extends string = string> {
  /** Its name in addresses of the API and of the staff screens. */
  entity: string
  /** The table that visitors read; texts are in `<table>_translation`. */
  table: string
  /** Its name in the OpenAPI document. Default: that of the table, in capitals and small letters. */
  schema?: string
  /** As in '… is created successfully.' (specification section 8). Default: `singular`. */
  noun?: string
  singular: Words
  plural: Words
  /** Words of files and sheets that have a list of it, beside its names, after commas. */
  listNames?: string
  /** Other words by which staff look for its screen, in any language. */
  synonyms?: string
  /** Default: `content`. */
  menu?: 'content' | 'firm'
  fields: Declared
  title: Name
  /** For sorting and filtering lists. */
  group?: Name
  date?: Name
  picture?: Name
  /** Without it a translation counts as missing; default: any text. */
  mainText?: Name
  /** The default of the save option `publish`. Default: true. */
  publishesAtOnce?: boolean
  /** Whether staff sort its items. */
  hasOrder?: boolean
  /** A new item stands before the others; default: after them. */
  isNewestFirst?: boolean
  /** Items are sorted within their group. */
  isOrderedInGroups?: boolean
  /**
   * Its date is the last day on which an item is valid: staff see which have expired, and visitors only those that are
   * valid. 'shown': visitors see the others too, without the date. 'as planned': nobody is warned.
   */
  expires?: true | 'shown' | 'as planned'
  /** Its items always exist: none is created, deleted or unpublished. */
  isFixed?: boolean
  isForOwners?: boolean
  /** Whether a person of the firm is asked once a year whether what the site says of an item is still true. */
  isConfirmed?: boolean
  /** From contract/addresses.ts, with `:slug`; undefined for kinds without pages of their own. */
  path?: string
  /** A date: only an item that has it has a page at `path`. The others share the one at `sharedPath`. */
  pageConsent?: Name
  sharedPath?: string
  /** Of items that share a page: `<fragment>-<id>` is the place of one on it. */
  fragment?: string
  /** In the site's search. Default: items are results. `names`: only what refers to them is found by them. */
  search?: 'names' | 'none'
  /** Fields that name an item beside its title, such as an acronym. */
  otherNames?: readonly Name[]
  /** Fields that a search result shows; others stand there with their names, if they were found. Default: texts. */
  resultFields?: readonly Name[]
  /** Its titles are names of organisations, which people shorten to their initials. */
  hasInitials?: boolean
  /** Without tabs, a form has one. */
  tabs?: readonly FormTab<Name>[]
  /** Columns of its list besides title, state and times. */
  list?: { columns?: readonly ('group' | 'date' | 'path' | Name)[]; sort?: 'updated' | 'position' | 'date' | 'title' }
}

export interface Kind<Declared extends Fields = Fields, Name extends string = string> extends KindDeclaration<
  Declared,
  Name
> {
  schema: string
  noun: string
  menu: 'content' | 'firm'
  publishesAtOnce: boolean
}

/** The literal parts that types need. */
type Literal = 'entity' | 'table' | 'title' | 'hasOrder' | 'path' | 'search'

export function defineKind<const Declared extends Fields, const Given extends Pick<Kind, Literal>>(
  kind: KindDeclaration<Declared, keyof Declared & string> & Given,
): Kind<Declared, keyof Declared & string> & Pick<Given, keyof Given & Literal> {
  const schema = kind.table.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return { schema, noun: kind.singular.en, menu: 'content', publishesAtOnce: true, ...kind }
}

export type ValueOf<One> = One extends Field<infer Value, boolean> ? Value : never
export type FieldsOf<One extends Kind> = One extends Kind<infer Declared> ? Declared : never
export type TranslatedName<Declared extends Fields> = {
  [Name in keyof Declared]: Declared[Name] extends Field<unknown, true> ? Name : never
}[keyof Declared]

export type TextsOf<One extends Kind> = {
  [Name in TranslatedName<FieldsOf<One>>]: ValueOf<FieldsOf<One>[Name]>
}

/** By language and field: the version with the English text that it was translated from, where that has changed since. */
export type Outdated = Partial<Record<OtherLocale, Record<string, number>>>

/** Of a document, besides its fields and their translations. */
export interface LanguageState {
  /** Languages whose texts visitors do not see: they get the English ones. */
  draftLocales: OtherLocale[]
  outdated: Outdated
}

/** A saved item: every field, in every language. */
export type DocumentOf<One extends Kind> = { [Name in keyof FieldsOf<One>]: ValueOf<FieldsOf<One>[Name]> } & {
  translations: Record<OtherLocale, TextsOf<One> | null>
} & LanguageState

/** The body of a call: fields left out stay unchanged, or are empty. */
export type GivenOf<One extends Kind> = { [Name in keyof FieldsOf<One>]?: ValueOf<FieldsOf<One>[Name]> | undefined } & {
  translations?: { [Other in OtherLocale]?: Partial<TextsOf<One>> | null | undefined } | undefined
  draftLocales?: OtherLocale[] | undefined
}

export function fieldsOf(kind: Kind): [string, Field][] {
  return Object.entries(kind.fields)
}

/** Whether items stand beneath others of their kind: the group of such an item is its parent. */
export function isNested({ entity, fields, group }: Kind): boolean {
  return group !== undefined && fields[group]?.to === entity
}

/** Whether staff are told of the last day. */
export const warnsOfExpiry = ({ expires }: Pick<Kind, 'expires'>): boolean => expires === true || expires === 'shown'

/** Whether visitors no longer see an item after its last day. */
export const endsForVisitors = ({ expires }: Pick<Kind, 'expires'>): boolean =>
  expires === true || expires === 'as planned'

export function translatedFields(kind: Kind): [string, Field][] {
  return fieldsOf(kind).filter(([, field]) => field.isTranslated)
}

export function pictureFields(kind: Kind): [string, Field][] {
  return fieldsOf(kind).filter(([, { type }]) => type === 'picture' || type === 'pictures')
}

export function documentFields(kind: Kind): [string, Field][] {
  return fieldsOf(kind).filter(([, { type }]) => type === 'document')
}

/** Dates that staff enter in either calendar; `datesAsEntered` of a document has those that were entered in BS, by field. */
export function enteredDateFields(kind: Pick<Kind, 'fields'>): [string, Field][] {
  return Object.entries(kind.fields).filter(([, { type }]) => type === 'date')
}

/** Whether some are less exact than a day, so that the date AD does not tell which month or year of BS was entered. */
export const hasInexactDates = (kind: Pick<Kind, 'fields'>): boolean =>
  enteredDateFields(kind).some(([, { precision }]) => precision === 'yearOrMonth' || precision === 'period')

/** A composite field has several. */
export function columnOf(name: string, { column }: Field): string {
  return column ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** `photoId` becomes `photo`, `pictureIds` `pictures`. */
export function shownName(name: string): string {
  return name.replace(/Id(s?)$/, '$1')
}

export const hasItemPages = ({ path }: Kind): boolean => path?.endsWith('/:slug') === true

/** The page that an item without one of its own shares with others; undefined where each has one. */
export function sharedPathOf(kind: Kind): string | undefined {
  return kind.sharedPath ?? (hasItemPages(kind) ? undefined : kind.path)
}
