/** How many days, weeks and months keep their last backup. */
export interface KeptBackups {
  daily: number
  weekly: number
  monthly: number
}

/** Read from the environment (server/config.ts). */
export interface BackupConfig {
  /** Undefined: none is made automatically. */
  folder: string | undefined
  /** Time of day in Nepal, such as 02:30. */
  time: string
  kept: KeptBackups
  passPhrase: string | undefined
  /** Its first line is the pass phrase. */
  passPhraseFile: string | undefined
}

/** Parses BACKUP_KEEP, such as 7,5,12. */
export function readKept(text: string): KeptBackups {
  const [daily = 1, weekly = 0, monthly = 0] = text.split(',').map(Number)
  return { daily, weekly, monthly }
}
