import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { endWithThis } from '../at-exit.ts'

export const root = resolve(import.meta.dirname, '../..')

/** A developer's settings must not reach the tests, least of all the database. */
const FOREIGN_SETTINGS = [
  'NODE_ENV',
  'APP_SECRET',
  'DATABASE_URL',
  'DATA_DIR',
  'HOST',
  'MEDIA_BASE_URL',
  'PORT',
  'PUBLIC_URL',
  'SAMPLE_CONTENT',
  'SERVICE_WORKER',
  'SOCIAL_PICTURES',
  'INDEXNOW_KEY',
  'AUDIT_KEPT_MONTHS',
  'ENQUIRIES_ACKNOWLEDGE',
  'ENQUIRIES_KEPT_MONTHS',
  'ENQUIRIES_PER_ADDRESS',
  'ENQUIRIES_PER_HOUR',
  'ENQUIRIES_TO',
  'MAIL_FROM',
  'MAILS_KEPT_DAYS',
  'QUARANTINE_KEPT_DAYS',
  'SMTP_URL',
  'TRUSTED_PROXIES',
]

/** Runs a JavaScript file under the same Node. Returns its exit code. */
export async function run(
  file: string,
  values: string[],
  write: (text: string) => void,
  environment: Record<string, string> = {},
): Promise<number> {
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN_SETTINGS.includes(name)))
  const child = spawn(process.execPath, [file, ...values], {
    cwd: root,
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...clean, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write)
  endWithThis(child)
  const [code] = (await once(child, 'close')) as [number | null]
  return code ?? 1
}
