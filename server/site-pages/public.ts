/** What other features may use of this one. */
export { menuPagesColumn } from './site-page-store.ts'
