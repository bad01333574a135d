export { BUCKETS } from './count-requests.ts'
export type { Health } from './health.ts'
export { measureDelay, type Measures, type Watched } from './measures.ts'
