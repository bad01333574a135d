import type { Generated, Insertable } from 'kysely'
import { kindOf, type ContentEntity } from '../../../../contract/kinds/index.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { parseDocument } from '../../../../server/core/content/columns.ts'
import { settingsFact } from '../../../../server/core/settings/settings-fact.ts'
import { itemVersions, VISIBLE } from '../../../../server/core/store/item-rows.ts'
import type { Database, Db } from '../../../../server/core/store/schema.ts'
import type { LetterDetails } from '../../contract/letter-wording.ts'

declare module '../../../../server/core/store/schema.ts' {
  interface Database {
    letter_wording: {
      id: Generated<number>
      language: Locale
      /** Null: back to that of the product. */
      wording: string | null
      made_by: string
      made_at: string
    }
  }
}

const MOST = 50

/** The last wordings that were saved in a language, the newest first. */
export const listWordings = (db: Db, language: Locale) =>
  db
    .selectFrom('letter_wording')
    .select(['id', 'wording as text', 'made_by as by', 'made_at as at'])
    .where('language', '=', language)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()

export async function insertWording(tx: Db, values: Insertable<Database['letter_wording']>): Promise<void> {
  await tx.insertInto('letter_wording').values(values).execute()
}

const UNSET = { postalAddressEn: '', postalAddressNe: '', mobile: '', mainPersonId: null, signatoryId: null, at: null }
/** `at`: when they were saved. */
export const letterDetails = settingsFact<LetterDetails & { at: string | null }>('letter-details', UNSET)

/** An item as visitors see it, or before they do, and when that was saved; undefined: it is in the trash, or not there. */
export async function findRecord(db: Db, entity: ContentEntity, id: number) {
  const row = await itemVersions(db, VISIBLE)
    .select(['version.document', 'version.saved_at'])
    .where('item.entity', '=', entity)
    .where('item.item_id', '=', id)
    .where('item.state', '!=', 'trash')
    .executeTakeFirst()
  return row && { document: parseDocument(kindOf(entity), row.document), at: row.saved_at }
}
