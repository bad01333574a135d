export { listPublishedNews } from './news.ts'
