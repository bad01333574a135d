/** Sizes and counts that both sides must agree on. Source: specification sections 5 and 9 and the readings of them. */

/** Page size of news, projects and teams when a caller names none (specification section 9). */
export const DEFAULT_LIMIT = 10
/** Page size with which the layout loads every service on entry (specification section 2). */
export const ALL_SERVICES_LIMIT = 10_000
/** Page size with which the gallery loads every project (specification section 2). */
export const ALL_PROJECTS_LIMIT = 1_000_000_000
/** The largest page size that a known caller asks for: the footer list of services (specification section 9). */
export const LARGEST_LIMIT = 100_000_000_000
/** The largest number that an item can have: the largest whole number of Postgres' type integer. */
export const LARGEST_ID = 2_147_483_647
/** Longest query string of an API call, in characters; longer ones are answered 400. */
export const QUERY_STRING_LENGTH = 2_000
/** Longest search words, in characters. */
export const SEARCH_LENGTH = 200
/** Longest e-mail address, in characters (RFC 5321, with RFC 3696's erratum 1690). */
export const EMAIL_LENGTH = 254
/** Bounds of a contact message, in characters after trimming (readings). */
export const CONTACT_BOUNDS = { name: 200, email: EMAIL_LENGTH, subject: 200, message: 20_000 } as const
/** Bounds of what staff write, in characters. HTML counts with its tags. */
export const CONTENT_BOUNDS = {
  name: 200,
  short: 200,
  summary: 600,
  html: 100_000,
  label: 40,
  link: 500,
  slug: 120,
} as const
/** Shortest and longest password, in characters. */
/** Of the name of a member of staff, in characters. */
export const STAFF_NAME_LENGTH = 200
export const PASSWORD_BOUNDS = { least: 12, most: 128 } as const
/** Longest note of staff beside an enquiry, in characters. */
export const NOTE_LENGTH = 5_000
/** Days that something stays in the trash. */
export const TRASH_DAYS = 30
/** Minutes after which a mail that still waits counts as late. */
export const MAIL_LATE_MINUTES = 15
/** Most items whose places are changed by one call. */
export const ORDER_BOUND = 2000
/** Largest body of a request to the API, in bytes: the longest message in four-byte characters, JSON-escaped, and room. */
export const REQUEST_BODY_BYTES = 256 * 1024
