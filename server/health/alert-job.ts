import { hostname } from 'node:os'
import type { JobHandler } from '../core/jobs/handler.ts'
import type { Log } from '../core/process/log.ts'
import { MINUTE } from '../core/process/durations.ts'
import { aboutAlert, type AlertKind } from './alert-mail.ts'
import { queueMail } from '../core/mail/queue-mail.ts'
import { countFailedSchedules, endAlert, insertAlert, listAlerts, type AlertKey } from './alert-store.ts'
import type { Db } from '../core/store/schema.ts'
import { listOwnerIds } from '../core/accounts/store/staff.ts'
import { createCertificateReader, isEnding } from './certificate.ts'
import type { Health, ReadHealth } from './health.ts'

/** More than the tenth of the disk at which the alert begins: it must not begin and end all the time. */
const ENOUGH_DISK = 0.12

export interface AlertJobDeps {
  db: Db
  readHealth: ReadHealth
  /** Undefined: the site has none. */
  readCertificateEnd: () => Promise<Date | undefined>
  log: Log
  now: () => Date
}

/** A fault; null: there is none; undefined: not known at the moment. */
type Finding = AlertKey & { kind: AlertKind; fault: string | null | undefined }

/**
 * Tells owners by mail what needs them: once when it begins, and once when it is over. The alerts are rows of the store,
 * written with the end of the job, so that one of all processes tells.
 */
export function createAlertHandler({ db, readHealth, readCertificateEnd, log, now }: AlertJobDeps): JobHandler {
  const readEnd = createCertificateReader(readCertificateEnd, { log, now })

  async function judgeCertificate(): Promise<string | null | undefined> {
    const end = await readEnd()
    if (end === undefined) return undefined
    return isEnding(end, now()) ? `It ends on ${end.toISOString().slice(0, 10)}` : null
  }

  async function find(): Promise<Finding[]> {
    const [{ checks }, schedules, certificateFault] = await Promise.all([
      readHealth(),
      countFailedSchedules(db),
      judgeCertificate(),
    ])
    return [
      { kind: 'mail', subject: '', fault: faultOf(checks.mails) },
      // Each machine has a disk of its own.
      { kind: 'disk', subject: hostname(), fault: judgeDisk(checks.disk) },
      { kind: 'backup', subject: '', fault: faultOf(checks.backup) },
      { kind: 'certificate', subject: '', fault: certificateFault },
      { kind: 'schedule', subject: '', fault: schedules > 0 ? `${schedules} schedules failed` : null },
    ]
  }

  async function store(tx: Db, changes: Finding[]): Promise<void> {
    const at = now().toISOString()
    const owners = await listOwnerIds(tx)
    for (const { kind, subject, fault } of changes) {
      const key = { kind, subject }
      const began = typeof fault === 'string' && (await insertAlert(tx, { ...key, fault, began_at: at }))
      const ended = fault === null ? await endAlert(tx, key, at) : undefined
      if (!began && !ended) continue
      const name = subject === '' ? kind : `${kind} (${subject})`
      if (began) log.error(`Alert: ${name}: ${fault}`)
      else log.info(`Alert is over: ${name}`)
      const about = { ...key, state: began ? 'began' : 'ended', since: ended?.began_at ?? at } as const
      for (const owner of owners) await queueMail(tx, { kind: 'alert', about: aboutAlert({ ...about, owner }), at })
    }
  }

  return {
    kind: 'alerts',
    every: MINUTE,
    startDelay: MINUTE,
    async run() {
      const [found, known] = await Promise.all([find(), listAlerts(db)])
      const isKnown = (key: AlertKey) => known.some(({ kind, subject }) => kind === key.kind && subject === key.subject)
      const changes = found.filter((finding) =>
        isKnown(finding) ? finding.fault === null : typeof finding.fault === 'string',
      )
      const end = { state: 'queued', dueAt: new Date(now().getTime() + MINUTE).toISOString() } as const
      return changes.length === 0 ? end : { ...end, write: (tx) => store(tx, changes) }
    },
  }
}

function faultOf({ status, fault }: Health['checks']['mails']): string | null | undefined {
  if (status === 'unavailable') return undefined
  return fault ?? null
}

function judgeDisk({ fault, freeBytes, totalBytes }: Health['checks']['disk']): string | null | undefined {
  if (freeBytes === undefined || totalBytes === undefined) return undefined
  if (fault !== undefined) return fault
  return freeBytes > totalBytes * ENOUGH_DISK ? null : undefined
}
