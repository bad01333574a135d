import type { Kysely } from 'kysely'
import { BRAND_ID } from '../../contract/brand/brand-id.ts'
import type { Brand } from '../../contract/brand/brand.ts'
import { tonesOf } from '../../contract/brand/tones.ts'
import type { Database } from '../core/store/schema.ts'

export async function getBrand(db: Kysely<Database>): Promise<Brand> {
  const row = await db.selectFrom('brand').select('accent').where('id', '=', BRAND_ID).executeTakeFirst()
  const accent = row?.accent?.toLowerCase() ?? null
  return { accent, tones: accent === null ? null : tonesOf(accent) }
}
