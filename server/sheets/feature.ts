import { z } from 'zod'
import { localeQuerySchema, oneOf } from '../../contract/list.ts'
import { leakSchema, sheetCheckSchema, sheetOpeningsSchema, sheetSchema } from '../../contract/sheets/sheet.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, type ApiParts } from '../core/api/router.ts'
import type { Feature } from '../core/feature.ts'
import { createOpeningPurge, listRecentOpenings } from './openings.ts'
import { distrustKeys, replaceKey } from './sheet-keys.ts'
import { checkSheet, issueSheet } from './sheets.ts'

const call = callsOf('Sheets', { access: 'public' })
const issueCall = call('get /slug/{slug}', 'The sheet of a project, issued today', {
  cache: ['locale'],
  description: 'A signed statement that the firm published these facts on this day. None is stored.',
  query: localeQuerySchema,
  200: answer(oneOf(sheetSchema), 'The sheet'),
})
const checkCall = call('get /{code}', 'What a sheet says, compared with the project as it is public today', {
  cache: [],
  description: 'The code is the token of the QR code, or the number of the sheet. 404: this firm has not issued it.',
  200: answer(oneOf(sheetCheckSchema), 'The sheet is of this firm'),
})

const sheetsApi = ({ db, now }: ApiParts, secret: string) =>
  createRouter()
    .openapi(issueCall, async (context) => {
      const { slug } = context.req.valid('param')
      return context.json({ data: await issueSheet({ db, secret, now }, slug, context.req.valid('query').locale) }, 200)
    })
    .openapi(checkCall, async (context) =>
      context.json({ data: await checkSheet({ db, secret }, context.req.valid('param').code) }, 200),
    )

const openingsCall = callsOf('Sheets', { access: 'staff' })('get /', 'How often sheets were checked, by project', {
  200: answer(oneOf(z.array(sheetOpeningsSchema)), 'The projects whose sheets were checked last'),
})

const sheetOpeningsApi = ({ db, now }: ApiParts) =>
  createRouter().openapi(openingsCall, async (context) =>
    context.json({ data: await listRecentOpenings(db, now()) }, 200),
  )

const keyCall = callsOf('Sheets', { access: 'owner' })('post /', 'Sign sheets with a new key from now on', {
  200: answer(z.object({ message: z.string() }), 'Sheets of the former key stay good'),
})

const leakCall = callsOf('Sheets', { access: 'owner' })('post /leak', 'Sign with a new key, and trust none so far', {
  body: leakSchema,
  200: answer(z.object({ message: z.string() }), 'Sheets of the keys so far say that they are not to be relied upon'),
})

const sheetKeysApi = ({ db, now }: ApiParts, secret: string) =>
  createRouter()
    .openapi(keyCall, async (context) => {
      await replaceKey({ db, now, actor: actorOf(context) }, secret)
      return context.json({ message: 'Sheets are signed with a new key.' }, 200)
    })
    .openapi(leakCall, async (context) => {
      const { since } = context.req.valid('json')
      await distrustKeys({ db, now, actor: actorOf(context) }, secret, since)
      return context.json({ message: 'Former keys are not trusted any more.' }, 200)
    })

export const sheetsFeature: Feature = {
  api: ({ staff, ...parts }) => ({
    '/sheets': sheetsApi(parts, staff.secret),
    '/sheet-openings': sheetOpeningsApi(parts),
    '/sheet-keys': sheetKeysApi(parts, staff.secret),
  }),
  jobs: (deps) => [createOpeningPurge(deps)],
}
