/** What other features may use of this one. */
export { findProjectIds } from './search.ts'
