import { z } from 'zod'
import { listOf, oneOf, writtenOf } from '../../contract/list.ts'
import {
  madeDraftsSchema,
  pageTemplateSchema,
  pickedServicesSchema,
  serviceTemplateSchema,
} from '../../contract/seed/templates.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, type ApiParts } from '../core/api/router.ts'
import { getPageTemplate, listServiceTemplates, makeServiceDrafts } from './templates.ts'

const call = callsOf('Templates', { access: 'staff' })
const listCall = call('get /services', 'Services to start from', {
  200: answer(listOf(serviceTemplateSchema).omit({ meta: true }), 'All of them, each discipline before its services'),
})
const pickCall = call('post /services', 'Make drafts of services to start from', {
  body: pickedServicesSchema,
  201: answer(writtenOf(madeDraftsSchema), 'Drafts; those that are there already are left out'),
})
const pageCall = call('get /pages/{key}', 'A text of a page to start from', {
  params: z.object({ key: z.string().max(100) }),
  200: answer(oneOf(pageTemplateSchema), 'The text, with its blanks'),
})

export const templatesApi = ({ db, now }: ApiParts) =>
  createRouter()
    .openapi(listCall, async (context) => context.json({ data: await listServiceTemplates(db) }, 200))
    .openapi(pickCall, async (context) => {
      const { slugs } = context.req.valid('json')
      const data = await makeServiceDrafts({ db, now, actor: actorOf(context) }, slugs)
      return context.json({ message: 'Drafts are made.', data }, 201)
    })
    .openapi(pageCall, async (context) =>
      context.json({ data: await getPageTemplate(context.req.valid('param').key) }, 200),
    )
