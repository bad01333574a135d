import { href } from '../../../contract/addresses.ts'
import type { SearchDocument } from '../../store/search-documents.ts'
import type { Places } from '../../store/places.ts'
import { TITLE_WEIGHT } from '../../store/search-results.ts'
import { makeSearchDocument } from './documents.ts'

/** Of a place: projects are found by its title, not by where its offices are. */
const OTHER_WEIGHT = 4

/** Districts and provinces: they lead to their projects. */
export function placeDocuments({ provinces, districts }: Places): SearchDocument[] {
  const ofProvinces = provinces.map((province) =>
    makeSearchDocument(
      { entity: 'places', itemId: province.number, path: href('projects', { province: province.slug }) },
      {
        en: [title(province.full_name), { text: `Capital: ${province.capital}`, weight: OTHER_WEIGHT }],
        ne: [title(province.full_name_ne), { text: `राजधानी: ${province.capital_ne}`, weight: OTHER_WEIGHT }],
      },
    ),
  )
  const ofDistricts = districts.map((district) => {
    const province = provinces.find(({ number }) => number === district.province_number)
    return makeSearchDocument(
      { entity: 'places', itemId: Number(district.code), path: href('projects', { district: district.slug }) },
      {
        en: [
          title(`${district.name} District`),
          { text: province?.full_name ?? '', weight: OTHER_WEIGHT },
          { text: `Headquarters: ${district.headquarters}`, weight: OTHER_WEIGHT },
        ],
        ne: [
          title(`${district.name_ne} जिल्ला`),
          { text: province?.full_name_ne ?? '', weight: OTHER_WEIGHT },
          { text: `सदरमुकाम: ${district.headquarters_ne}`, weight: OTHER_WEIGHT },
        ],
      },
    )
  })
  return [...ofProvinces, ...ofDistricts]
}

const title = (text: string) => ({ text, weight: TITLE_WEIGHT })
