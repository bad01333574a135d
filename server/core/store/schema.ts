import type { Generated, Kysely } from 'kysely'
import type { ContentState } from '../../../contract/content/content.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import type { LocalLevelKind } from '../../../contract/places/local-level.ts'
import type { KindTables, Translation, Versioned } from './kind-tables.ts'
import type { StaffTables } from './staff-schema.ts'

interface JobTables {
  /** Inserted in the transaction that causes the work. */
  job: {
    id: Generated<number>
    /** Selects its handler (server/job-handlers.ts). */
    kind: string
    /** Such as the id of a mail; unique per kind. */
    subject: string
    /** Further input of the handler, as JSON. */
    payload: Generated<string>
    state: Generated<'queued' | 'running' | 'done' | 'failed'>
    due_at: string
    /** The process that runs it, and when another one may take over. */
    lease_holder: string | null
    lease_end: string | null
    attempts: Generated<number>
    last_error: string | null
    created_at: string
    finished_at: string | null
  }
  /** Its state is that of its job, whose subject is the mail's id. */
  mail: {
    id: Generated<number>
    /** A Message-ID without brackets. Its domain is added at the first attempt, so that a repeated mail is recognized. */
    message_id: string
    /** Selects its template (mails of each feature.ts). */
    kind: string
    /** Input of its template, such as an enquiry's reference. */
    about: string
    created_at: string
    answer: string | null
    sent_at: string | null
    /** JSON of the deliveries to each recipient (server/core/mail/recipients.ts). */
    recipients: Generated<string>
  }
  alert: AlertTable
  past_alert: AlertTable & { id: Generated<number>; ended_at: string }
}

/** An alert that owners were told of and that is not over. */
interface AlertTable {
  kind: string
  /** Such as the machine whose disk is full; empty where there is one of its kind. */
  subject: string
  fault: string
  began_at: string
}

/**
 * Column types shared by both engines: 0/1 for booleans, UTC ISO texts for times, text for JSON. Features add their tables
 * by module augmentation.
 */
export interface Database extends StaffTables, ContentTables, KindTables, JobTables {
  /** '1' published, '0' draft. */
  news: KindTables['news'] & { status: '0' | '1' }
  /** One row. Content writes raise `revision` in their transaction; enquiries and sign-ins do not. */
  content_revision: {
    id: 1
    revision: number
  }
  store_fact: { name: string; value: string }
  province: {
    number: number
    slug: string
    /** Other and former names, a JSON list. */
    aliases: Generated<string>
  }
  local_level: {
    code: string
    district_code: string
    kind: LocalLevelKind
    aliases: string
  }
  local_level_translation: Translation<{ local_level_code: string }, { name: string }>
  province_translation: Translation<{ province_number: number }, { name: string; full_name: string; capital: string }>
  district: {
    code: string
    slug: string
    province_number: number
    longitude: number
    latitude: number
    aliases: Generated<string>
  }
  district_translation: Translation<{ district_code: string }, { name: string; headquarters: string }>
  picture: Versioned & {
    id: Generated<number>
    /** Name of its files' folder: 16 hexadecimal digits of the original's SHA-256. */
    key: string
    /** The uploaded file's name, for people. */
    name: Generated<string>
    /** The account. */
    uploaded_by: Generated<string | null>
    /** SHA-256 of the upload, and its file extension; null for the sample content. */
    upload_hash: string | null
    upload_kind: string | null
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
    /** variantSignature of contract/pictures/picture-variants.ts. */
    variants_signature: string | null
    /** The version that the sample content was inserted with; null: the firm's own. */
    sample_version: number | null
    /** In the trash, and deleted later. */
    trashed_at: string | null
    /** The part of the upload that is shown, as JSON (contract/pictures/crop.ts); null: all of it. */
    crop: string | null
    /** JSON by language. */
    captions: string | null
    credit: string | null
    licence: string | null
    /** 64 bits, hexadecimal; null until its variants are made. */
    fingerprint: string | null
  }
  picture_translation: Translation<{ picture_id: number }, { alt: string }>
  picture_tag: { picture_id: number; tag: string }
  /** Keys of replaced files: their addresses redirect to the current picture. */
  picture_former_key: { key: string; picture_id: number }
  document: {
    id: Generated<number>
    /** Name of its file's folder: 16 hexadecimal digits of the contents' SHA-256. */
    key: string
    file_name: string
    media_type: string
    bytes: number
    created_at: string
  }
  /** The text of a PDF file; no row while it was not read. */
  document_text: {
    document_id: number
    state: 'read' | 'empty' | 'unreadable'
    pages: number | null
    text: string
    read_at: string
  }
  /** The first page of a PDF file; no row while it was not drawn, or cannot be. */
  document_first_page: {
    document_id: number
    width: number
    height: number
    /** In base64, so that it is in every backup and move. */
    webp: string
  }
  /** A file that only staff get (server/core/media/private-files.ts). */
  private_file: {
    /** A UUID: two files of the same contents are two files. */
    key: string
    /** The reference of what it belongs to. */
    about: string
    /** As its sender called it. */
    name: string
    /** The ending of the name under which it is sent. */
    kind: string
    bytes: number
  }
  setting: { key: string; locale: Locale; value: string }
  contact_message: {
    id: Generated<number>
    reference: string
    name: string
    email: string
    subject: string
    message: string
    received_at: string
    /** Of the page from which it was sent. */
    locale: Generated<PageLocale>
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
    /** When staff marked it as spam; null for what came in as such. */
    quarantined_at: string | null
    trashed_at: string | null
    handling: Generated<'new' | 'read' | 'answered'>
    /** When it was first marked as answered. */
    answered_at: string | null
    assignee_id: string | null
    note: Generated<string>
    version: Generated<number>
  }
}

/** The store, or a transaction on it. */
export type Db = Kysely<Database>

/** The tables of staff; the tables that visitors read hold what is published. */
interface ContentTables {
  /** An item in any state; its texts are the newest version's. */
  content_item: {
    entity: ContentEntity
    item_id: number
    state: ContentState
    version: number
    published_version: number | null
    scheduled_for: string | null
    scheduled_by: string | null
    /** Why it could not be published when it was due. */
    schedule_fault: string | null
    /** When it is to be a draft again. */
    unpublish_at: Generated<string | null>
    unpublish_by: Generated<string | null>
    unpublish_fault: Generated<string | null>
    /** The account that created it, until it is first published. */
    drafted_by: Generated<string | null>
    /** Since when, and for which account, it waits for approval. */
    submitted_at: Generated<string | null>
    submitted_by: Generated<string | null>
    /** The words with which it was sent back, and by whom. */
    sent_back: Generated<string | null>
    sent_back_by: Generated<string | null>
    trashed_at: string | null
    /** Links to drafts that were made until then are not valid. */
    previews_revoked_at: Generated<string | null>
    /** Whether it was published before it was moved to the trash. */
    was_published: Generated<0 | 1>
    title: string
    /** Its titles in other languages, JSON by locale. */
    titles: Generated<string>
    slug: string | null
    /** Its public path; null while it is not published. */
    path: string | null
    list_group: string | null
    position: Generated<number>
    date: string | null
    picture_id: number | null
    gaps: Generated<string>
    /** Lower case. */
    search_text: string
    /** The lower-case title, because the engines' collations differ. */
    sort_title: string
    updated_at: string
    updated_by: string
    /** The version that the sample content was inserted with; null: the firm's own. */
    sample_version: number | null
  }
  content_version: {
    entity: ContentEntity
    item_id: number
    number: number
    /** JSON of all fields in all languages. */
    document: string
    action: 'load' | 'create' | 'update' | 'restore'
    saved_at: string
    saved_by: string
    /** Null: visitors have never seen it. */
    published_at: string | null
  }
  /** The highest id that an entity has used. Writers of content lock its row. */
  content_number: { entity: ContentEntity; last: number }
  /** From an old address, normalized by contract/redirects/redirect-address.ts, to an address or an item. */
  redirect: {
    id: Generated<number>
    from_path: string
    /** The names of its query parameters, joined by `&`. */
    query_names: string | null
    to_path: string | null
    entity: ContentEntity | null
    item_id: number | null
    created_at: string
  }
  /** Requests for addresses without a page. */
  missing_address: { path: string; requests: number; last_seen: string; referrer_host: string | null }
}
