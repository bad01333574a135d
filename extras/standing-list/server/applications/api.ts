import { z } from 'zod'
import { deleted, done, one, routerOf, servedCallsOf, told } from '../../../../server/core/accounts/served-calls.ts'
import { fileAnswer } from '../../../../server/core/api/download.ts'
import { ZIP } from '../../../../server/core/api/zip.ts'
import type { ApiDeps } from '../../../../server/core/feature.ts'
import {
  applicationChangeSchema,
  comparisonSchema,
  newApplicationsSchema,
  packCheckSchema,
  sentApplicationsSchema,
  standingApplicationSchema,
  standingListQuerySchema,
  standingListSchema,
  zipQuerySchema,
} from '../../contract/applications.ts'
import {
  applyToOffices,
  changeApplication,
  makeAgain,
  markSent,
  openApplication,
  removeApplication,
} from './applications.ts'
import { sendPackFile, sendPacks } from './downloads.ts'
import { checkPacks } from './plan.ts'
import { compareWithToday, getStandingList } from './standing-list.ts'

const call = servedCallsOf<ApiDeps>('Standing list', { access: 'bids' })

/** The calls of owners and bid writers. An application with a paper that somebody may not see is not found. */
export const standingListApi = routerOf(
  call('get /', 'The offices, each with the application of a fiscal year', {
    query: standingListQuerySchema,
    200: one(standingListSchema, 'All offices that match'),
    handle: (deps, { query }) => getStandingList(deps, query),
  }),
  call('post /check', 'Check applications before they are made: papers, gaps, and why one cannot be made', {
    body: newApplicationsSchema,
    200: one(z.array(packCheckSchema), 'In the order of the offices'),
    handle: (deps, { body }) => checkPacks(deps, body),
  }),
  call('post /', 'Apply to offices: a job makes a letter and a PDF of papers for each', {
    description: 'Refused as a whole where one cannot be made. The state of each application shows the progress.',
    body: newApplicationsSchema,
    201: told('Stored', z.object({ ids: z.array(z.int()) }), 'The packs are being made.'),
    async handle(deps, { body }) {
      const ids = await applyToOffices(deps, body)
      deps.wakeJobs()
      return { ids }
    },
  }),
  call('post /sent', 'Mark applications as sent', {
    body: sentApplicationsSchema,
    200: done('Stored', 'Saved.'),
    handle: (deps, { body }) => markSent(deps, body.ids, body.sentOn),
  }),
  call('get /zip', 'The packs of applications as ZIP, with an index and addresses', {
    isGuarded: true,
    description: 'The audit log notes each application.',
    query: zipQuerySchema,
    200: fileAnswer(ZIP, 'A folder for each application'),
    handle: (deps, { query, context }) => sendPacks(deps, context, query.ids, query.locale),
  }),
  call('get /{id}', 'One application, which the audit log notes', {
    200: one(standingApplicationSchema, 'All of it'),
    handle: (deps, { params }) => openApplication(deps, params.id),
  }),
  call('put /{id}', 'Change the state, receipt and answer of an application', {
    body: applicationChangeSchema,
    200: told('Stored', standingApplicationSchema, 'The application is saved.'),
    handle: (deps, { params, body }) => changeApplication(deps, params.id, body),
  }),
  call('delete /{id}', 'Delete an application that was not sent, with its files', {
    200: deleted('The application is deleted.'),
    handle: (deps, { params }) => removeApplication(deps, params.id),
  }),
  call('post /{id}/pack', 'Make a pack again that could not be made', {
    200: told('Queued', standingApplicationSchema, 'The pack is being made.'),
    async handle(deps, { params }) {
      const again = await makeAgain(deps, params.id)
      deps.wakeJobs()
      return again
    },
  }),
  call('get /{id}/comparison', 'Changes in the records since the pack was made', {
    200: one(comparisonSchema, 'Values of the letter, and papers'),
    handle: async (deps, { params }) => ({ changes: await compareWithToday(deps, params.id) }),
  }),
  call('get /{id}/files/{key}', 'A file of a pack, which the audit log notes', {
    200: fileAnswer('application/octet-stream', 'To be saved'),
    handle: (deps, { params: { id, key }, context }) => sendPackFile(deps, context, id, key),
  }),
)
