import { z } from 'zod'
import { CONTACT_BOUNDS } from './limits.ts'

/** The pattern of HTML's `<input type="email">` (HTML standard, "valid e-mail address"). */
export const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const text = (label: string, bound: number) =>
  z
    .string(`${label} is required`)
    // No store of ours can hold U+0000, and nobody means it.
    .overwrite((value) => value.replaceAll('\0', ''))
    .trim()
    .min(1, `${label} is required`)
    .max(bound, `${label} must be at most ${bound} characters`)

/** What a visitor sends (specification sections 2 and 5; bounds from the readings). Unknown fields are ignored. */
export const contactMessageSchema = z
  .object({
    name: text('Name', CONTACT_BOUNDS.name),
    email: text('Email', CONTACT_BOUNDS.email).regex(EMAIL_PATTERN, 'Email must be an address such as name@example.org'),
    subject: text('Subject', CONTACT_BOUNDS.subject),
    message: text('Message', CONTACT_BOUNDS.message),
  })
  .meta({ id: 'ContactMessage' })
export type ContactMessage = z.infer<typeof contactMessageSchema>

export const contactReceiptSchema = z
  .object({
    message: z.string(),
    data: z.object({ reference: z.string().meta({ description: 'To be named when asking about the message' }) }),
  })
  .meta({ id: 'ContactReceipt' })
export type ContactReceipt = z.infer<typeof contactReceiptSchema>
