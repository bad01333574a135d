import type { Feature, ApiDeps } from '../core/feature.ts'
import { dashboardSchema } from '../../contract/content/content.ts'
import { oneOf } from '../../contract/list.ts'
import { findFirstDays, getDashboard } from './dashboard.ts'
import { signedInOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter } from '../core/api/router.ts'

const call = callsOf('Dashboard', { access: 'reader' })
const getCall = call('get /', "What needs somebody's attention", {
  200: answer(oneOf(dashboardSchema), 'Counts, and the first few by name'),
})

const dashboardApi = (deps: ApiDeps) =>
  createRouter().openapi(getCall, async (context) => {
    const { db, now, mail, staff } = deps
    const reader = signedInOf(context).staff
    const [dashboard, warnings, firstDays] = await Promise.all([
      getDashboard(db, now(), reader, { mail, publicUrl: staff.publicUrl }),
      listWarnings(deps),
      findFirstDays(db, reader.id, now()),
    ])
    return context.json({ data: { ...dashboard, warnings, firstDays } }, 200)
  })

async function listWarnings(deps: ApiDeps): Promise<string[]> {
  const due = await Promise.all(deps.warnings.map(({ isDue }) => isDue(deps)))
  return deps.warnings.filter((_, index) => due[index]).map(({ name }) => name)
}

export const dashboardFeature: Feature = { api: (deps) => ({ '/dashboard': dashboardApi(deps) }) }
