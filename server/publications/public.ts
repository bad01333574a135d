/** What other features may use of this one. */
export { listPublicationsOf, publications } from './publications.ts'
