import type { ComponentExamples } from '../../dev/component-examples.ts'
import type { MapDistrict, MapProvince } from './map-data.ts'
import { NepalMap } from './nepal-map.tsx'

const PROVINCES = ['Koshi', 'Madhesh', 'Bagmati', 'Gandaki', 'Lumbini', 'Karnali', 'Sudurpashchim']

const district = (code: string, name: string, projectCount: number): MapDistrict => ({
  code,
  slug: name.toLowerCase(),
  name,
  projectCount,
})

const mapOf = (districts: Record<string, MapDistrict[]>): MapProvince[] =>
  PROVINCES.map((name) => {
    const own = districts[name] ?? []
    const projectCount = own.reduce((sum, district) => sum + district.projectCount, 0)
    return { slug: name.toLowerCase(), name, projectCount, districts: own }
  })

const USUAL = mapOf({
  Koshi: [district('104', 'Bhojpur', 3), district('112', 'Sunsari', 1)],
  Bagmati: [district('302', 'Sindhupalchok', 26), district('306', 'Kathmandu', 4)],
  Gandaki: [district('410', 'Tanahun', 2)],
  Lumbini: [district('504', 'Gulmi', 9)],
})

const ONE_DISTRICT = mapOf({ Lumbini: [district('504', 'Gulmi', 1)] })
const NO_PROJECT = mapOf({})

export default {
  isWrapped: true,
  isAlone: true,
  examples: {
    usual: <NepalMap data={USUAL} />,
    'one district': <NepalMap data={ONE_DISTRICT} />,
    'no project': <NepalMap data={NO_PROJECT} />,
  },
} satisfies ComponentExamples
