import { sql, type AliasedRawBuilder, type Insertable, type JoinBuilder, type RawBuilder, type SqlBool } from 'kysely'
import { LOCALES, type Locale, type OtherLocale } from '../../../contract/locale.ts'
import { jsonList } from './engine.ts'
import type { Database, Db } from './schema.ts'

/** Selects the languages in which visitors read a row, as a JSON array: those of its texts. */
export function publishedLocales(db: Db, table: string): AliasedRawBuilder<string, 'locales'> {
  return sql<string>`(select ${jsonList(db, sql`text.locale`)} from ${sql.table(`${table}_translation`)} as text
    where ${sql.ref(`text.${table}_id`)} = ${sql.ref(`${table}.id`)} and text.written_in is null)`.as('locales')
}

/** @param row with `publishedLocales` */
export function toLocales({ locales }: { locales: string }): Locale[] {
  const found = JSON.parse(locales) as string[]
  return LOCALES.filter((locale) => found.includes(locale))
}

type TranslationTable = Extract<keyof Database, `${string}_translation`>
type OwnerKey<Table extends TranslationTable> = Table extends `${infer Owner}_translation`
  ? `${Owner}_${'id' | 'number' | 'code'}`
  : never
type Fields<Table extends TranslationTable> = Omit<Insertable<Database[Table]>, OwnerKey<Table> | 'locale'>

/** A field that a translation leaves out is answered in English. */
type Translations<Table extends TranslationTable> = { en: Fields<Table> } & {
  [Other in OtherLocale]?: Fields<Table> | undefined
}

export type NewRow<Table extends keyof Database> = Insertable<Database[Table]> & {
  translations: `${Table}_translation` extends TranslationTable ? Translations<`${Table}_translation`> : never
}

/** @param owner such as `{ news_id: 3 }` */
export function translationRows<Owner extends object, Texts extends object>(
  owner: Owner,
  translations: { en: Texts } & { [Other in OtherLocale]?: Texts | undefined },
): (Owner & { locale: Locale } & Texts)[] {
  return Object.entries(translations)
    .filter(([, texts]) => texts !== undefined)
    .map(([locale, texts]) => ({ ...owner, locale: locale as Locale, ...texts }))
}

/** Selects the language of the texts of a query that joins those `wanted` and the `english` ones. */
export const answeredLocale: AliasedRawBuilder<Locale, 'locale'> = sql<Locale>`
  coalesce(wanted.written_in, wanted.locale, english.written_in, english.locale)`.as('locale')

/** Joins the texts of a row in a language. @param key of the texts, such as `english.news_id` @param owner such as `news.id` */
export const textOf =
  (key: `${string}.${string}`, owner: `${string}.${string}`, locale: Locale) =>
  <Joined, Tables extends keyof Joined>(join: JoinBuilder<Joined, Tables>) =>
    join.on(sql<SqlBool>`${sql.ref(key)} = ${sql.ref(owner)} and ${sql.ref(`${key.split('.')[0]}.locale`)} = ${locale}`)

/** The same for both in a statement of its own. @param owner the table of the rows, or its alias */
export function joinTexts(table: string, owner: string, locale: Locale): RawBuilder<unknown> {
  const textsIn = (name: string, wanted: string) =>
    sql`left join ${sql.table(`${table}_translation`)} as ${sql.ref(name)}
      on ${sql.ref(`${name}.${table}_id`)} = ${sql.ref(`${owner}.id`)} and ${sql.ref(`${name}.locale`)} = ${wanted}`
  return sql`${textsIn('english', 'en')} ${textsIn('wanted', locale)}`
}
