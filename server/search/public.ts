export { initialsOf } from './documents.ts'
export { findProjectIds } from './search.ts'
export { isDevanagari, normaliseWord, splitName } from './words.ts'
