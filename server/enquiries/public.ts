/** What other features may use of this one. */
export { ANSWER_TIME_SHOWN, measureAnswerTime } from './answer-time.ts'
export type { EnquirySettings } from './enquiry-deps.ts'
export { exportEnquiries } from './export.ts'
export { findEnquiry } from './store/enquiries.ts'
export { countInbox } from './store/enquiry-inbox.ts'
