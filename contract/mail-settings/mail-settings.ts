import { z } from 'zod'
import { named } from '../named-schema.ts'
import { EMAIL_LENGTH } from '../limits.ts'
import { LOCALES } from '../locale.ts'
import { EMAIL } from '../patterns.ts'
import { optionalText, requiredText } from '../text.ts'

export const MAIL_SECURITIES = ['tls', 'starttls', 'none'] as const
export type MailSecurity = (typeof MAIL_SECURITIES)[number]

export const MAIL_PORTS: Record<MailSecurity, number> = { tls: 465, starttls: 587, none: 25 }

/** Of mail, and those that need no rights: others are of SSH, databases and the like. */
const isMailPort = (port: number) => Object.values(MAIL_PORTS).includes(port) || (port >= 1024 && port <= 65_535)

const MAX_RECIPIENTS = 10
const NAME_LENGTH = 100

const isHost = (text: string) =>
  /^[\w.:-]+$/.test(text) && URL.canParse(`smtp://${text.includes(':') ? `[${text}]` : text}`)
const email = (label: string) =>
  requiredText(label, EMAIL_LENGTH).regex(EMAIL.like, `${label} must be an address such as office@example.org`)

export const mailSettingsSchema = named('MailSettings', {
  host: z.string().meta({ description: 'Empty: no mail server is set, and mails are written into files' }),
  port: z.int(),
  security: z.enum(MAIL_SECURITIES),
  user: z.string().meta({ description: 'Empty: without signing in' }),
  password: z.enum(['none', 'kept', 'unreadable']).meta({
    description: 'Whether there is one; unreadable: the secret of the server was changed, so it has to be typed again',
  }),
  fromName: z.string(),
  from: z.string(),
  recipients: z.array(z.string()).meta({ description: 'Where messages of the contact form are mailed to' }),
  locale: z.enum(LOCALES).meta({ description: 'The language of mails to them' }),
  variables: z
    .array(z.enum(['SMTP_URL', 'MAIL_FROM', 'ENQUIRIES_TO', 'ENQUIRIES_LOCALE']))
    .meta({ description: 'Set on the server: what they say cannot be changed here' }),
  isTested: z.boolean().meta({ description: 'Whether a test mail with these settings was taken for all recipients' }),
})
export type MailSettings = z.infer<typeof mailSettingsSchema>

export const mailSettingsChangeSchema = named('MailSettingsChange', {
  host: requiredText('Mail server', 253).refine(isHost, 'Mail server must be a name such as mail.example.org'),
  port: z
    .int('Port must be a number such as 465')
    .refine(isMailPort, 'Port must be 25, 465, 587, or from 1024 to 65535'),
  security: z.enum(MAIL_SECURITIES, 'Choose how the connection is secured'),
  user: optionalText('User', 200).default(''),
  password: z
    .string()
    .max(500, 'Password must be at most 500 characters')
    .default('')
    .meta({ description: 'Empty: unchanged' }),
  fromName: optionalText('Name of the sender', NAME_LENGTH).default(''),
  from: email('Address of the sender'),
  recipients: z
    .array(z.string().trim(), 'Name an address that messages are mailed to')
    .min(1, 'Name an address that messages are mailed to')
    .max(MAX_RECIPIENTS, `Name at most ${MAX_RECIPIENTS} addresses`)
    .refine((all) => all.every((one) => EMAIL.like.test(one)), 'Each must be an address such as office@example.org'),
  locale: z.enum(LOCALES, 'Choose a language'),
})
export type MailSettingsChange = z.infer<typeof mailSettingsChangeSchema>

export const MAIL_OUTCOMES = [
  'sent',
  'no-host',
  'no-connection',
  'timeout',
  'certificate',
  'no-tls',
  'not-smtp',
  'sign-in',
  'sender',
  'recipient',
  'other',
] as const
export type MailOutcome = (typeof MAIL_OUTCOMES)[number]

export const mailTestSchema = named('MailTest', {
  outcome: z.enum(MAIL_OUTCOMES),
  to: z.array(z.string()),
  answer: z.string().nullable().meta({ description: "The mail server's own words" }),
  refused: z.array(z.object({ address: z.string(), answer: z.string() })),
})
export type MailTest = z.infer<typeof mailTestSchema>
