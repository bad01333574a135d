import { sql, type AliasedRawBuilder, type Updateable } from 'kysely'
import { bsCalendar } from '../../../contract/calendar/bikram-sambat.ts'
import { formatWrittenDate } from '../../../contract/calendar/format-date.ts'
import { toWritten } from '../../../contract/calendar/other-calendar.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import type { Locale } from '../../../contract/locale.ts'
import { toPageLocale, type PageLocale } from '../../../contract/page-locales.ts'
import { ofItem } from '../store/item-rows.ts'
import type { Database, Db } from '../store/schema.ts'
import type { ItemKey } from './store/content-items.ts'

/** The owner of a record, and its last check. Without an owner of its own, that of the settings. */
interface ConfirmationTable {
  entity: ContentEntity
  item_id: number
  owner_name: string | null
  /** In small letters. */
  owner_email: string | null
  language: PageLocale | null
  /** A day in Nepal. */
  checked_on: string | null
  checked_by: string | null
  asked_at: string | null
  /** Since when staff want a mail that the daily limit of its owner holds back. */
  wanted_at: string | null
}

declare module '../store/schema.ts' {
  interface Database {
    confirmation: ConfirmationTable
  }
}

export async function putConfirmation(tx: Db, key: ItemKey, changes: Updateable<Database['confirmation']>) {
  await tx
    .insertInto('confirmation')
    .values({ ...key, ...changes })
    .onConflict((conflict) => conflict.columns(['entity', 'item_id']).doUpdateSet(changes))
    .execute()
}

/** For content that is loaded: as it was checked elsewhere. @param day in Nepal */
export function noteChecked(tx: Db, entity: ContentEntity, id: number, day: string): Promise<void> {
  return putConfirmation(tx, { entity, item_id: id }, { checked_on: day })
}

export async function findConfirmation(db: Db, { entity, item_id }: ItemKey) {
  return db.selectFrom('confirmation').selectAll().where(ofItem(entity, item_id)).executeTakeFirst()
}

/** A column of a query of the kind's own table: the day of the last check, or null. */
export function checkedOnColumn(entity: ContentEntity): AliasedRawBuilder<string | null, 'checked_on'> {
  const id = sql.ref(`${kindOf(entity).table}.id`)
  return sql<string | null>`(select checked_on from confirmation
    where confirmation.entity = ${entity} and confirmation.item_id = ${id})`.as('checked_on')
}

/** The month of a check as pages write it: Kartik 2083 BS (November 2026), २०८३ कात्तिक (सन् २०२६ नोभेम्बर). */
export function toChecked(day: string | null, locale: Locale): { checkedOn: string | null; checkedIn: string | null } {
  if (day === null) return { checkedOn: null, checkedIn: null }
  const { year, month } = bsCalendar.toBs(day)
  const isEnglish = toPageLocale(locale) === 'en'
  const bs = formatWrittenDate({ calendar: 'bs', year, month }, isEnglish ? 'en' : 'ne')
  const ad = formatWrittenDate(toWritten(day.slice(0, 7), 'ad'), isEnglish ? 'en' : 'ne')
  return { checkedOn: day, checkedIn: isEnglish ? `${bs} BS (${ad})` : `${bs} (सन् ${ad})` }
}
