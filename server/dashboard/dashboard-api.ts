import { dashboardSchema } from '../../contract/content.ts'
import { oneOf } from '../../contract/list.ts'
import { needAttention } from '../backup/backup-records.ts'
import type { BackupConfig } from '../backup/backup-config.ts'
import type { EnquirySettings } from '../enquiries/enquiry-deps.ts'
import { getDashboard } from './dashboard.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, type ApiParts } from '../core/api/router.ts'

const call = callsOf('Dashboard', { access: 'staff' })
const getCall = call('get /', "What needs somebody's attention", {
  200: answer(oneOf(dashboardSchema), 'Counts, and the first few by name'),
})

export const dashboardApi = (
  { db, now }: ApiParts,
  { hasNoMailServer }: EnquirySettings,
  publicUrl: string | undefined,
  backup: BackupConfig,
) =>
  createRouter().openapi(getCall, async (context) => {
    const backupsNeedAttention = await needAttention(db, now(), backup)
    const data = await getDashboard(db, now(), { hasNoMailServer, publicUrl, backupsNeedAttention })
    return context.json({ data }, 200)
  })
