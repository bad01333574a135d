import { z } from 'zod'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { localeQuerySchema } from '../../../contract/list.ts'
import { leakSchema, SHEET_KEYS_PATH, sheetCheckSchema, sheetOpeningsSchema, sheetSchema } from '../contract/sheet.ts'
import { done, one, routerOf, servedCallsOf } from '../../../server/core/accounts/served-calls.ts'
import type { ApiDeps, Feature } from '../../../server/core/feature.ts'
import { createOpeningPurge, listRecentOpenings } from './openings.ts'
import { createSheetRoutes } from './sheet-routes.ts'
import { replaceKey } from './sheet-keys.ts'
import { checkSheet, issueSheet } from './sheets.ts'

const call = servedCallsOf<ApiDeps>('Sheets', { access: 'public' })

const sheetsApi = routerOf(
  call('get /slug/{slug}', 'The sheet of a project, issued today', {
    cache: ['locale'],
    description: 'A signed statement that the firm published these facts on this day. None is stored.',
    query: localeQuerySchema,
    200: one(sheetSchema, 'The sheet'),
    handle: ({ db, now, secret }, { params, query }) => issueSheet({ db, secret, now }, params.slug, query.locale),
  }),
  call('get /{code}', 'What a sheet says, compared with the project as it is public today', {
    cache: [],
    description: 'The code is the token of the QR code, or the number of the sheet. 404: this firm has not issued it.',
    200: one(sheetCheckSchema, 'The sheet is of this firm'),
    handle: ({ db, secret }, { params }) => checkSheet({ db, secret }, params.code),
  }),
)

const sheetOpeningsApi = routerOf(
  call('get /', 'How often sheets were checked, by project', {
    access: 'staff',
    200: one(z.array(sheetOpeningsSchema), 'The projects whose sheets were checked last'),
    handle: ({ db, now }) => listRecentOpenings(db, now()),
  }),
)

const sheetKeysApi = routerOf(
  call('post /', 'Sign sheets with a new key from now on', {
    isGuarded: true,
    access: 'owner',
    200: done('Sheets of the former key stay good', 'Sheets are signed with a new key.'),
    handle: (deps) => replaceKey(deps, deps.secret),
  }),
  call('post /leak', 'Sign with a new key, and trust none so far', {
    isGuarded: true,
    access: 'owner',
    body: leakSchema,
    200: done(
      'Sheets of the keys so far say that they are not to be relied upon',
      'Former keys are not trusted any more.',
    ),
    handle: (deps, { body }) => replaceKey(deps, deps.secret, body.since ?? nepalDay(deps.now())),
  }),
)

export const feature: Feature = {
  api: (deps) => ({
    '/sheets': sheetsApi(deps),
    '/sheet-openings': sheetOpeningsApi(deps),
    '/sheet-keys': sheetKeysApi(deps),
  }),
  routes: createSheetRoutes,
  serves: [SHEET_KEYS_PATH],
  jobs: (deps) => [createOpeningPurge(deps)],
}
