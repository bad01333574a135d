import { acknowledgementMail } from './acknowledgement-mail.ts'
import { alertMail } from './alert-mail.ts'
import { enquiryMail } from './enquiry-mail.ts'
import { passwordMail } from './password-mail.ts'
import { quarantineMail } from './quarantine-mail.ts'
import { signInMail } from './sign-in-mail.ts'
import type { MailTemplate } from './template.ts'

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
