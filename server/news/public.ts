/** What other features may use of this one. */
export { getPublishedNews, listPublishedNews } from './news.ts'
