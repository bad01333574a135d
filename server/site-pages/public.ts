export { menuPagesColumn, showBlocks } from './site-pages.ts'
