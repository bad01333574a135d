import type { Feature } from '../core/feature.ts'
import { createOpeningPurge } from './openings.ts'
import { sheetKeysApi, sheetOpeningsApi, sheetsApi } from './sheets-api.ts'

export const sheetsFeature: Feature = {
  api: ({ staff, ...parts }) => ({
    '/sheets': sheetsApi(parts, staff.secret),
    '/sheet-openings': sheetOpeningsApi(parts),
    '/sheet-keys': sheetKeysApi(parts, staff.secret),
  }),
  jobs: (deps) => [createOpeningPurge(deps)],
}
