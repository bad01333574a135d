import type { Sheet as Issue } from '../../contract/sheet.ts'
import type { ComponentExamples } from '../../../../site/dev/component-examples.ts'
import { bridge, LONG_TITLE, LONG_WORD, many, NEPALI, SENTENCE } from '../../../../site/dev/samples.ts'
import { Check } from './check.tsx'
import type { SheetData } from './load-sheet.ts'
import { Sheet } from './sheet.tsx'

const days = { en: '26 November 2026 (10 Mangsir 2083 BS)', ne: '२०८३ मङ्सिर १० गते (२६ नोभेम्बर २०२६)' }
const issue: Issue = {
  issuedOn: '2026-11-26',
  days,
  number: '3H7CG-001M7-7DN29-05VEW',
  token: 'AQAAAAAaUS8O3L5Ysf8e882YtztVYwTB'.repeat(5),
}
const district = (number: number) => ({
  code: `d${number}`,
  slug: `district-${number}`,
  name: `District ${number}`,
  province: 'Bagmati',
  provinceSlug: 'bagmati',
})
const facts = {
  slug: 'trail-bridge',
  code: 'REC-115',
  title: 'Trail suspension bridge over a mid-hill river',
  parent: null,
  client: { id: 1, name: 'A municipality in Tanahun', slug: 'municipality' },
  services: [{ id: 1, name: 'Bridges', slug: 'bridges' }],
  places: [district(1)],
  status: 'completed',
  start: '2019-03',
  end: '2021-05',
  periodBs: null,
  locale: 'en',
  locales: ['en'],
  funder: '',
  jointVenture: '',
  share: null,
  size: { amount: 120, unit: 'm' },
  unitName: '',
  value: { amount: 12_500_000, currency: 'NPR' },
  englishFacts: [],
  checkedIn: null,
  quantities: [],
  scope: [],
  partnership: '',
  role: null,
  facts: [],
} satisfies Omit<SheetData, 'picture' | 'text' | 'isShortened' | 'issue'>
const sheet: SheetData = { ...facts, picture: bridge, text: SENTENCE, isShortened: false, issue }
const long: SheetData = {
  ...sheet,
  title: LONG_TITLE,
  funder: LONG_TITLE,
  jointVenture: LONG_TITLE,
  places: many(30, district),
  text: many(7, () => SENTENCE).join(' '),
  isShortened: true,
}
const show = (shown: SheetData) => (
  <div className="wrap">
    <Sheet sheet={shown} />
  </div>
)
const check = {
  state: 'unchanged',
  issuedOn: '2026-11-26',
  days,
  locale: 'en',
  changed: [],
  untrustedSince: null,
  slug: facts.slug,
} as const

export default {
  isAlone: true,
  examples: {
    usual: show(sheet),
    'without a picture': show({ ...sheet, picture: null }),
    'a draft, which is not issued': show({ ...sheet, issue: null }),
    'as long as can be': show(long),
    'long words': show({ ...sheet, title: LONG_WORD, code: LONG_WORD, text: LONG_WORD }),
    Nepali: <div lang="ne">{show({ ...sheet, title: NEPALI.title, text: NEPALI.sentence, locale: 'ne' })}</div>,
    'a check: unchanged': <Check code="a" check={{ ...check, changed: [] }} project={facts} />,
    'a check: changed': (
      <Check code="a" check={{ ...check, state: 'changed', changed: ['client', 'share'] }} project={facts} />
    ),
    'a check: withdrawn': (
      <Check code="a" check={{ ...check, state: 'withdrawn', changed: [], slug: null }} project={null} />
    ),
    'a check: untrusted': (
      <Check
        code="a"
        check={{ ...check, state: 'untrusted', untrustedSince: '2026-11-20', changed: [] }}
        project={facts}
      />
    ),
    'not of this firm': <Check code="a" check={null} project={null} />,
  },
} satisfies ComponentExamples
