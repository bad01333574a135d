export { menuPagesColumn } from './site-pages.ts'
export { showBlocks } from './site-pages.ts'
