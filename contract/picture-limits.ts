/** Bounds of a picture that staff upload. Without zod, so that screens can say them before anything is sent. */

/** Largest file, in bytes. */
export const UPLOAD_BYTES = 25 * 1024 * 1024
/** Most pixels: decoding a picture of more would take more memory than a small machine has. */
export const UPLOAD_PIXELS = 60_000_000
/** Largest SVG, in bytes: it is a text, and reading it takes many times its size in memory. */
export const SVG_BYTES = 2 * 1024 * 1024
/** Longest alternative text, in characters. */
export const ALT_LENGTH = 300
