import type { CapabilitiesQuery } from '../../contract/capabilities/capabilities.ts'
import type { Locale } from '../../contract/locale.ts'
import { BORDER_ERROR, distanceToDistrict, type Borders } from '../../contract/location/borders.ts'
import { positionsOf } from '../../contract/location/geometry.ts'
import { MAX_REGION_LOCATIONS } from '../../contract/limits.ts'
import type { CountedDistrict, DistrictDetail, Outline, ProvinceDetail } from '../../contract/regions/region.ts'
import {
  listCountedLocalLevels,
  toLocalLevel,
  districtBorders,
  neighboursOf,
  simplifiedBorders,
  toDistrict,
  toDistrictReference,
  toProvince,
} from '../core/places/places.ts'
import * as store from '../core/places/place-store.ts'
import type { Db } from '../core/store/schema.ts'
import { countCapabilities } from '../capabilities/public.ts'
import { listFeatures } from '../projects/public.ts'
import { notFound } from '../core/process/service-error.ts'

/** About 10 m. */
const DECIMALS = 1e4

type DistrictRow = Awaited<ReturnType<typeof store.listDistricts>>[number]

export async function getDistrict(db: Db, slug: string, locale: Locale, now: Date): Promise<DistrictDetail> {
  const districts = await store.listDistricts(db, locale)
  const row = districts.find((one) => one.slug === slug)
  if (!row) throw notFound('District')
  const { code } = row
  const [names, provinces, localLevels, facts, locations] = await Promise.all([
    store.listNamesOfDistrict(db, code),
    store.listProvinceNames(db, locale),
    loadLocalLevels(db, code, locale),
    countFacts(db, { district: slug }, locale, now),
    listLocationsIn(db, [code], locale),
  ])
  const province = provinces.find(({ number }) => number === row.province_number)!
  return {
    ...toDistrict(row),
    names,
    provinceReference: toProvinceReference(province),
    outline: outlineOf(districtBorders(), code),
    facts,
    locations,
    neighbours: districts.filter((one) => neighboursOf(code).includes(one.code)).map(toCountedDistrict),
    localLevels,
  }
}

export async function getProvince(db: Db, slug: string, locale: Locale, now: Date): Promise<ProvinceDetail> {
  const provinces = await store.listProvinces(db, locale)
  const row = provinces.find((one) => one.slug === slug)
  if (!row) throw notFound('Province')
  const { number } = row
  const districts = (await store.listDistricts(db, locale)).filter((one) => one.province_number === number)
  const codes = districts.map(({ code }) => code)
  const [names, localLevels, facts, locations] = await Promise.all([
    store.listNamesOfProvince(db, number),
    loadLocalLevels(db, String(number), locale),
    countFacts(db, { province: [slug] }, locale, now),
    listLocationsIn(db, codes, locale),
  ])
  const around = new Set(codes.flatMap(neighboursOf).map((code) => Number(code[0])))
  return {
    ...toProvince(row),
    names,
    districts: districts.map((district) => ({
      ...toCountedDistrict(district),
      outline: outlineOf(simplifiedBorders(), district.code),
      labelPoint: [district.longitude, district.latitude],
    })),
    facts,
    locations,
    neighbours: provinces.filter((one) => one.number !== number && around.has(one.number)).map(toProvinceReference),
    localLevels: localLevels.filter(({ projectCount }) => projectCount > 0),
  }
}

async function loadLocalLevels(db: Db, region: string, locale: Locale) {
  const rows = await listCountedLocalLevels(db, locale, region)
  return rows.map((row) => ({ ...toLocalLevel(row), projectCount: row.project_count }))
}

async function countFacts(
  db: Db,
  region: Pick<CapabilitiesQuery, 'district' | 'province'>,
  locale: Locale,
  now: Date,
): Promise<DistrictDetail['facts']> {
  const { total, statuses, years, services } = await countCapabilities(db, { ...region, locale, format: 'json' }, now)
  return { total, statuses, years, services: services.map(({ provinces: _, ...service }) => service) }
}

/** A project in several districts is drawn only where its location is. */
async function listLocationsIn(db: Db, codes: string[], locale: Locale) {
  const features = await listFeatures(db, locale, MAX_REGION_LOCATIONS, codes)
  return features.filter(({ geometry }) =>
    positionsOf(geometry).some((position) =>
      codes.some((code) => distanceToDistrict(districtBorders(), code, position) <= BORDER_ERROR),
    ),
  )
}

function outlineOf(borders: Borders, code: string): Outline {
  const round = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS
  const rings = borders.find((border) => border.code === code)?.rings ?? []
  return rings.map((ring) => ring.map(([longitude, latitude]) => [round(longitude), round(latitude)]))
}

function toCountedDistrict(row: DistrictRow): CountedDistrict {
  return { ...toDistrictReference(row), projectCount: row.project_count, locale: row.locale }
}

function toProvinceReference(row: { number: number; slug: string; name: string; full_name: string }) {
  return { number: row.number, slug: row.slug, name: row.name, fullName: row.full_name }
}
