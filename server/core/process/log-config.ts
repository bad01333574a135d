import { z } from 'zod'
import { DEFAULT_DATA_DIR } from './config-values.ts'
import { isDsn } from './error-reports.ts'
import { isJournalStream, type LogSettings } from './log.ts'

/** Parts of the environment (server/config.ts). */
export const LOG_VARIABLES = {
  ERROR_REPORT_URL: z.string().refine(isDsn, 'must be a DSN such as https://key@errors.example.org/1').optional(),
  LOG_FORMAT: z.enum(['plain', 'json'], 'must be plain or json').default('plain'),
}

/** Never throws: faults of the configuration are logged as it says, too. */
export function readLogSettings(environment: Record<string, string | undefined>): LogSettings {
  return {
    format: environment['LOG_FORMAT'] === 'json' ? 'json' : 'plain',
    dataDir: environment['DATA_DIR'] || DEFAULT_DATA_DIR,
    isJournal: isJournalStream(environment['JOURNAL_STREAM']),
  }
}
