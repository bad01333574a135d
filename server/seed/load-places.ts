import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { listPlaces, replacePlaces, type Places } from '../store/places.ts'
import { hasContent, raiseContentRevision } from '../store/revision.ts'
import type { Database } from '../store/schema.ts'
import { readContentFile } from './read-content-file.ts'

const text = z.string().min(1)

/** Further fields of the file are ignored. */
const divisionsSchema = z.object({
  provinces: z.array(
    z.object({
      number: z.int().min(1).max(7),
      name: text,
      name_ne: text,
      full_name: text,
      full_name_ne: text,
      capital: text,
      capital_ne: text,
    }),
  ),
  districts: z.array(
    z.object({
      code: z.string().regex(/^[1-7]\d\d$/, 'must be three digits, the first one the province'),
      name: text,
      name_ne: text,
      province: z.int().min(1).max(7),
      headquarters: text,
      headquarters_ne: text,
      label_point: z.tuple([z.number(), z.number()]),
    }),
  ),
})

export const DIVISIONS_FILE = 'places/nepal-divisions.json'

/** Every site needs the places, so this runs at every start. @throws ContentError */
export async function loadPlaces({ db, contentDir }: { db: Kysely<Database>; contentDir: string }): Promise<void> {
  const places = await readPlaces(contentDir)
  // Cloned, because SQLite's rows have no prototype and would differ.
  if (isDeepStrictEqual(structuredClone(await listPlaces(db)), places)) return
  await db.transaction().execute(async (tx) => {
    await replacePlaces(tx, places)
    // Another process may have cached pages that name them.
    if (await hasContent(tx)) await raiseContentRevision(tx)
  })
}

/** @throws ContentError */
export async function readPlaces(contentDir: string): Promise<Places> {
  const { provinces, districts } = await readContentFile(contentDir, DIVISIONS_FILE, divisionsSchema)
  return {
    provinces: provinces
      .map((province) => ({ ...province, slug: slugOf(province.name) }))
      .toSorted((one, other) => one.number - other.number),
    districts: districts
      .map(({ province, label_point: [longitude, latitude], ...district }) => ({
        ...district,
        slug: slugOf(district.name),
        province_number: province,
        longitude,
        latitude,
      }))
      .toSorted((one, other) => Number(one.code) - Number(other.code)),
  }
}

/** `Nawalparasi East` becomes `nawalparasi-east`. */
function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
