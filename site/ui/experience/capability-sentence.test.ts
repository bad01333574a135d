import { expect, test } from 'vitest'
import type { PageLocale } from '../../../contract/page-locales.ts'
import { words } from './sentence.words.ts'
import { capabilitySentence, type CapabilityChoice } from './capability-sentence.ts'

const NAMES = ['Koshi', 'Madhesh', 'Bagmati', 'Gandaki', 'Lumbini', 'Karnali', 'Sudurpashchim']
const allProvinces = NAMES.map((name, index) => ({ number: index + 1, slug: name.toLowerCase(), name }))
const anything: CapabilityChoice = { service: '', provinces: [], since: '', until: '' }

/** @param counts ongoing, completed, upcoming @param reached the number of provinces with projects */
function say(
  [ongoing, completed, upcoming]: [number, number, number],
  choice: Partial<CapabilityChoice>,
  reached = 7,
  locale: PageLocale = 'en',
) {
  const statuses = [
    { status: 'ongoing' as const, count: ongoing },
    { status: 'completed' as const, count: completed },
    { status: 'upcoming' as const, count: upcoming },
  ]
  const provinces = allProvinces.map((province, index) => ({ ...province, count: index < reached ? 1 : 0 }))
  const total = ongoing + completed + upcoming
  return capabilitySentence({ total, statuses, provinces, allProvinces }, { ...anything, ...choice }, locale)
}

test('says a service, several provinces, a first year and what is ongoing', () => {
  const choice = { service: 'Bridges', provinces: ['Karnali', 'Sudurpashchim'], since: '2015' }
  expect(say([3, 11, 0], choice)).toBe(
    'Bridges: 14 projects in Karnali and Sudurpashchim since 2015, 3 of them ongoing.',
  )
})

test.each([
  [say([14, 27, 4], {}), '45 projects in all 7 provinces, 14 of them ongoing and 4 upcoming.'],
  [say([0, 4, 1], {}, 4), '5 projects in 4 of 7 provinces, 1 of them upcoming.'],
  [say([0, 2, 0], {}, 2), '2 completed projects in Koshi and Madhesh.'],
  [say([0, 2, 0], {}, 1), '2 completed projects in Koshi.'],
  [say([1, 0, 0], { provinces: ['Karnali'] }), '1 ongoing project in Karnali.'],
  [say([1, 1, 0], {}, 0), '2 projects, 1 of them ongoing.'],
  [
    say([0, 3, 0], { service: 'Roads', since: '2015', until: '2018' }),
    'Roads: 3 completed projects in all 7 provinces from 2015 to 2018.',
  ],
  [
    say([0, 3, 0], { provinces: ['Koshi', 'Gandaki', 'Karnali'], until: '2018' }),
    '3 completed projects in Koshi, Gandaki and Karnali until 2018.',
  ],
  [say([0, 1, 0], { since: '2018', until: '2018' }, 1), '1 completed project in Koshi in 2018.'],
  [
    say([0, 0, 0], { service: 'Bridges', provinces: ['Karnali'], since: '2015' }, 0),
    'Bridges: no projects in Karnali since 2015.',
  ],
  [say([0, 0, 0], { since: '2015' }, 0), 'No projects since 2015.'],
])('%s', (said, wanted) => {
  expect(said).toBe(wanted)
})

test.each([
  [
    say([3, 11, 0], { service: 'पुल', provinces: ['कर्णाली', 'सुदूरपश्चिम'], since: '2015' }, 7, 'ne'),
    'पुल: कर्णाली र सुदूरपश्चिम प्रदेशमा सन् २०१५ देखि १४ परियोजना, तीमध्ये ३ चालु।',
  ],
  [say([14, 27, 4], {}, 7, 'ne'), 'सबै ७ प्रदेशमा ४५ परियोजना, तीमध्ये १४ चालु र ४ आगामी।'],
  [say([0, 2, 0], { until: '2018' }, 4, 'ne'), '७ मध्ये ४ प्रदेशमा सन् २०१८ सम्म २ सम्पन्न परियोजना।'],
  [say([0, 0, 0], { since: '2018', until: '2018' }, 0, 'ne'), 'सन् २०१८ मा परियोजना छैन।'],
])('in Nepali: %s', (said, wanted) => {
  expect(said).toBe(wanted)
})

test('says what is nearest where nothing is found', () => {
  expect(words.en.nearest({ without: 'province', total: 3 })).toBe('3 projects in other provinces')
  expect(words.en.nearest({ without: 'service', total: 1 })).toBe('1 project of other services')
})
