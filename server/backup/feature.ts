import { z } from '@hono/zod-openapi'
import { backupsSchema } from '../../contract/backup/backup.ts'
import { oneOf } from '../../contract/list.ts'
import { actorOf } from '../core/accounts/access.ts'
import { archiveAnswer, sendArchive } from '../core/api/archive-answer.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, conflictError, createRouter, type ApiParts } from '../core/api/router.ts'
import type { Feature } from '../core/feature.ts'
import type { BackupConfig } from './backup-config.ts'
import { createBackupHandler, createBackupNowHandler } from './backup-job.ts'
import { areBackupsProven, downloadBackup, getBackups, needAttention, requestBackup } from './backup-records.ts'

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

const backupsApi = ({ db, now }: ApiParts, config: BackupConfig, wakeJobs: () => void) =>
  createRouter()
    .openapi(listCall, async (context) => context.json({ data: await getBackups(db, now(), config) }, 200))
    .openapi(makeCall, async (context) =>
      context.json({ data: await requestBackup({ db, now, actor: actorOf(context), wakeJobs }, config) }, 202),
    )
    .openapi(archiveCall, async (context) => {
      const { name } = context.req.valid('param')
      return sendArchive(context, await downloadBackup({ db, now, actor: actorOf(context) }, config, name), name)
    })

declare module '../core/feature.ts' {
  interface ApiDeps {
    backup: BackupConfig
  }
  interface JobDeps {
    backup: BackupConfig
  }
}

export const backupFeature: Feature = {
  api: (deps) => ({ '/backups': backupsApi(deps, deps.backup, deps.wakeJobs) }),
  readiness: { backup: ({ db, now, backup }) => areBackupsProven(db, now(), backup) },
  warning: { name: 'backups', isDue: ({ db, now, backup }) => needAttention(db, now(), backup) },
  jobs({ backup, place, log, now }) {
    const { target } = backup
    if (!target) return []
    const parts = { config: { ...backup, target }, place, log, now }
    return [createBackupHandler(parts), createBackupNowHandler(parts)]
  },
}
