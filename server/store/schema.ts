import type { Generated } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import type { ContentTables } from './content-schema.ts'
import type { JobTables } from './job-schema.ts'
import type { SearchTables } from './search-schema.ts'
import type { StaffTables } from './staff-schema.ts'

/** Column types shared by both engines: 0/1 for booleans, UTC ISO texts for times, text for JSON. */
export interface Database extends StaffTables, ContentTables, JobTables, SearchTables {
  content_revision: ContentRevisionTable
  store_fact: { name: string; value: string }
  province: ProvinceTable
  province_translation: Translation<{ province_number: number }, { name: string; full_name: string; capital: string }>
  district: DistrictTable
  district_translation: Translation<{ district_code: string }, { name: string; headquarters: string }>
  picture: PictureTable
  picture_translation: Translation<{ picture_id: number }, { alt: string }>
  /** Keys of replaced files: their addresses redirect to the current picture. */
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
  contact_message: EnquiryTable
}

type Translation<Owner, Required, Optional = object> = Owner & { locale: Locale } & Required & {
    [Field in keyof Optional]: Optional[Field] | null
  }

/** One row. Content writes raise `revision` in their transaction; enquiries and sign-ins do not. */
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

/** A save names the version that it is based on. */
interface Versioned {
  created_at: string
  updated_at: string
  version: Generated<number>
}

interface PictureTable extends Versioned {
  id: Generated<number>
  /** Name of its files' folder: 16 hexadecimal digits of the original's SHA-256. */
  key: string
  /** The uploaded file's name, for people. */
  name: Generated<string>
  /** SHA-256 of the upload, and its file extension; null for the sample content. */
  upload_hash: string | null
  upload_kind: string | null
  /** Such as original.jpg. */
  file_name: string
  media_type: string
  bytes: number
  width: number
  height: number
  color: string
  focal_x: Generated<number>
  focal_y: Generated<number>
  /** Null while variants are missing. */
  variants_made_at: string | null
  /** variantSignature of contract/picture-variants.ts. */
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
  funder: string | null
  value_amount: number | null
  value_currency: string | null
  value_is_public: Generated<0 | 1>
  /** The firm's share of the work, in percent. */
  share: number | null
  /** The partners' names. */
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

interface EnquiryTable {
  id: Generated<number>
  reference: string
  name: string
  email: string
  subject: string
  message: string
  received_at: string
  /** Identifies the message, so that a repeated submission is stored once. */
  submission: string | null
  /** No mail is sent of a quarantined message. */
  state: Generated<'accepted' | 'quarantined'>
  /** Reasons of the quarantine, a JSON list; kept after a release. */
  suspicions: Generated<string>
  /** Hash that finds the same text from several senders. */
  text_digest: string | null
  /** Keyed hash of the network address, to count messages per sender; deleted after a day. */
  sender: string | null
  /** For accepted messages. */
  handling: Generated<'new' | 'read' | 'answered'>
  assignee_id: string | null
  /** Visible to staff only. */
  note: Generated<string>
  version: Generated<number>
}
