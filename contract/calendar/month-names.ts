import type { Locale } from '../locale.ts'

export type CalendarName = 'bs' | 'ad'

/** Names from the first month on, as this site writes them. */
export const MONTH_NAMES: Record<CalendarName, Record<Locale, readonly string[]>> = {
  bs: {
    en: 'Baisakh Jestha Asar Shrawan Bhadra Ashwin Kartik Mangsir Poush Magh Falgun Chaitra'.split(' '),
    ne: 'वैशाख जेठ असार साउन भदौ असोज कात्तिक मङ्सिर पुस माघ फागुन चैत'.split(' '),
  },
  ad: {
    en: 'January February March April May June July August September October November December'.split(' '),
    ne: 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' '),
  },
}
