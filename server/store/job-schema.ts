import type { Generated } from 'kysely'

/** The job queue, and the mails that it sends. */
export interface JobTables {
  job: JobTable
  mail: MailTable
}

/** Work to be done, being done, and done. Rows are made in the transaction of what they follow from. */
interface JobTable {
  id: Generated<number>
  /** Names its handler (server/jobs/handlers.ts). */
  kind: string
  /** What it is about, such as the id of a mail; there is one job for each kind and subject. */
  subject: string
  /** What else its handler needs, as JSON. */
  payload: Generated<string>
  state: Generated<'queued' | 'running' | 'done' | 'failed'>
  /** When it is to run, or was to. */
  due_at: string
  /** The process that runs it, and when another one may take it over. */
  lease_holder: string | null
  lease_end: string | null
  /** How often it was begun. */
  attempts: Generated<number>
  last_error: string | null
  created_at: string
  finished_at: string | null
}

/** The mails: their job, whose subject is their id, says how they stand. */
interface MailTable {
  id: Generated<number>
  /** The Message-ID without its brackets, until the first attempt without its domain. Then fixed: a mail sent twice after a crash is known as one. */
  message_id: string
  /** Names its template (server/services/mails/templates.ts). */
  kind: string
  /** What its template needs to be told, such as the reference of an enquiry. */
  about: string
  created_at: string
  /** What the mail server said last. */
  answer: string | null
  sent_at: string | null
  /** Deliveries to each recipient since the first attempt, a JSON list (server/mail/recipients.ts). */
  recipients: Generated<string>
}
