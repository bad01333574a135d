import { acknowledgementMail } from './enquiries/acknowledgement-mail.ts'
import { alertMail } from './health/alert-mail.ts'
import { enquiryMail } from './enquiries/enquiry-mail.ts'
import { passwordMail } from './core/accounts/password-mail.ts'
import { quarantineMail } from './enquiries/quarantine-mail.ts'
import { signInMail } from './core/accounts/sign-in-mail.ts'
import type { MailTemplate } from './core/mail/template.ts'

const TEMPLATES = {
  enquiry: enquiryMail,
  acknowledgement: acknowledgementMail,
  quarantine: quarantineMail,
  password: passwordMail,
  'sign-in-failures': signInMail,
  alert: alertMail,
} satisfies Record<string, MailTemplate>

export type MailKind = keyof typeof TEMPLATES

/** Undefined for a newer program's kind of mail. */
export function findTemplate(kind: string): MailTemplate | undefined {
  return Object.hasOwn(TEMPLATES, kind) ? TEMPLATES[kind as MailKind] : undefined
}
