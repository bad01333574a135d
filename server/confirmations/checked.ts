import { sql, type AliasedRawBuilder } from 'kysely'
import { bsCalendar } from '../../contract/calendar/bikram-sambat.ts'
import { formatWrittenDate } from '../../contract/calendar/format-date.ts'
import { toWritten } from '../../contract/calendar/other-calendar.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import type { Locale } from '../../contract/locale.ts'
import { toPageLocale } from '../../contract/page-locales.ts'

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
