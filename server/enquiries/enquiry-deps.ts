import type { Db } from '../core/store/schema.ts'

export interface EnquirySettings {
  /** Signs proofs of work and hashes network addresses. */
  secret: string
  perAddress: number
  /** Messages accepted per hour without proof of work; 0: unlimited. */
  inAll: number
  /** Whether visitors get an acknowledgement by mail. */
  acknowledges: boolean
  /** To be called after the commit that queues a job. */
  wakeJobs: () => void
  deleteMailFiles: (mails: { message_id: string; created_at: string }[]) => Promise<void>
}

export interface EnquiryDeps extends EnquirySettings {
  db: Db
  now: () => Date
}
