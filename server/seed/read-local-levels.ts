import { z } from 'zod'
import { LOCAL_LEVEL_CODE, LOCAL_LEVEL_KINDS } from '../../contract/regions/local-level.ts'
import { OTHER_LOCALES } from '../../contract/locale.ts'
import type { LocalLevels } from '../core/places/local-level-store.ts'
import { translationRows } from '../core/store/translation.ts'
import { readContentFile } from './read-content-file.ts'

const text = z.string().min(1)

/** Further fields of the file are ignored. */
const fileSchema = z.object({
  local_levels: z.array(
    z.object({
      code: z.string().regex(LOCAL_LEVEL_CODE, 'must be five digits'),
      district: z.string(),
      kind: z.enum(LOCAL_LEVEL_KINDS),
      name: text,
      former_names: z.array(text).default([]),
      translations: z.partialRecord(z.enum(OTHER_LOCALES), z.object({ name: text })),
    }),
  ),
})

export const LOCAL_LEVELS_FILE = 'places/nepal-local-levels.json'

/** In the order of codes and languages. @throws ContentError */
export async function readLocalLevels(contentDir: string): Promise<LocalLevels> {
  const file = await readContentFile(contentDir, LOCAL_LEVELS_FILE, fileSchema)
  const levels = file.local_levels.toSorted((one, other) => Number(one.code) - Number(other.code))
  return {
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
