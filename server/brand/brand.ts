import { sql } from 'kysely'
import { ONLY_ITEM } from '../../contract/fields/only-item.ts'
import type { Brand } from '../../contract/brand/brand.ts'
import { DEFAULT_COLOR, lettersOf, logoSize, signVersion, type Sign } from '../../contract/brand/sign.ts'
import { tonesOf, type BrandTones } from '../../contract/brand/tones.ts'
import { TYPEFACES } from '../../contract/brand/typefaces.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { Db } from '../core/store/schema.ts'

export async function getBrand(db: Db): Promise<Brand> {
  const row = await readRow(db)
  const accent = row.accent?.toLowerCase() ?? null
  const sign = toSign(row)
  const [width, height] =
    row.light_key === null ? [row.dark_width, row.dark_height] : [row.light_width, row.light_height]
  const hasName = row.logo_has_name === 1
  return {
    accent,
    tones: accent === null ? null : rememberTones(accent),
    logo: width === null || height === null ? null : { ...logoSize({ width, height }, hasName), hasName },
    typeface: row.typeface ?? TYPEFACES[0].value,
    isPlain: row.is_plain === 1,
    letters: sign.letters,
    version: signVersion(sign),
  }
}

/** They take a millisecond, and change with the accent alone. */
let last: { accent: string; tones: BrandTones } | undefined
function rememberTones(accent: string): BrandTones {
  if (last?.accent !== accent) last = { accent, tones: tonesOf(accent) }
  return last.tones
}

/** Its icons are drawn from it. */
export const getSign = async (db: Db): Promise<Sign> => toSign(await readRow(db))

type Row = Awaited<ReturnType<typeof readRow>>

function toSign(row: Row): Sign {
  const name = [row.short_name, row.name].map((value) => JSON.parse(value ?? '""') as string).find(Boolean) ?? ''
  const fileOf = (key: string | null, fileName: string | null) => (key === null ? null : { key, fileName: fileName! })
  return {
    letters: lettersOf(name),
    color: row.accent?.toLowerCase() ?? DEFAULT_COLOR,
    light: fileOf(row.light_key, row.light_file),
    dark: fileOf(row.dark_key, row.dark_file),
  }
}

/** With one statement, for every page asks. */
async function readRow(db: Db) {
  const settingOf = (key: string) =>
    sql<string | null>`(select value from setting where key = ${key} and locale = ${DEFAULT_LOCALE})`
  const firm = db.selectNoFrom([settingOf('shortName').as('short_name'), settingOf('name').as('name')])
  return db
    .selectFrom(firm.as('firm'))
    .leftJoin('brand', (join) => join.on('brand.id', '=', ONLY_ITEM))
    .leftJoin('picture as light', 'light.id', 'brand.logo_id')
    .leftJoin('picture as dark', 'dark.id', 'brand.dark_logo_id')
    .select(['firm.short_name', 'firm.name', 'brand.accent', 'brand.logo_has_name', 'brand.typeface', 'brand.is_plain'])
    .select(['light.key as light_key', 'light.file_name as light_file'])
    .select(['light.width as light_width', 'light.height as light_height'])
    .select(['dark.key as dark_key', 'dark.file_name as dark_file'])
    .select(['dark.width as dark_width', 'dark.height as dark_height'])
    .executeTakeFirstOrThrow()
}
