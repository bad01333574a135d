/** What other features may use of this one. */
export { listPublishedNews } from './news.ts'
