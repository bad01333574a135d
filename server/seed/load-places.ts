import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { OTHER_LOCALES } from '../../contract/locale.ts'
import { indexPlaces } from '../services/search/search-index.ts'
import { listPlaces, replacePlaces, type Places } from '../store/places.ts'
import { hasContent, raiseContentRevision } from '../store/revision.ts'
import type { Database } from '../store/schema.ts'
import { translationRows } from '../store/translation.ts'
import { readContentFile } from './read-content-file.ts'

const text = z.string().min(1)

/** A place's names in English, and by language in others. */
function named<Names extends z.ZodRawShape>(names: Names) {
  return { ...names, translations: z.partialRecord(z.enum(OTHER_LOCALES), z.object(names)) }
}

/** What is of use here in the file of provinces and districts; its other fields are passed over. */
const divisionsSchema = z.object({
  provinces: z.array(
    z.object({ number: z.int().min(1).max(7), ...named({ name: text, full_name: text, capital: text }) }),
  ),
  districts: z.array(
    z.object({
      code: z.string().regex(/^[1-7]\d\d$/, 'must be three digits, the first one the province'),
      province: z.int().min(1).max(7),
      label_point: z.tuple([z.number(), z.number()]),
      ...named({ name: text, headquarters: text }),
    }),
  ),
})

/** Where provinces and districts stand, beneath the content folder. */
export const DIVISIONS_FILE = 'places/nepal-divisions.json'

/**
 * Makes the store know Nepal's provinces and districts. Every site needs them, also one without sample content, so this is
 * done on every start; when nothing is missing or different, nothing is written.
 * @throws ContentError when the file is not as it must be
 */
export async function loadPlaces({ db, contentDir }: { db: Kysely<Database>; contentDir: string }): Promise<void> {
  const places = await readPlaces(contentDir)
  // Cloned, because SQLite's rows have no prototype, by which they would differ from any other object.
  if (isDeepStrictEqual(structuredClone(await listPlaces(db)), places)) return
  await db.transaction().execute(async (tx) => {
    await replacePlaces(tx, places)
    await indexPlaces(tx)
    // Another process may have pages that name them. A store without content stays one.
    if (await hasContent(tx)) await raiseContentRevision(tx)
  })
}

/**
 * Reads provinces and districts, in the order of their numbers, codes and languages.
 * @throws ContentError
 */
export async function readPlaces(contentDir: string): Promise<Places> {
  const file = await readContentFile(contentDir, DIVISIONS_FILE, divisionsSchema)
  const provinces = file.provinces.toSorted((one, other) => one.number - other.number)
  const districts = file.districts.toSorted((one, other) => Number(one.code) - Number(other.code))
  return {
    province: provinces.map(({ number, name }) => ({ number, slug: slugOf(name) })),
    province_translation: provinces.flatMap(({ number, name, full_name, capital, translations }) =>
      translationRows({ province_number: number }, { en: { name, full_name, capital }, ...translations }),
    ),
    district: districts.map(({ code, name, province, label_point: [longitude, latitude] }) => ({
      code,
      slug: slugOf(name),
      province_number: province,
      longitude,
      latitude,
    })),
    district_translation: districts.flatMap(({ code, name, headquarters, translations }) =>
      translationRows({ district_code: code }, { en: { name, headquarters }, ...translations }),
    ),
  }
}

/** `Nawalparasi East` becomes `nawalparasi-east`. */
function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
