import type { Feature } from '../../../server/core/feature.ts'
import { createMetrics } from './metrics.ts'

export const feature: Feature = { reports: { '/metrics': createMetrics } }
