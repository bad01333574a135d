export { findPublishedNews, listPublishedNews } from './news.ts'
