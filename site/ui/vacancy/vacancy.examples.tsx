import type { Vacancy } from '../../../contract/news/news.ts'
import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, NEPALI, SENTENCE } from '../../dev/samples.ts'
import VacancyFacts from './vacancy-facts.tsx'

const open: Vacancy = {
  jobTitle: 'Site engineer',
  workplace: 'Kalikot',
  application: SENTENCE,
  closesOn: '2026-12-04',
  closesOnBs: '18 Mangsir 2083 BS',
  isClosed: false,
  employmentType: 'full-time',
  openings: 2,
  salary: { amount: 60_000, currency: 'NPR' },
}

const facts = (changes: Partial<Vacancy>) => (
  <div className="wrap">
    <VacancyFacts vacancy={{ ...open, ...changes }} locale="en" slug="site-engineer" />
  </div>
)

export default {
  examples: {
    usual: facts({}),
    closed: facts({ closesOn: '2026-01-31', closesOnBs: '17 Magh 2082 BS', isClosed: true }),
    'only a title': facts({
      workplace: '',
      application: '',
      closesOn: null,
      closesOnBs: null,
      employmentType: null,
      openings: null,
      salary: null,
    }),
    'long words': facts({ jobTitle: LONG_TITLE, workplace: LONG_WORD, application: LONG_WORD }),
    Nepali: (
      <div lang="ne">{facts({ jobTitle: NEPALI.title, workplace: NEPALI.place, application: NEPALI.sentence })}</div>
    ),
  },
} satisfies ComponentExamples
