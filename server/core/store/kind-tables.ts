import type { Generated } from 'kysely'
import type { ContentEntity, KINDS } from '../../../contract/kinds/index.ts'
import type { FieldsOf, Kind, ValueOf } from '../../../contract/fields/kind.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { LocationVisibility } from '../../../contract/location/visibility.ts'

/*
 * The tables of kinds of content, as their declarations have them; server/core/content/columns.ts fills them. Settings
 * have no table of their own: they are rows of `setting`.
 */

/** A save names the version that it is based on. */
export interface Versioned {
  created_at: string
  updated_at: string
  version: Generated<number>
}

/** Texts of one language. English is required, another language may leave out any field but the name. */
export type Translation<Owner, Required, Optional = object> = Owner & { locale: Locale } & Required & {
    [Field in keyof Optional]: Optional[Field] | null
  }

type Stored = (typeof KINDS)[Exclude<ContentEntity, 'settings'>]
type LinkField = { link: { table: string; column: string } }
type TableField = { rowsIn: string; readonly cells?: object }
type Several = 'money' | 'quantity' | 'geometry'
/** Types whose columns have another type than their values. */
type Converted = Several | 'flag'

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name
type Column<Name extends string, Field> = Field extends { column: infer Given extends string } ? Given : Snake<Name>

/** Fields in columns of their kind's own table. */
type Own<Fields> = {
  [
    Name in keyof Fields as Fields[Name] extends { isTranslated: true } | LinkField | TableField ? never : Name
  ]: Fields[Name]
}
/** Columns of the fields of some types, with an ending that says which one of a field's. */
type ColumnsOf<Fields, Type, Ending extends string, Value> = {
  [
    Name in keyof Fields & string as Fields[Name] extends { type: Type }
      ? `${Column<Name, Fields[Name]>}${Ending}`
      : never
  ]: Value
}
type SingleColumns<Fields> = {
  [Name in keyof Fields & string as Fields[Name] extends { type: Converted } ? never : Column<Name, Fields[Name]>]:
    | (Fields[Name] extends { type: 'line' | 'text' | 'richText' }
        ? string
        : Fields[Name] extends { isNeededToPublish: true }
          ? NonNullable<ValueOf<Fields[Name]>>
          : ValueOf<Fields[Name]>)
    | (Fields[Name] extends { isRequired: true } | { isNeededToPublish: true } | { type: 'key' | 'slug' | 'choice' }
        ? never
        : null)
}
type RowOf<One extends Kind, Fields> = Versioned & { id: Generated<number> } & (One extends { hasOrder: true }
    ? { sort_order: number }
    : object) &
  (Extract<Fields[keyof Fields], { precision: 'yearOrMonth' | 'period' }> extends never
    ? object
    : { dates_as_entered: string | null }) &
  SingleColumns<Fields> &
  ColumnsOf<Fields, 'money' | 'quantity', '_amount', number | null> &
  ColumnsOf<Fields, 'money', '_currency', string | null> &
  ColumnsOf<Fields, 'money', '_is_public', Generated<0 | 1>> &
  ColumnsOf<Fields, 'quantity', '_unit', string | null> &
  ColumnsOf<Fields, 'geometry', '_geometry', string | null> &
  ColumnsOf<Fields, 'geometry', '_visibility', LocationVisibility | null> &
  ColumnsOf<Fields, 'flag', '', Generated<0 | 1>>

type TextsOf<One extends Kind, Fields> = {
  [Name in keyof Fields & string as Fields[Name] extends { isTranslated: true } ? Column<Name, Fields[Name]> : never]:
    | string
    | (Name extends One['title'] ? never : null)
}
type OwnerOf<One extends Kind> = { [Name in `${One['table']}_id`]: number }

type LinkFields<One extends Kind> = Extract<FieldsOf<One>[keyof FieldsOf<One>], LinkField>

type LinksOf<One> = One extends Kind
  ? {
      [Field in LinkFields<One> as Field['link']['table']]: OwnerOf<One> & {
        [Name in Field['link']['column']]: ValueOf<Field> extends (infer Value)[] ? Value : never
      } & { position: number }
    }
  : never
type TableFields<One extends Kind> = Extract<FieldsOf<One>[keyof FieldsOf<One>], TableField>
/** Translated texts are JSON by language. */
type TextCells<Columns> = {
  [
    Name in keyof Columns & string as Columns[Name] extends { isTranslated: true } ? Column<Name, Columns[Name]> : never
  ]: string
}
type CellsOf<Columns> = SingleColumns<Own<Columns>> &
  TextCells<Columns> &
  ColumnsOf<Columns, 'quantity', '_amount', number | null> &
  ColumnsOf<Columns, 'quantity', '_unit', string | null> &
  ColumnsOf<Columns, 'flag', '', Generated<0 | 1>> &
  (Extract<Columns[keyof Columns], { precision: 'yearOrMonth' | 'period' }> extends never
    ? object
    : { dates_as_entered: string | null })
type RowsOf<One> = One extends Kind
  ? {
      [Field in TableFields<One> as Field['rowsIn']]: OwnerOf<One> & { position: number } & CellsOf<
          NonNullable<Field['cells']>
        >
    }
  : never
type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

export type KindTables = { [One in Stored as One['table']]: RowOf<One, Own<FieldsOf<One>>> } & {
  [One in Stored as `${One['table']}_translation`]: OwnerOf<One> & {
    locale: Locale
    /** The language of texts that stand in for those of the locale; null for its own. */
    written_in: Locale | null
  } & TextsOf<One, FieldsOf<One>>
} & UnionToIntersection<LinksOf<Stored>> &
  UnionToIntersection<RowsOf<Stored>>
