import type { Kysely } from 'kysely'
import type { Database } from '../../store/schema.ts'

/** How messages are taken in. */
export interface EnquirySettings {
  /** Signs the work that is asked of a machine, and hides the network addresses of senders. */
  secret: string
  /** Most messages of one network address in an hour; 0: any number. */
  perAddress: number
  /** Most messages of all that are accepted in an hour without proof of work; 0: any number. */
  inAll: number
  /** Whether the visitor gets a mail that the message has come. */
  acknowledges: boolean
  /** No mail server is set: mails are written into files, and reach nobody. */
  mailsStayHere: boolean
  /** To be called after the commit of what queues a mail or another job. */
  wakeJobs: () => void
  /** Deletes the files that mails were written into. */
  deleteMailFiles: (mails: { message_id: string; created_at: string }[]) => Promise<void>
}

/** What the services of the contact form work with. */
export interface EnquiryDeps extends EnquirySettings {
  db: Kysely<Database>
  now: () => Date
}
