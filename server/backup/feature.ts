import type { Feature } from '../core/feature.ts'
import type { BackupConfig } from './backup-config.ts'
import { createBackupHandler, createBackupNowHandler } from './backup-job.ts'
import { areBackupsProven, needAttention } from './backup-records.ts'
import { backupsApi } from './backups-api.ts'

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
