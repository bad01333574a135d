import { formatFiscalYear } from '../../../contract/calendar/fiscal-year.ts'
import { digitsIn } from '../../../contract/digits.ts'
import type { Locale } from '../../../contract/locale.ts'
import kinds from './paper-kinds.json' with { type: 'json' }

/** Without zod, so that screens can use them. */

interface PaperKind {
  name: Record<Locale, string>
  /** Issued for a fiscal year, instead of for days. */
  isYearly?: boolean
  /** An office asks for it with an application to stand on its list (STANDING_LIST_LAW). */
  isForStandingList?: boolean
  /** Said by a name of its own. */
  isNamed?: boolean
}

export type PaperKindCode = keyof typeof kinds
export const PAPER_KINDS: Record<PaperKindCode, PaperKind> = kinds
export const PAPER_KIND_CODES = Object.keys(kinds) as PaperKindCode[]

/** Its kind, its fiscal year and its name. */
export function titleOf({ kind, fiscalYear, name }: { kind: PaperKindCode; fiscalYear: number | null; name: string }) {
  const inLocale = (locale: Locale) => {
    const year = fiscalYear === null ? '' : digitsIn(formatFiscalYear(fiscalYear), locale)
    return [[PAPER_KINDS[kind].name[locale], year].filter(Boolean).join(' '), name].filter(Boolean).join(': ')
  }
  return { en: inLocale('en'), ne: inLocale('ne') }
}

/** Papers that go with an application: Public Procurement Regulation 2064, rule 18 with Schedule 2(A), as read on a day. */
export const STANDING_LIST_LAW = { regulation: 2064, rule: 18, schedule: '2(A)', asOf: '2026-11-01' } as const

/**
 * The paper of a year that has ended comes after its tax return, which is due after so many months (Income Tax Act 2058,
 * section 96, as known on a day). Until then the paper of the year before is the newest that there can be.
 */
export const TAX_RETURN_LAW = { act: 2058, section: 96, months: 3, asOf: '2026-11-01' } as const

/** `private`: only owners see it, and the one who looks after it. */
export const PAPER_ACCESS = ['public', 'bids', 'private'] as const

export const PAPER_LANGUAGES = ['ne', 'en', 'both'] as const

/** In the order in which the shelf shows them, behind what is missing. */
export const PAPER_STATES = ['ending', 'ended', 'valid', 'replaced'] as const
export type PaperState = (typeof PAPER_STATES)[number]

/** Days before the end from which a paper is shown as ending. */
export const ENDING_DAYS = 60
/** Days before the end on which a mail reminds of it. */
export const REMINDER_DAYS = [60, 30, 7] as const

export const PAPER_BOUNDS = { most: 1000, name: 200, number: 100, issuer: 200, notes: 2000 } as const

export const SCAN_KINDS = ['pdf', 'jpg', 'png', 'webp'] as const
export type ScanKind = (typeof SCAN_KINDS)[number]
/** For each paper. */
export const SCAN_BOUNDS = { most: 10, bytes: 20 * 1024 * 1024, name: 100 } as const

/** Names a paper where more people read than may see it, and its files. */
export const aboutPaper = (id: number): string => `paper-${id}`
