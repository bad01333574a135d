import { toDevanagariDigits } from '../../../../contract/digits.ts'
import { defineWords } from '../../../../site/words.ts'
import texts from './capabilities.words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  projects: {
    en: (total: number) => (total === 1 ? 'See this project' : `See these ${total} projects`),
    ne: (total: number) =>
      total === 1 ? 'यो परियोजना हेर्नुहोस्' : `यी ${toDevanagariDigits(String(total))} परियोजना हेर्नुहोस्`,
  },
  undated: {
    en: (count: number) =>
      count === 0
        ? ''
        : count === 1
          ? ' One project has no dates in our records, and is in no year.'
          : ` ${count} projects have no dates in our records, and are in no year.`,
    ne: (count: number) =>
      count === 0 ? '' : ` अभिलेखमा मिति नभएका ${toDevanagariDigits(String(count))} परियोजना कुनै वर्षमा गनिएका छैनन्।`,
  },
  changed: {
    en: (date: string) => `These records last changed on ${date}.`,
    ne: (date: string) => `यी अभिलेख पछिल्लो पटक परिवर्तन भएको मिति: ${date}।`,
  },
  wholeOf: {
    en: (discipline: string) => `All of ${discipline.toLowerCase()}`,
    ne: (discipline: string) => `${discipline}: सबै`,
  },
  year: { en: (year: string) => year, ne: (year: string) => `सन् ${toDevanagariDigits(year)}` },
})
