import type { Generated } from 'kysely'

export interface JobTables {
  job: JobTable
  mail: MailTable
  alert: AlertTable
  past_alert: AlertTable & { id: Generated<number>; ended_at: string }
  sample: SampleTable
}

/** Inserted in the transaction that causes the work. */
interface JobTable {
  id: Generated<number>
  /** Selects its handler (server/job-handlers.ts). */
  kind: string
  /** Such as the id of a mail; unique per kind. */
  subject: string
  /** Further input of the handler, as JSON. */
  payload: Generated<string>
  state: Generated<'queued' | 'running' | 'done' | 'failed'>
  due_at: string
  /** The process that runs it, and when another one may take over. */
  lease_holder: string | null
  lease_end: string | null
  attempts: Generated<number>
  last_error: string | null
  created_at: string
  finished_at: string | null
}

/** Its state is that of its job, whose subject is the mail's id. */
interface MailTable {
  id: Generated<number>
  /** A Message-ID without brackets. Its domain is added at the first attempt, so that a repeated mail is recognized. */
  message_id: string
  /** Selects its template (mails of each feature.ts). */
  kind: string
  /** Input of its template, such as an enquiry's reference. */
  about: string
  created_at: string
  answer: string | null
  sent_at: string | null
  /** JSON of the deliveries to each recipient (server/core/mail/recipients.ts). */
  recipients: Generated<string>
}

/** What owners were told of and that is not over. */
interface AlertTable {
  kind: string
  /** Such as the machine whose disk is full; empty where there is one of its kind. */
  subject: string
  fault: string
  began_at: string
}

/** Figures of the server (server/health/figures.ts): of a process in a minute, or of all together in an hour. */
interface SampleTable {
  span: 'minute' | 'hour'
  /** When it began. */
  at: string
  process: string
  /** JSON */
  figures: string
}
