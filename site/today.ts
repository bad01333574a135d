import { DEFAULT_LOCALE } from '../contract/locale.ts'
import { nepalDay } from '../contract/calendar/nepal-day.ts'
import type { PageLocale } from '../contract/page-locales.ts'
import type { SiteApi } from './api/site-api.ts'

export type Today = Awaited<ReturnType<typeof loadToday>>

/** The day in Nepal: 2026-11-23. `dayBs` is null on Nepali pages, which convert it themselves. */
export async function loadToday(api: SiteApi, locale: PageLocale, now = new Date()) {
  const day = nepalDay(now)
  const calendar = locale === DEFAULT_LOCALE ? await api.getCalendar(day) : undefined
  return { day, dayBs: calendar?.dayBs ?? null }
}
