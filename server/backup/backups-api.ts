import { z } from '@hono/zod-openapi'
import { backupsSchema } from '../../contract/backup/backup.ts'
import { oneOf } from '../../contract/list.ts'
import { downloadBackup, getBackups, requestBackup } from './backup-records.ts'
import type { BackupConfig } from './backup-config.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { archiveAnswer, sendArchive } from '../core/api/archive-answer.ts'
import { answer, conflictError, createRouter, type ApiParts } from '../core/api/router.ts'

const call = callsOf('Backups', { access: 'owner' })
const listCall = call('get /', 'The backups in BACKUP_DIR, when they are made, and why the last attempt failed', {
  200: answer(oneOf(backupsSchema), 'Newest first'),
})
const makeCall = call('post /', 'Have a backup made now', {
  202: answer(oneOf(backupsSchema), 'It begins within seconds'),
  ...conflictError,
})
const archiveCall = call('get /{name}/archive', 'One backup as a tar file', {
  description: 'Unpacked, it can be restored with `npm run restore`. The download is in the audit log.',
  params: z.object({ name: z.string().max(40) }),
  200: archiveAnswer,
  ...conflictError,
})

export const backupsApi = ({ db, now }: ApiParts, config: BackupConfig, wakeJobs: () => void) =>
  createRouter()
    .openapi(listCall, async (context) => context.json({ data: await getBackups(db, now(), config) }, 200))
    .openapi(makeCall, async (context) =>
      context.json({ data: await requestBackup({ db, now, actor: actorOf(context), wakeJobs }, config) }, 202),
    )
    .openapi(archiveCall, async (context) => {
      const { name } = context.req.valid('param')
      return sendArchive(context, await downloadBackup({ db, now, actor: actorOf(context) }, config, name), name)
    })
