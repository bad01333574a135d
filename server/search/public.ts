export { initialsOf } from './documents.ts'
export { findProjectIds, search } from './search.ts'
export { isDevanagari, normaliseWord, splitName } from './words.ts'
