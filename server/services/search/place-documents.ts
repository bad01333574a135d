import { href } from '../../../contract/addresses.ts'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import type { SearchDocument } from '../../store/search-documents.ts'
import type { Places } from '../../store/places.ts'
import { TITLE_WEIGHT } from '../../store/search-results.ts'
import { makeSearchDocument } from './documents.ts'

/** Of a place: projects are found by its title, not by where its offices are. */
const OTHER_WEIGHT = 4

const WORDS: Record<Locale, { district: string; capital: string; headquarters: string }> = {
  en: { district: 'District', capital: 'Capital', headquarters: 'Headquarters' },
  ne: { district: 'जिल्ला', capital: 'राजधानी', headquarters: 'सदरमुकाम' },
}

/** Districts and provinces: they lead to their projects. */
export function placeDocuments(places: Places): SearchDocument[] {
  const provinceTexts = (number: number, locale: Locale) =>
    places.province_translation.find((text) => text.province_number === number && text.locale === locale)
  const ofProvinces = places.province.map(({ number, slug }) =>
    makeSearchDocument(
      { entity: 'places', itemId: number, path: href('projects', { province: slug }) },
      byLocale((locale) => {
        const texts = provinceTexts(number, locale)
        return texts && [title(texts.full_name), other(`${WORDS[locale].capital}: ${texts.capital}`)]
      }),
    ),
  )
  const ofDistricts = places.district.map(({ code, slug, province_number }) =>
    makeSearchDocument(
      { entity: 'places', itemId: Number(code), path: href('projects', { district: slug }) },
      byLocale((locale) => {
        const texts = places.district_translation.find((text) => text.district_code === code && text.locale === locale)
        const words = WORDS[locale]
        return (
          texts && [
            title(`${texts.name} ${words.district}`),
            other(provinceTexts(province_number, locale)?.full_name ?? ''),
            other(`${words.headquarters}: ${texts.headquarters}`),
          ]
        )
      }),
    ),
  )
  return [...ofProvinces, ...ofDistricts]
}

const title = (text: string) => ({ text, weight: TITLE_WEIGHT })
const other = (text: string) => ({ text, weight: OTHER_WEIGHT })

function byLocale<Texts>(textsIn: (locale: Locale) => Texts | undefined): Partial<Record<Locale, Texts>> {
  return Object.fromEntries(LOCALES.flatMap((locale) => [[locale, textsIn(locale)]].filter(([, texts]) => texts)))
}
