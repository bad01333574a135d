export { findPageId, listWrittenPages } from './page-kind.ts'
export { pages } from './pages.ts'
export { listAbsentPages } from './site.ts'
