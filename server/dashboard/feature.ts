import type { Feature } from '../core/feature.ts'
import { dashboardApi } from './dashboard-api.ts'

export const dashboardFeature: Feature = { api: (deps) => ({ '/dashboard': dashboardApi(deps) }) }
