import type { ComponentExamples } from '../../../../site/dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, many, NEPALI, SENTENCE, settings } from '../../../../site/dev/samples.ts'
import { pick } from '../../../../site/pick.ts'
import { Statement } from './statement.tsx'
import type { StatementData } from './load-statement.ts'

const ownFact = {
  id: 1,
  label: 'NVC licence',
  type: 'text' as const,
  value: 'No. 17',
  valueBs: null,
  unit: '',
  text: 'No. 17',
  locale: 'en' as const,
}
const discipline = {
  slug: 'civil-engineering',
  name: 'Civil engineering',
  count: 12,
  projects: many(3, (number) => ({
    slug: `bridge-${number}`,
    code: `REC-${number}`,
    title: `Bridge ${number}`,
    role: 'Bridges, Construction supervision',
    share: 55,
    partnership: '',
    client: 'A municipality in Tanahun',
    funder: 'Federal budget',
    funderLocale: undefined,
    facts: [ownFact],
    cost: 'NRs. 14.65 crore',
    place: 'Tanahun',
    start: '2024-04',
    periodBs: 'Chaitra 2080 – Baisakh 2081 BS',
    end: null,
    status: 'ongoing' as const,
    locale: 'en' as const,
  })),
}
const statement: StatementData = {
  title: 'Company profile',
  summary: SENTENCE,
  body: `<p>${SENTENCE}</p>`,
  ask: '',
  seo: null,
  locale: 'en',
  locales: ['en'],
  firm: { ...pick(settings, ['name', 'foundedOn', 'foundedOnBs', 'address', 'phones', 'email']), facts: [ownFact] },
  figures: { years: 17, projects: 45, districts: 31, people: 12 },
  certificates: [],
  disciplines: [discipline],
  people: [
    {
      id: 1,
      name: 'Sita Rai',
      position: 'Bridge engineer',
      qualifications: 'MSc Structural Engineering',
      locale: 'en',
    },
  ],
  clients: [{ slug: 'municipality', name: 'A municipality in Tanahun', projectCount: 3, locale: 'en' }],
  asOf: { day: '2026-11-22', dayBs: '6 Mangsir 2083 BS' },
  path: '/about/profile',
}
const show = (shown: StatementData) => <Statement statement={shown} origin="https://firm.example" />

export default {
  isWrapped: true,
  isAlone: true,
  examples: {
    usual: show(statement),
    'an empty site': show({ ...statement, body: '', disciplines: [], people: [], clients: [] }),
    'long words': show({
      ...statement,
      firm: { ...statement.firm, name: LONG_TITLE },
      disciplines: [{ ...discipline, name: LONG_TITLE, projects: [{ ...discipline.projects[0]!, title: LONG_WORD }] }],
      people: [{ id: 1, name: LONG_WORD, position: LONG_TITLE, qualifications: LONG_TITLE, locale: 'en' }],
    }),
    Nepali: show({ ...statement, body: `<p>${NEPALI.sentence}</p>` }),
  },
} satisfies ComponentExamples
