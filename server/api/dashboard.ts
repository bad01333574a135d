import { dashboardSchema } from '../../contract/content.ts'
import { oneOf } from '../../contract/list.ts'
import { needAttention } from '../backup/backup-records.ts'
import type { BackupConfig } from '../backup/backup-config.ts'
import type { EnquirySettings } from '../services/enquiries/enquiry-deps.ts'
import { getDashboard } from '../services/dashboard.ts'
import { answer, createRoute, createRouter, staffErrors, type ApiParts } from './router.ts'

const route = createRoute({
  method: 'get',
  path: '/',
  access: 'staff',
  tags: ['Dashboard'],
  summary: "What needs somebody's attention",
  responses: { 200: answer(oneOf(dashboardSchema), 'Counts, and the first few by name'), ...staffErrors },
})

export const dashboardApi = (
  { db, now }: ApiParts,
  { hasNoMailServer }: EnquirySettings,
  publicUrl: string | undefined,
  backup: BackupConfig,
) =>
  createRouter().openapi(route, async (context) => {
    const backupsNeedAttention = await needAttention(db, now(), backup)
    const data = await getDashboard(db, now(), { hasNoMailServer, publicUrl, backupsNeedAttention })
    return context.json({ data }, 200)
  })
