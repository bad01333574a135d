import type { Generated } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import type { ContentTables } from './content-schema.ts'
import type { JobTables } from './job-schema.ts'
import type { KindTables, Translation, Versioned } from './kind-tables.ts'
import type { StaffTables } from './staff-schema.ts'

/**
 * The tables. Only types that SQLite and Postgres share: text, integer, real; 0/1 for yes and no; times as UTC ISO text;
 * JSON as text. What is read in several languages has a translation table: English is required, another language may leave
 * out any field but the name, and English stands in for it.
 */
export interface Database extends StaffTables, ContentTables, KindTables, JobTables {
  news: KindTables['news'] & { status: '0' | '1' }
  content_revision: ContentRevisionTable
  /** What is known of the store itself. */
  store_fact: { name: string; value: string }
  province: ProvinceTable
  province_translation: Translation<{ province_number: number }, { name: string; full_name: string; capital: string }>
  district: DistrictTable
  district_translation: Translation<{ district_code: string }, { name: string; headquarters: string }>
  picture: PictureTable
  picture_translation: Translation<{ picture_id: number }, { alt: string }>
  /** Keys of files that were replaced: their addresses lead to the picture as it is now. */
  picture_former_key: { key: string; picture_id: number }
  setting: { key: string; locale: Locale; value: string }
  contact_message: ContactMessageTable
}

/** One row. Every write to content raises `revision` in the same transaction; a message or a sign-in does not. */
interface ContentRevisionTable {
  id: 1
  revision: number
}

interface ProvinceTable {
  number: number
  slug: string
}

interface DistrictTable {
  code: string
  slug: string
  province_number: number
  longitude: number
  latitude: number
}

interface PictureTable extends Versioned {
  id: Generated<number>
  /** Name of the folder of its files: 16 hexadecimal digits of a SHA-256 of the original. */
  key: string
  /** Name of the file as it was uploaded, for people. */
  name: Generated<string>
  /** SHA-256 of the upload, and the ending of the file in which it is kept; null for what was not uploaded. */
  upload_hash: string | null
  upload_kind: string | null
  /** Name of the original in that folder, such as original.jpg. */
  file_name: string
  media_type: string
  bytes: number
  width: number
  height: number
  color: string
  focal_x: Generated<number>
  focal_y: Generated<number>
  /** When all variants were made; null while they are missing. */
  variants_made_at: string | null
  /** The sizes and formats for which they were made: variantSignature of contract/picture-variants.ts. */
  variants_signature: string | null
}

interface ContactMessageTable {
  id: Generated<number>
  reference: string
  name: string
  email: string
  subject: string
  message: string
  received_at: string
  /** Names this message among all that were sent, so that it is stored once however often it comes. */
  submission: string | null
  /** A quarantined message waits for a person to look at it; no mail was sent of it. */
  state: Generated<'accepted' | 'quarantined'>
  /** Why it was quarantined, a JSON list; it stays when the message is released. */
  suspicions: Generated<string>
  /** Hash of the text, by which the same text from several senders is noticed. */
  text_digest: string | null
  /** Keyed hash of the network address, by which senders are counted; forgotten after a day. */
  sender: string | null
  /** What staff have done with it, once it is accepted. */
  handling: Generated<'new' | 'read' | 'answered'>
  /** Who of the staff looks after it. */
  assignee_id: string | null
  /** What staff say of it among themselves. */
  note: Generated<string>
  version: Generated<number>
}
