import { listAllLocalLevels } from '../../core/places/local-levels.ts'
import { listDistrictsWithNames, listPlaces } from '../../core/places/place-store.ts'
import type { Db } from '../../core/store/schema.ts'
import { KnownNames, type Names } from './known-names.ts'

/** The names of districts, local levels and provinces in all languages. */
export async function openPlaces(db: Db): Promise<Pick<Names, 'districts' | 'localLevels' | 'provinces'>> {
  const districts = new KnownNames<string>()
  const localLevels = new KnownNames<string>()
  const provinces = new KnownNames<number>()
  for (const { code, name } of await listDistrictsWithNames(db)) districts.add(code, name)
  const { local_level, local_level_translation } = await listAllLocalLevels(db)
  for (const { code, aliases } of local_level)
    for (const alias of JSON.parse(aliases ?? '[]') as string[]) localLevels.add(code, alias)
  for (const { local_level_code, name } of local_level_translation) localLevels.add(local_level_code, name)
  for (const { province_number, name, full_name } of (await listPlaces(db)).province_translation)
    for (const one of [name, full_name]) provinces.add(province_number, one)
  return { districts, localLevels, provinces }
}
