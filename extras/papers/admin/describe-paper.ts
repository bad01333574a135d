import { formatFiscalYear } from '../../../contract/calendar/fiscal-year.ts'
import type { Times } from '../../../admin/core/words/use-times.ts'
import type { Say } from '../../../admin/core/words/use-words.ts'
import type { PaperSummary } from '../contract/papers.ts'
import words from './words.json' with { type: 'json' }

export const yearIn = (year: number, say: Say): string => say.digits(formatFiscalYear(year))

/** The state and the end, the number, the issuer and the files. */
export function factsOf(paper: PaperSummary, say: Say, { dayOf }: Times): string {
  const { state, endsOn, number, issuer, scans, fiscalYear } = paper
  const ends = fiscalYear === null ? words.end : words.endOfYear
  const end = endsOn === null ? words.noEnd : ends[state === 'replaced' ? 'valid' : state]
  const replaced = state === 'replaced' && say(words.replaced)
  const numbered = number && say(words.numbered, { number })
  const files = say(words.files, { count: scans })
  return [replaced, say(end, { day: dayOf(endsOn ?? '') }), numbered, issuer, files].filter(Boolean).join(' · ')
}
