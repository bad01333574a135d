import type { Picture } from '../../contract/pictures/picture.ts'
import type { Settings } from '../../contract/settings/settings.ts'
import type { ServiceMenuItem } from '../service-menu.ts'

// Shared by several components' examples; the pictures are those of content/pictures.

/** Wider than a phone, without a hyphen. */
export const LONG_WORD = 'Hydrogeomorphologicalreconnaissancesurveyinstrumentation'

export const LONG_TITLE =
  'Detailed engineering survey, design, cost estimate and preparation of tender documents of the mid-hill feeder road from the river crossing to the ridge, including four bridges and the protection of its slopes'

/** With conjuncts, and with vowel signs above and below the line. */
export const NEPALI = {
  title: 'कर्णाली करिडोर सडकको विस्तृत इन्जिनियरिङ सर्वेक्षण र डिजाइन',
  sentence:
    'हामी नाप्छौँ, अनि मात्र कोर्छौँ। सडक, पुल, खानेपानी र सिँचाइका कामहरू स्थानीय निकायसँग मिलेर सर्वेक्षणदेखि निर्माण सुपरिवेक्षणसम्म गर्छौँ।',
  name: 'तिलबहादुर गुरुङ',
  place: 'सिन्धुपाल्चोक, काभ्रेपलाञ्चोक',
}

export const SENTENCE =
  'The plan covers 1,140 ha on both banks of the river and looks twenty years ahead; the street grid stands only on ground above the hundred-year flood.'

function samplePicture(key: string, color: string, alt: string, width = 1800, height = 1200): Picture {
  return { url: `/media/pictures/${key}/original.jpg`, alt, width, height, color, focalPoint: { x: 0.5, y: 0.5 } }
}

export const panorama = samplePicture(
  '93a546e0d562dbe0',
  '#746c5b',
  'A wide panorama of a model valley with a dam, a bridge and a winding hill road.',
  2400,
  1000,
)
export const bridge = samplePicture(
  'ab56260a88c46f22',
  '#826d57',
  'A scale model of a trail suspension bridge with brick-red towers crossing a stepped gorge.',
)

export const pictures = [
  bridge,
  samplePicture('2ab0862a59be460e', '#7c6753', 'A view along the deck of the model trail bridge.'),
  samplePicture('66cad99b35029e0d', '#817764', 'The model trail bridge seen from the river.'),
  samplePicture(
    '72859bb2bde3d14e',
    '#646d5e',
    'A block model of a town with a street grid, parks and two red bridges.',
  ),
  samplePicture('da59aa32df15b5de', '#c4b9a3', 'The town model seen straight from above.'),
  samplePicture('cf43714dd7de9d45', '#774a35', 'A close view of timber bands, carved windows and steel anchors.'),
]

/** A picture whose file is missing. */
export const lostPicture = samplePicture('0000000000000000', '#55605b', 'A picture that was lost.')

export const settings: Settings = {
  name: 'Himal Engineering Consultancy Pvt. Ltd.',
  shortName: 'Himal',
  tagline: 'We measure, plan, design and supervise.',
  phones: ['+977 1 000 0100', '+977 1 000 0101'],
  email: 'info@firm.example',
  address: ['Kupondole', 'Lalitpur 44700, Bagmati Province', 'Nepal'],
  hours: [
    { days: 'Sunday–Friday', time: '10:00–17:00' },
    { days: 'Saturday and public holidays', time: 'Closed' },
  ],
  foundedOn: '2009-04-28',
  foundedOnBs: '15 Baisakh 2066 BS',
  languages: 'both',
  bikramSambat: 'title',
  location: null,
  socialLinks: ['Facebook', 'LinkedIn', 'YouTube', 'X'].map((label) => ({ label, url: 'https://network.example/' })),
  locale: 'en',
}

const discipline = (id: number, name: string, children: string[]): ServiceMenuItem => ({
  id,
  name,
  slug: toSlug(name),
  children: children.map((child, index) => ({ id: id * 100 + index, name: child, slug: toSlug(child) })),
})

export const services = [
  discipline(1, 'Civil engineering', [
    'Roads and highways',
    'Bridges',
    'Water supply and sanitation',
    'Topographic survey',
  ]),
  discipline(2, 'Architecture and structural design', ['Architectural design', 'Seismic retrofitting']),
  discipline(3, 'Planning', ['Transport planning']),
]

export function many<Item>(count: number, make: (number: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index + 1))
}

function toSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}
