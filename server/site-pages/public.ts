/** What other features may use of this one. */
export { menuPagesColumn } from './site-pages.ts'
export { showBlocks } from './site-pages.ts'
