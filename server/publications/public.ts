/** What other features may use of this one. */
export { listPublicationsOf } from './publications.ts'
