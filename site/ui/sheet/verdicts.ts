import type { SheetCheck } from '../../../contract/sheets/sheet.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'

interface Verdict extends Record<SheetCheck['state'] | 'unknown', string> {
  issued: string
}

/** Said in both languages on every page, so in no file of words: who holds the paper may read one of them. */
export const VERDICTS: Record<PageLocale, Verdict> = {
  en: {
    issued: 'Issued on',
    unchanged: 'Unchanged since',
    changed: 'Changed since',
    withdrawn: 'Withdrawn',
    untrusted: 'Not to be relied upon',
    unknown: 'Not a sheet of this firm',
  },
  ne: {
    issued: 'जारी मिति:',
    unchanged: 'त्यसयता परिवर्तन भएको छैन',
    changed: 'त्यसयता परिवर्तन भएको छ',
    withdrawn: 'फिर्ता लिइएको',
    untrusted: 'भर पर्न सकिँदैन',
    unknown: 'यो संस्थाको पाना होइन',
  },
}
