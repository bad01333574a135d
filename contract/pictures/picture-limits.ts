/** Without zod, so that screens can show them. */

export const UPLOAD_BYTES = 25 * 1024 * 1024
/** Decoding more takes more memory than a small machine has. */
export const UPLOAD_PIXELS = 60_000_000
/** Parsing takes many times its size in memory. */
export const SVG_BYTES = 2 * 1024 * 1024
/** In characters. */
export const ALT_LENGTH = 300
export const CAPTION_LENGTH = 300
/** Of a credit line and of a licence, in characters. */
export const CREDIT_LENGTH = 120
export const TAG_LENGTH = 40
export const MOST_TAGS = 20
/** At once. */
export const MOST_CHANGED = 200
