import { z } from '@hono/zod-openapi'
import { backupsSchema } from '../../contract/backup/backup.ts'
import { one, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import { fileAnswer, sendArchive, TAR } from '../core/api/download.ts'
import { conflictError } from '../core/api/router.ts'
import type { ApiDeps, Feature } from '../core/feature.ts'
import type { BackupConfig } from './backup-config.ts'
import { createBackupHandler, createBackupNowHandler } from './backup-job.ts'
import { areBackupsProven, downloadBackup, getBackups, needAttention, requestBackup } from './backup-records.ts'

const call = servedCallsOf<ApiDeps>('Backups', { access: 'owner' })

const backupsApi = routerOf(
  call('get /', 'The backups in BACKUP_DIR, when they are made, and why the last attempt failed', {
    200: one(backupsSchema, 'Newest first'),
    handle: ({ db, now, backup }) => getBackups(db, now(), backup),
  }),
  call('post /', 'Have a backup made now', {
    202: one(backupsSchema, 'It begins within seconds'),
    ...conflictError,
    handle: (deps) => requestBackup(deps, deps.backup),
  }),
  call('get /{name}/archive', 'One backup as a tar file', {
    isGuarded: true,
    description: 'Unpacked, it can be restored with `npm run restore`. The download is in the audit log.',
    params: z.object({ name: z.string().max(40) }),
    200: fileAnswer(TAR),
    ...conflictError,
    handle: async (deps, { params: { name }, context }) =>
      sendArchive(context, await downloadBackup(deps, deps.backup, name), name),
  }),
)

declare module '../core/feature.ts' {
  interface ApiDeps {
    backup: BackupConfig
  }
  interface JobDeps {
    backup: BackupConfig
  }
}

export const feature: Feature = {
  api: (deps) => ({ '/backups': backupsApi(deps) }),
  readiness: { backup: ({ db, now, backup }) => areBackupsProven(db, now(), backup) },
  warning: { name: 'backups', isDue: ({ db, now, backup }) => needAttention(db, now(), backup) },
  jobs({ backup, place, log, now }) {
    const { target } = backup
    if (!target) return []
    const parts = { config: { ...backup, target }, place, log, now }
    return [createBackupHandler(parts), createBackupNowHandler(parts)]
  },
}
