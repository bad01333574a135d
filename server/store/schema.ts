import type { Generated } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import type { ContentTables } from './content-schema.ts'
import type { JobTables } from './job-schema.ts'
import type { SearchTables } from './search-schema.ts'
import type { StaffTables } from './staff-schema.ts'

/**
 * The tables. Only types that SQLite and Postgres share: text, integer, real; 0/1 for yes and no; times as UTC ISO text;
 * JSON as text. What is read in several languages has a translation table: English is required, another language may leave
 * out any field but the name, and English stands in for it.
 */
export interface Database extends StaffTables, ContentTables, JobTables, SearchTables {
  content_revision: ContentRevisionTable
  /** What is known of the store itself. */
  store_fact: { name: string; value: string }
  province: ProvinceTable
  district: DistrictTable
  picture: PictureTable
  picture_translation: Translation<{ picture_id: number }, { alt: string }>
  /** Keys of files that were replaced: their addresses lead to the picture as it is now. */
  picture_former_key: { key: string; picture_id: number }
  category: CategoryTable
  category_translation: Translation<{ category_id: number }, { name: string }>
  news: NewsTable
  news_translation: Translation<{ news_id: number }, { name: string }, { summary: string; description: string }>
  service: ServiceTable
  service_translation: Translation<{ service_id: number }, { name: string }, { summary: string; description: string }>
  client: ClientTable
  client_translation: Translation<{ client_id: number }, { name: string }>
  project: ProjectTable
  project_translation: Translation<{ project_id: number }, { title: string }, { description: string }>
  project_picture: { project_id: number; picture_id: number; position: number }
  project_district: { project_id: number; district_code: string; position: number }
  project_service: { project_id: number; service_id: number; position: number }
  partner: PartnerTable
  partner_translation: Translation<{ partner_id: number }, { name: string }>
  team_member: TeamMemberTable
  team_member_translation: Translation<
    { team_member_id: number },
    { name: string },
    { position: string; department: string; qualifications: string }
  >
  timeline_item: TimelineItemTable
  timeline_item_translation: Translation<{ timeline_item_id: number }, { title: string }, { description: string }>
  page: PageTable
  page_translation: Translation<
    { page_id: number },
    { title: string },
    { summary: string; body: string; signature: string }
  >
  setting: { key: string; locale: Locale; value: string }
  contact_message: ContactMessageTable
}

type Translation<Owner, Required, Optional = object> = Owner & { locale: Locale } & Required & {
    [Field in keyof Optional]: Optional[Field] | null
  }

/** One row. Every write to content raises `revision` in the same transaction; a message or a sign-in does not. */
interface ContentRevisionTable {
  id: 1
  revision: number
}

interface ProvinceTable {
  number: number
  slug: string
  name: string
  name_ne: string
  full_name: string
  full_name_ne: string
  capital: string
  capital_ne: string
}

interface DistrictTable {
  code: string
  slug: string
  province_number: number
  name: string
  name_ne: string
  headquarters: string
  headquarters_ne: string
  longitude: number
  latitude: number
}

/** When a row was made and last changed, and how often: a writer must name the version it saw. */
interface Versioned {
  created_at: string
  updated_at: string
  version: Generated<number>
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

interface CategoryTable extends Versioned {
  id: Generated<number>
  slug: string
  sort_order: number
}

interface NewsTable extends Versioned {
  id: Generated<number>
  slug: string
  category_id: number
  picture_id: number | null
  /** '1' published, '0' draft. */
  status: '0' | '1'
}

interface ServiceTable extends Versioned {
  id: Generated<number>
  slug: string
  parent_id: number | null
  picture_id: number | null
  sort_order: number
}

interface ClientTable extends Versioned {
  id: Generated<number>
  slug: string
  kind: 'federal' | 'provincial' | 'local' | 'development' | 'private'
  link: string | null
  logo_picture_id: number | null
  sort_order: number
}

interface ProjectTable extends Versioned {
  id: Generated<number>
  slug: string
  code: string
  parent_id: number | null
  status: 'ongoing' | 'completed' | 'upcoming'
  client_id: number | null
  /** A year or a month: 2019 or 2019-04. */
  started: string | null
  ended: string | null
  sort_order: number
  /** Who pays for it. */
  funder: string | null
  value_amount: number | null
  value_currency: string | null
  /** Whether visitors may know the value. */
  value_is_public: Generated<0 | 1>
  /** The firm's share of the work, in percent. */
  share: number | null
  /** With whom the firm does it. */
  joint_venture: string | null
  size_amount: number | null
  size_unit: string | null
}

interface PartnerTable extends Versioned {
  id: Generated<number>
  acronym: string | null
  link: string
  logo_picture_id: number | null
  is_international: 0 | 1
  sort_order: number
}

interface TeamMemberTable extends Versioned {
  id: Generated<number>
  photo_picture_id: number | null
  sort_order: number
}

interface TimelineItemTable extends Versioned {
  id: Generated<number>
  date: string
  sort_order: number
}

interface PageTable extends Versioned {
  id: Generated<number>
  key: string
  picture_id: number | null
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
