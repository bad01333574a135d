export { archiveFolder } from './archive.ts'
export type { BackupConfig } from './backup-config.ts'
export { type LastBackup, getBackups, readLastBackup } from './backup-records.ts'
