import type { ApiDeps } from '../core/feature.ts'

export interface EnquirySettings {
  /** Messages per hour of a network address; 0: unlimited. */
  enquiriesPerAddress: number
  /** Messages accepted per hour without proof of work; 0: unlimited. */
  enquiriesPerHour: number
  /** Whether visitors get an acknowledgement by mail. */
  acknowledgesEnquiries: boolean
  deleteMailFiles: (mails: { message_id: string; created_at: string }[]) => Promise<void>
}

/** The secret signs proofs of work and hashes network addresses. */
export type EnquiryDeps = EnquirySettings & Pick<ApiDeps, 'db' | 'now' | 'secret' | 'wakeJobs'>
