/** What other features may use of this one. */
export { listWrittenPages } from './page-store.ts'
