export { getPublishedNews, listPublishedNews } from './news.ts'
