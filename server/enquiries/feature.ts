import type { Feature } from '../core/feature.ts'
import { acknowledgementMail } from './acknowledgement-mail.ts'
import { answerMail } from './answers/answer-mail.ts'
import { answerSettingsApi, answersApi, answerTimeApi } from './answers/answers-api.ts'
import { contactUsApi } from './contact-us-api.ts'
import type { EnquirySettings } from './enquiry-deps.ts'
import { enquiryMail } from './enquiry-mail.ts'
import { mailsApi } from './mails-api.ts'
import { messagesApi } from './messages-api.ts'
import { createSenderHashHandler } from './receive-enquiry.ts'
import { quarantineMail } from './quarantine-mail.ts'

declare module '../core/feature.ts' {
  interface ApiDeps extends EnquirySettings {}
  interface RouteDeps extends EnquirySettings {}
}

export const feature: Feature = {
  mails: { enquiry: enquiryMail, acknowledgement: acknowledgementMail, answer: answerMail, quarantine: quarantineMail },
  api: (deps) => ({
    '/contact-us': contactUsApi(deps),
    '/messages': messagesApi(deps).route('/', answersApi(deps)),
    '/answer-settings': answerSettingsApi(deps),
    '/answer-time': answerTimeApi(deps),
    '/mails': mailsApi(deps),
  }),
  jobs: (deps) => [createSenderHashHandler(deps)],
}
