import { href } from '../../contract/addresses.ts'
import { toDevanagariDigits } from '../../contract/digits.ts'
import { LOCALES, type Locale, type ByLocale } from '../../contract/locale.ts'
import type { Places } from '../core/places/place-store.ts'
import type { SearchDocument } from './store/search-documents.ts'
import { makeSearchDocument, TITLE_WEIGHT } from './documents.ts'

/** Projects are found by a place's title, but not by where its offices are. */
const TEXT_WEIGHT = 4

type PlaceWords = Record<'district' | 'headquarters' | 'capital' | 'aliases', string> & {
  projects: (count: number) => string
}
const WORDS: ByLocale<PlaceWords> = {
  en: {
    district: 'District',
    headquarters: 'Headquarters',
    capital: 'Capital',
    aliases: 'Also',
    projects: (count) => (count === 0 ? 'No project yet' : count === 1 ? '1 project' : `${count} projects`),
  },
  ne: {
    district: 'जिल्ला',
    headquarters: 'सदरमुकाम',
    capital: 'राजधानी',
    aliases: 'अन्य नाम',
    projects: (count) => (count === 0 ? 'अहिलेसम्म परियोजना छैन' : `${toDevanagariDigits(String(count))} वटा परियोजना`),
  },
}

/** Districts and provinces: they lead to their pages. */
export function placeDocuments(places: Places): SearchDocument[] {
  const { province, province_translation: provinceTexts, district, district_translation: districtTexts } = places
  const provinceText = (number: number, locale: Locale) =>
    provinceTexts.find((one) => one.province_number === number && one.locale === locale)
  const districtText = (code: string, locale: Locale) =>
    districtTexts.find((one) => one.district_code === code && one.locale === locale)
  const ofProvinces = province.map(({ number, slug, aliases }) =>
    makeSearchDocument(
      { entity: 'places', itemId: number, path: href('province', { slug }) },
      inEachLanguage((locale) => {
        const text = provinceText(number, locale)
        return (
          text && [
            title(text.full_name),
            detail(`${wordsOf(locale).capital}: ${text.capital}`),
            ...otherNames(aliases, locale),
          ]
        )
      }),
    ),
  )
  const ofDistricts = district.map(({ code, slug, province_number: number, aliases }) =>
    makeSearchDocument(
      { entity: 'places', itemId: Number(code), path: href('district', { slug }) },
      inEachLanguage((locale) => {
        const text = districtText(code, locale)
        const { district: noun, headquarters } = wordsOf(locale)
        return (
          text && [
            title(`${text.name} ${noun}`),
            detail((provinceText(number, locale) ?? provinceText(number, 'en'))?.full_name ?? ''),
            detail(`${headquarters}: ${text.headquarters}`),
            ...otherNames(aliases, locale),
          ]
        )
      }),
    ),
  )
  return [...ofProvinces, ...ofDistricts]
}

function inEachLanguage<Value>(make: (locale: Locale) => Value | undefined): Partial<Record<Locale, Value>> {
  const made = LOCALES.flatMap((locale) => {
    const value = make(locale)
    return value === undefined ? [] : [[locale, value] as const]
  })
  return Object.fromEntries(made) as Partial<Record<Locale, Value>>
}

function otherNames(aliases: string | undefined, locale: Locale) {
  const names = JSON.parse(aliases ?? '[]') as string[]
  return names.length > 0 ? [detail(`${wordsOf(locale).aliases}: ${names.join(', ')}`)] : []
}

const title = (text: string) => ({ text, weight: TITLE_WEIGHT })
const detail = (text: string) => ({ text, weight: TEXT_WEIGHT })

/** How many projects a place has, as results say it. */
export const countedProjects = (count: number, locale: Locale): string => wordsOf(locale).projects(count)

const wordsOf = (locale: Locale): PlaceWords => WORDS[locale] ?? WORDS.en
