import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { OTHER_LOCALES } from '../../contract/locale.ts'
import { LOCAL_LEVEL_CODE, LOCAL_LEVEL_KINDS } from '../../contract/places/local-level.ts'
import { announce } from '../core/jobs/events.ts'
import { listPlaces, replacePlaces, type Places } from '../core/places/place-store.ts'
import { hasContent, raiseContentRevision } from '../core/store/revision.ts'
import type { Db } from '../core/store/schema.ts'
import { translationRows } from '../core/store/translation.ts'
import { readContentFile } from './sample-files.ts'

const text = z.string().min(1)
const aliases = z.array(text).default([])

/** In English, and by language in others. */
function named<Names extends z.ZodRawShape>(names: Names) {
  return { ...names, translations: z.partialRecord(z.enum(OTHER_LOCALES), z.object(names)) }
}

/** Further fields of the file are ignored. */
const divisionsSchema = z.object({
  provinces: z.array(
    z.object({
      number: z.int().min(1).max(7),
      aliases,
      ...named({ name: text, full_name: text, capital: text }),
    }),
  ),
  districts: z.array(
    z.object({
      code: z.string().regex(/^[1-7]\d\d$/, 'must be three digits, the first one the province'),
      province: z.int().min(1).max(7),
      label_point: z.tuple([z.number(), z.number()]),
      aliases,
      ...named({ name: text, headquarters: text }),
    }),
  ),
})

const localLevelsSchema = z.object({
  local_levels: z.array(
    z.object({
      code: z.string().regex(LOCAL_LEVEL_CODE, 'must be five digits'),
      district: z.string(),
      kind: z.enum(LOCAL_LEVEL_KINDS),
      former_names: z.array(text).default([]),
      ...named({ name: text }),
    }),
  ),
})

declare module '../core/jobs/events.ts' {
  interface Events {
    /** Provinces, districts and local levels have been read anew. */
    placesReplaced: object
  }
}

/** Every site needs the places, so this runs at every start. @throws ContentError */
export async function loadPlaces({ db, contentDir }: { db: Db; contentDir: string }): Promise<void> {
  const places = await readPlaces(contentDir)
  // Cloned, because SQLite's rows have no prototype and would differ.
  if (isDeepStrictEqual(structuredClone(await listPlaces(db)), places)) return
  await db.transaction().execute(async (tx) => {
    await replacePlaces(tx, places)
    await announce(tx, 'placesReplaced', {})
    // Another process may have cached pages that name them.
    if (await hasContent(tx)) await raiseContentRevision(tx)
  })
}

/** In the order of numbers, codes and languages. @throws ContentError */
export async function readPlaces(contentDir: string): Promise<Places> {
  const [file, { local_levels }] = await Promise.all([
    readContentFile(contentDir, 'places/nepal-divisions.json', divisionsSchema),
    readContentFile(contentDir, 'places/nepal-local-levels.json', localLevelsSchema),
  ])
  const provinces = file.provinces.toSorted((one, other) => one.number - other.number)
  const districts = file.districts.toSorted((one, other) => Number(one.code) - Number(other.code))
  const levels = local_levels.toSorted((one, other) => Number(one.code) - Number(other.code))
  return {
    province: provinces.map((one) => ({
      number: one.number,
      slug: slugOf(one.name),
      aliases: JSON.stringify(one.aliases),
    })),
    province_translation: provinces.flatMap(({ number, name, full_name, capital, translations }) =>
      translationRows({ province_number: number }, { en: { name, full_name, capital }, ...translations }),
    ),
    district: districts.map(({ code, name, province, label_point: [longitude, latitude], ...one }) => ({
      code,
      slug: slugOf(name),
      province_number: province,
      longitude,
      latitude,
      aliases: JSON.stringify(one.aliases),
    })),
    district_translation: districts.flatMap(({ code, name, headquarters, translations }) =>
      translationRows({ district_code: code }, { en: { name, headquarters }, ...translations }),
    ),
    local_level: levels.map(({ code, district, kind, former_names }) => ({
      code,
      district_code: district,
      kind,
      aliases: JSON.stringify(former_names),
    })),
    local_level_translation: levels.flatMap(({ code, name, translations }) =>
      translationRows({ local_level_code: code }, { en: { name }, ...translations }),
    ),
  }
}

/** `Nawalparasi East` becomes `nawalparasi-east`. */
function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
