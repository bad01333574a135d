import type { Insertable } from 'kysely'
import type { Locale, OtherLocale } from '../../contract/locale.ts'
import type { Database } from './schema.ts'

type TranslationTable = Extract<keyof Database, `${string}_translation`>
type OwnerKey<Table extends TranslationTable> = Table extends `${infer Owner}_translation`
  ? `${Owner}_${'id' | 'number' | 'code'}`
  : never
type Fields<Table extends TranslationTable> = Omit<Insertable<Database[Table]>, OwnerKey<Table> | 'locale'>

/** A new row's texts: English, and another language where there is one. A field that it leaves out is answered in English. */
export type Translations<Table extends TranslationTable> = { en: Fields<Table> } & {
  [Other in OtherLocale]?: Fields<Table> | undefined
}

/** A new row of a table that has translations: its columns, and its texts by language. */
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]> & {
  translations: `${Table}_translation` extends TranslationTable ? Translations<`${Table}_translation`> : never
}

/** The rows of a translation table for one owner, such as `{ news_id: 3 }`. */
export function translationRows<Owner extends object, Texts extends object>(
  owner: Owner,
  translations: { en: Texts } & { [Other in OtherLocale]?: Texts | undefined },
): (Owner & { locale: Locale } & Texts)[] {
  return Object.entries(translations)
    .filter(([, texts]) => texts !== undefined)
    .map(([locale, texts]) => ({ ...owner, locale: locale as Locale, ...texts }))
}
