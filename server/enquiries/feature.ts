import type { Feature } from '../core/feature.ts'
import { acknowledgementMail } from './acknowledgement-mail.ts'
import { answerTimeApi } from './answer-time-api.ts'
import { contactUsApi } from './contact-us-api.ts'
import type { EnquirySettings } from './enquiry-deps.ts'
import { enquiryMail } from './enquiry-mail.ts'
import { mailsApi } from './mails-api.ts'
import { messagesApi } from './messages-api.ts'
import { createSenderHashHandler } from './purge-sender-hashes.ts'
import { quarantineMail } from './quarantine-mail.ts'

declare module '../core/feature.ts' {
  interface ApiDeps {
    contact: EnquirySettings
  }
}

export const enquiriesFeature: Feature = {
  mails: { enquiry: enquiryMail, acknowledgement: acknowledgementMail, quarantine: quarantineMail },
  api: (deps) => ({
    '/contact-us': contactUsApi(deps, deps.contact),
    '/messages': messagesApi(deps, deps.contact),
    '/answer-time': answerTimeApi(deps),
    '/mails': mailsApi(deps, deps.contact),
  }),
  jobs: (deps) => [createSenderHashHandler(deps)],
}
