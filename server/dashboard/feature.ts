import type { Feature, ApiDeps } from '../core/feature.ts'
import { dashboardSchema } from '../../contract/content/content.ts'
import { findFirstDays, getDashboard } from './dashboard.ts'
import { signedInOf } from '../core/accounts/access.ts'
import { one, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'

const call = servedCallsOf<ApiDeps>('Dashboard', { access: 'reader' })

const dashboardApi = routerOf(
  call('get /', "What needs somebody's attention", {
    200: one(dashboardSchema, 'Counts, and the first few by name'),
    async handle(deps, { context }) {
      const { db, now } = deps
      const reader = signedInOf(context).staff
      const [dashboard, warnings, firstDays] = await Promise.all([
        getDashboard(db, now(), reader, deps),
        listWarnings(deps),
        findFirstDays(db, reader.id, now()),
      ])
      return { ...dashboard, warnings, firstDays }
    },
  }),
)

async function listWarnings(deps: ApiDeps): Promise<string[]> {
  const due = await Promise.all(deps.warnings.map(({ isDue }) => isDue(deps)))
  return deps.warnings.filter((_, index) => due[index]).map(({ name }) => name)
}

export const feature: Feature = { api: (deps) => ({ '/dashboard': dashboardApi(deps) }) }
