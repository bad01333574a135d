/** What other features may use of this one. */
export { initialsOf } from './documents.ts'
export { findProjectIds } from './search.ts'
export { isDevanagari, splitName } from './words.ts'
