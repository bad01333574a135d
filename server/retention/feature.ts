import type { Feature } from '../core/feature.ts'
import { createRetentionHandler, type RetentionDeps } from './retention.ts'

declare module '../core/feature.ts' {
  interface JobDeps extends Pick<RetentionDeps, 'kept' | 'deleteMailFiles'> {}
}

export const feature: Feature = { jobs: (deps) => [createRetentionHandler(deps)] }
