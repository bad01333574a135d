export { BUCKETS } from './count-requests.ts'
export { measureDelay } from './measures.ts'
export type { Health } from './health.ts'
export type { Measures, Watched } from './measures.ts'
