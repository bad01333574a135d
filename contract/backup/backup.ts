import { z } from 'zod'
import { named } from '../named-schema.ts'

export const backupSchema = named('Backup', {
  name: z.string().meta({ description: 'Its folder in BACKUP_DIR' }),
  at: z.iso.datetime().meta({ description: 'What was saved before is in it' }),
  bytes: z.int().meta({ description: 'Of what a restore writes' }),
  storedBytes: z.int().nullable().meta({ description: 'Of what a download has; null: unknown of older backups' }),
  files: z.int(),
  missing: z.int().meta({ description: 'Files that the store names and that were lost before' }),
  isEncrypted: z.boolean(),
})
export type Backup = z.infer<typeof backupSchema>

export const backupsSchema = named('Backups', {
  schedule: z
    .object({
      place: z.string().meta({ description: 'A folder, or s3://…' }),
      time: z.string(),
      daily: z.int(),
      weekly: z.int(),
      monthly: z.int(),
    })
    .nullable()
    .meta({ description: 'Null: no backups are made automatically (BACKUP_DIR is not set)' }),
  isLate: z.boolean().meta({ description: 'Whether the newest is older than two days, or there is none' }),
  isRunning: z.boolean().meta({ description: 'Whether one is being made, or has been asked for' }),
  fault: z.string().nullable().meta({ description: 'Why the last attempt failed' }),
  listFault: z.string().nullable().meta({ description: 'Why the backups cannot be listed' }),
  backups: z.array(backupSchema).meta({ description: 'Newest first' }),
})
export type Backups = z.infer<typeof backupsSchema>
