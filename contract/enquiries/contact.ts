import { z } from 'zod'
import { named } from '../named-schema.ts'
import { HONEYPOT_FIELD } from './honeypot.ts'
import { CONTACT_BOUNDS } from '../limits.ts'
import { DEFAULT_LOCALE } from '../locale.ts'
import { PAGE_LOCALES } from '../page-locales.ts'
import { EMAIL } from '../patterns.ts'
import { requiredLine, requiredText } from '../text.ts'

/** Specification sections 2 and 5; bounds from the readings. Unknown fields are ignored. */
export const contactMessageSchema = named('ContactMessage', {
  name: requiredLine('Name', CONTACT_BOUNDS.name),
  email: requiredText('Email', CONTACT_BOUNDS.email).regex(EMAIL.like, `Email must ${EMAIL.must.en}`),
  subject: requiredLine('Subject', CONTACT_BOUNDS.subject),
  message: requiredText('Message', CONTACT_BOUNDS.message),
})
export type ContactMessage = z.infer<typeof contactMessageSchema>

/** The form's further fields. An invalid one counts as not sent, so that no message fails by it. */
export const contactSubmissionSchema = contactMessageSchema
  .extend({
    [HONEYPOT_FIELD]: z
      .string()
      .optional()
      .catch(undefined)
      .meta({ type: 'string', description: 'Leave it out: people do not see this field' }),
    seconds: z
      .number()
      .optional()
      .catch(undefined)
      .meta({ type: 'number', description: 'How long the form was being filled in; left out where that is not known' }),
  })
  .meta({ id: 'ContactSubmission' })
export type ContactSubmission = z.input<typeof contactSubmissionSchema>

/** An unknown language counts as English, so that no message fails by it. */
export const contactQuerySchema = z.object({
  locale: z.enum(PAGE_LOCALES).default(DEFAULT_LOCALE).catch(DEFAULT_LOCALE).meta({
    type: 'string',
    description: 'The language of the errors, and of the mail that acknowledges the message',
  }),
})

/** A proof of work, in altcha-lib's terms. */
export const contactChallengeSchema = named('ContactChallenge', {
  parameters: z.object({
    algorithm: z.string().max(40),
    nonce: z.string().max(200),
    salt: z.string().max(200),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string().max(200),
    keySignature: z.string().max(200),
    expiresAt: z.number(),
    data: z.object({ reference: z.string().max(40) }),
  }),
  signature: z.string().max(200),
})
export type ContactChallenge = z.infer<typeof contactChallengeSchema>

export const contactProofSchema = named('ContactProof', {
  challenge: contactChallengeSchema,
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }),
})
export type ContactProof = z.infer<typeof contactProofSchema>

export const contactReceiptSchema = named('ContactReceipt', {
  message: z.string(),
  data: z.object({
    reference: z.string().meta({ description: 'To be named when asking about the message' }),
    challenge: contactChallengeSchema.optional().meta({
      description: 'For a message in quarantine: its solution, sent to contact-us/proof, releases the message at once',
    }),
  }),
})
export type ContactReceipt = z.infer<typeof contactReceiptSchema>
