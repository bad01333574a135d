/** Source: specification sections 5 and 9 and the readings of them. Lengths are in characters. */

export const DEFAULT_LIMIT = 10
/** To load every service on entry (specification section 2). */
export const ALL_SERVICES_LIMIT = 10_000
/** To load every project in the gallery (specification section 2). */
export const ALL_PROJECTS_LIMIT = 1_000_000_000
/** The largest of a known caller: the footer's list of services (specification section 9). */
export const MAX_LIMIT = 100_000_000_000
/** The largest integer of Postgres. */
export const MAX_ID = 2_147_483_647
/** Of an API call, in characters; longer ones answer 400. */
export const QUERY_STRING_LENGTH = 2_000
export const MAX_PROVINCES = 7
export const SEARCH_LENGTH = 200
/** Of each kind, when a search asks for all kinds. */
export const RESULTS_PER_KIND = 3
export const MIN_SUGGESTION_LETTERS = 2
export const MAX_SUGGESTIONS = 8
/** In characters (RFC 5321, with RFC 3696's erratum 1690). */
export const EMAIL_LENGTH = 254
/** In characters after trimming (readings). */
export const CONTACT_BOUNDS = { name: 200, email: EMAIL_LENGTH, subject: 200, message: 20_000 } as const
/** Of an answer to a message; its subject is a mail's. */
export const ANSWER_BOUNDS = { subject: 250, text: 20_000 } as const
/** To one message. */
export const MAX_ANSWERS = 50
/** Templates of answers in one language; `text` so that all of them fit into a request. */
export const ANSWER_TEMPLATE_BOUNDS = { count: 12, title: 80, text: 2_000 } as const
/** In characters; HTML counts with its tags. */
export const CONTENT_BOUNDS = {
  name: 200,
  short: 200,
  summary: 600,
  html: 100_000,
  label: 40,
  link: 500,
  slug: 120,
  /** Search results cut longer ones. */
  searchTitle: 65,
  searchDescription: 160,
} as const
/** Projects and people together; its link stays below 1,000 characters. */
export const SHORTLIST_ITEMS = 50
export const STAFF_NAME_LENGTH = 200
export const PASSWORD_BOUNDS = { least: 12, most: 128 } as const
export const NOTE_LENGTH = 5_000
export const TRASH_DAYS = 30
export const MAIL_LATE_MINUTES = 15
export const EXPIRY_WARNING_DAYS = 60
export const ORDER_BOUND = 2000
/** The longest message in four-byte characters, JSON-escaped, and room. */
export const REQUEST_BODY_BYTES = 256 * 1024

/** Locations in the answer about a district or province, the first of the list. */
export const MAX_REGION_LOCATIONS = 100

/** Of an account's choices for the staff screens; `total` in bytes of JSON, the others in characters or items. */
export const PREFERENCE_BOUNDS = { entries: 100, total: 8192 } as const
