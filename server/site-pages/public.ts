/** What other features may use of this one. */
export { menuPagesColumn } from './site-page-store.ts'
export { showBlocks } from './public-blocks.ts'
