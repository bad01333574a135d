import { createRoute } from '@hono/zod-openapi'
import { contactMessageSchema, contactReceiptSchema } from '../../contract/contact.ts'
import { receiveContactMessage } from '../services/contact.ts'
import { jsonBodyGuards } from './guards.ts'
import { answer, bodyErrors, createRouter, type ApiParts } from './router.ts'

const postRoute = createRoute({
  method: 'post',
  path: '/',
  tags: ['Contact'],
  summary: 'Send a message to the firm',
  description:
    "Answered only when the message is stored. Needs the header X-CSRF-TOKEN: the content of the csrf-token meta tag of one of the site's pages. Fields that are not named here are ignored.",
  middleware: jsonBodyGuards,
  request: { body: { required: true, content: { 'application/json': { schema: contactMessageSchema } } } },
  responses: {
    201: answer(contactReceiptSchema, 'The message is stored', {
      message: 'Form submitted successfully!',
      data: { reference: 'REC-7K3M9QXW' },
    }),
    ...bodyErrors,
  },
})

export const contactUsApi = ({ db, now }: ApiParts) =>
  createRouter().openapi(postRoute, async (context) => {
    const data = await receiveContactMessage(db, context.req.valid('json'), now())
    return context.json({ message: 'Form submitted successfully!', data }, 201)
  })
