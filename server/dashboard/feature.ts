import type { Feature, ApiDeps } from '../core/feature.ts'
import { dashboardSchema } from '../../contract/content.ts'
import { oneOf } from '../../contract/list.ts'
import { needAttention } from '../backup/public.ts'
import { getDashboard } from './dashboard.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter } from '../core/api/router.ts'

const call = callsOf('Dashboard', { access: 'staff' })
const getCall = call('get /', "What needs somebody's attention", {
  200: answer(oneOf(dashboardSchema), 'Counts, and the first few by name'),
})

export const dashboardApi = ({ db, now, contact, staff, backup, warnings }: ApiDeps) =>
  createRouter().openapi(getCall, async (context) => {
    const backupsNeedAttention = await needAttention(db, now(), backup)
    const { hasNoMailServer } = contact
    const { publicUrl } = staff
    const data = await getDashboard(db, now(), { hasNoMailServer, publicUrl, backupsNeedAttention, warnings })
    return context.json({ data }, 200)
  })

export const dashboardFeature: Feature = { api: (deps) => ({ '/dashboard': dashboardApi(deps) }) }
