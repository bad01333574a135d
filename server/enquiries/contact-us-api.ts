import { z } from '@hono/zod-openapi'
import { HONEYPOT_FIELD } from '../../contract/enquiries/honeypot.ts'
import {
  contactProofSchema,
  contactQuerySchema,
  contactReceiptSchema,
  contactSubmissionSchema,
} from '../../contract/enquiries/contact.ts'
import { receiveEnquiry } from './receive-enquiry.ts'
import type { ApiDeps } from '../core/feature.ts'
import { acceptProof } from './suspicion.ts'
import { routerOf, servedCallsOf, whole } from '../core/accounts/served-calls.ts'
import { limitError } from '../core/api/router.ts'

/** Word for word (specification section 8). */
const SUBMITTED = 'Form submitted successfully!'

const RECEIPT = { message: SUBMITTED, data: { reference: 'HIM-7K3M9QXW' } }

const call = servedCallsOf<ApiDeps>('Contact', { access: 'public', ignoresUnknownFields: true })

export const contactUsApi = routerOf(
  call('post /', 'Send a message to the firm', {
    description: `Answered only when the message is on disk. Needs the header X-CSRF-TOKEN: the content of the csrf-token meta tag of one of the
site's pages. Fields that are not named here are ignored.

A message that was not answered can be sent again, at any time, with the same Idempotency-Key: it is stored once, and every answer is
the same. Other content under the same key is another message with a reference of its own, for none may be lost. Without a key, the
same content counts as the same message until the end of the next day.

A message that may be spam is stored and answered like any other, and waits for a person to look at it. Where \`challenge\` is given,
its solution, sent to contact-us/proof, lets it through at once.`,
    query: contactQuerySchema,
    headers: z.object({
      'idempotency-key': z.string().optional().meta({
        description: 'Any text of your own that is another one for each message, best a UUID',
        example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
      }),
    }),
    body: contactSubmissionSchema,
    201: whole(contactReceiptSchema, 'The message is stored, now or before under the same key', RECEIPT),
    ...limitError,
    async handle(deps, { query, headers, body, context }) {
      const { seconds, [HONEYPOT_FIELD]: honeypot, ...message } = body
      const data = await receiveEnquiry(deps, {
        message,
        seconds,
        honeypot,
        // The draft standard of the header quotes the key; most clients do not.
        idempotencyKey: headers['idempotency-key']?.trim().replace(/^"(.*)"$/, '$1'),
        locale: query.locale,
        address: context.var.caller.address,
      })
      return { message: SUBMITTED, data }
    },
  }),
  call('post /proof', 'Let a message through that is waiting', {
    description:
      'Takes the challenge of a receipt and its solution, as altcha-lib finds it. Needs the header X-CSRF-TOKEN. To send it twice changes nothing.',
    body: contactProofSchema,
    200: whole(contactReceiptSchema, 'The message has been released', RECEIPT),
    handle: async (deps, { body }) => ({ message: SUBMITTED, data: await acceptProof(deps, body) }),
  }),
)
