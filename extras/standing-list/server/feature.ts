import { z } from 'zod'
import { uploadQuerySchema } from '../../../contract/pictures/picture-library.ts'
import { deleted, done, one, routerOf, servedCallsOf, told } from '../../../server/core/accounts/served-calls.ts'
import { fileAnswer } from '../../../server/core/api/download.ts'
import { fileBody } from '../../../server/core/api/router.ts'
import { ZIP } from '../../../server/core/api/zip.ts'
import type { ApiDeps, Feature } from '../../../server/core/feature.ts'
import { fileOf } from '../../../server/core/pictures/picture-uploads.ts'
import { conflict } from '../../../server/core/process/service-error.ts'
import { inTurn } from '../../../server/core/store/engine.ts'
import { readUploadedTable } from '../../../server/transfer/public.ts'
import * as contract from '../contract/applications.ts'
import { letterDetailsSchema, letterWordingsSchema, newWordingSchema } from '../contract/letter-wording.ts'
import { OFFICE_IMPORT } from '../contract/office-kinds.ts'
import * as officeContract from '../contract/offices.ts'
import * as applications from './applications/applications.ts'
import { sendPackFile, sendPacks } from './applications/downloads.ts'
import { checkPacks } from './applications/plan.ts'
import { getWordings, saveDetails, saveWording } from './letter/wording.ts'
import { checkTable, importOffices } from './offices/import-offices.ts'
import { findNearNames } from './offices/near-names.ts'
import * as offices from './offices/offices.ts'
import { createPackHandler } from './applications/make-packs.ts'
import { createReminderHandler, standingListMails } from './applications/reminders.ts'
import { onSample } from './sample.ts'

const call = servedCallsOf<ApiDeps>('Standing list', { access: 'bids' })
const officeCall = servedCallsOf<ApiDeps>('Offices', { access: 'bids' })

/** The calls of owners and bid writers. An application with a paper that somebody may not see is not found. */
const standingListApi = routerOf(
  call('get /', 'The offices, each with the application of a fiscal year', {
    query: contract.standingListQuerySchema,
    200: one(contract.standingListSchema, 'All offices that match'),
    handle: (deps, { query }) => applications.getStandingList(deps, query),
  }),
  call('post /check', 'Check applications before they are made: papers, gaps, and why one cannot be made', {
    body: contract.newApplicationsSchema,
    200: one(z.array(contract.packCheckSchema), 'In the order of the offices'),
    handle: (deps, { body }) => checkPacks(deps, body),
  }),
  call('post /', 'Apply to offices: a job makes a letter and a PDF of papers for each', {
    description: 'Refused as a whole where one cannot be made. The state of each application shows the progress.',
    body: contract.newApplicationsSchema,
    201: told('Stored', z.object({ ids: z.array(z.int()) }), 'The packs are being made.'),
    handle: async (deps, { body }) => ({ ids: await applications.applyToOffices(deps, body) }),
  }),
  call('post /sent', 'Mark applications as sent', {
    body: contract.sentApplicationsSchema,
    200: done('Stored', 'Saved.'),
    handle: (deps, { body }) => applications.markSent(deps, body.ids, body.sentOn),
  }),
  call('get /zip', 'The packs of applications as ZIP, with an index and addresses', {
    isGuarded: true,
    description: 'The audit log notes each application.',
    query: contract.zipQuerySchema,
    200: fileAnswer(ZIP, 'A folder for each application'),
    handle: (deps, { query, context }) => sendPacks(deps, context, query.ids, query.locale),
  }),
  call('get /{id}', 'One application, which the audit log notes', {
    200: one(contract.standingApplicationSchema, 'All of it'),
    handle: (deps, { params }) => applications.openApplication(deps, params.id),
  }),
  call('put /{id}', 'Change the state, receipt and answer of an application', {
    body: contract.applicationChangeSchema,
    200: told('Stored', contract.standingApplicationSchema, 'The application is saved.'),
    handle: (deps, { params, body }) => applications.changeApplication(deps, params.id, body),
  }),
  call('delete /{id}', 'Delete an application that was not sent, with its files', {
    200: deleted('The application is deleted.'),
    handle: (deps, { params }) => applications.removeApplication(deps, params.id),
  }),
  call('post /{id}/pack', 'Make a pack again that could not be made', {
    200: told('Queued', contract.standingApplicationSchema, 'The pack is being made.'),
    handle: (deps, { params }) => applications.makeAgain(deps, params.id),
  }),
  call('get /{id}/comparison', 'Changes in the records since the pack was made', {
    200: one(contract.comparisonSchema, 'Values of the letter, and papers'),
    handle: async (deps, { params }) => ({ changes: await applications.compareWithToday(deps, params.id) }),
  }),
  call('get /{id}/files/{key}', 'A file of a pack, which the audit log notes', {
    200: fileAnswer('application/octet-stream', 'To be saved'),
    handle: (deps, { params: { id, key }, context }) => sendPackFile(deps, context, id, key),
  }),
)

/** The offices on whose standing lists the firm applies to be: calls of owners and bid writers. */
const officesApi = routerOf(
  officeCall('get /', 'The offices', {
    200: one(z.array(officeContract.officeSchema), 'In the order in which they were added; at most 2,000'),
    handle: async ({ db }) => (await offices.listOffices(db)).map(offices.toOffice),
  }),
  officeCall('post /', 'Add an office', {
    body: officeContract.officeInputSchema,
    201: told('Stored', officeContract.officeSchema, 'The office is added.'),
    handle: (deps, { body }) => inTurn(deps.db, [offices.OFFICES_LOCK], (tx) => offices.addOffice(tx, deps, body)),
  }),
  officeCall('get /near', 'Names that somebody may mean by what was typed', {
    description: 'Local levels, federal offices of a list that is not confirmed, and offices that are there.',
    query: officeContract.nearQuerySchema,
    200: one(z.array(officeContract.nearNameSchema), 'The nearest first; at most five'),
    handle: ({ db }, { query }) => findNearNames(db, query.name),
  }),
  officeCall('post /check', 'Say what would become of the rows of a spreadsheet: nothing is stored', {
    description:
      'A workbook (.xlsx) or CSV, with headings in English or Nepali in any order; at most 1,000 rows and 5 MB.',
    query: uploadQuerySchema,
    body: fileBody,
    200: one(
      officeContract.officeCheckSchema,
      'Rows that are one office, those that may be the same, and what could not be read',
    ),
    async handle({ db, place, now }, { query, context }) {
      if (!place) throw conflict('This server cannot import')
      const file = fileOf(context, query.name)
      return checkTable(db, await readUploadedTable(place.dataDir, file, OFFICE_IMPORT, context.req.raw.signal), now())
    },
  }),
  officeCall('post /import', 'Add offices with their past applications, or fill in those that are there', {
    description: 'What an office or an application has stays. The same call again changes nothing.',
    body: officeContract.officeImportSchema,
    200: told('Stored', officeContract.officeImportedSchema, 'The offices are imported.'),
    handle: (deps, { body }) => importOffices(deps, body),
  }),
  officeCall('get /{id}', 'One office', {
    200: one(officeContract.officeSchema, 'All of it'),
    handle: async ({ db }, { params }) => offices.toOffice(await offices.getOffice(db, params.id)),
  }),
  officeCall('put /{id}', 'Change an office', {
    body: officeContract.officeInputSchema,
    200: told('Stored', officeContract.officeSchema, 'The office is saved.'),
    handle: (deps, { params, body }) =>
      inTurn(deps.db, [offices.OFFICES_LOCK], (tx) => offices.changeOffice(tx, deps, params.id, body)),
  }),
  officeCall('delete /{id}', 'Delete an office without applications', {
    200: deleted('The office is deleted.'),
    handle: (deps, { params }) => offices.removeOffice(deps, params.id),
  }),
)

/** The calls for the wording of letters, and for details that only letters have. */
const wordingApi = routerOf(
  call('get /', 'The wording of letters, with its history and the details for letters', {
    200: one(letterWordingsSchema, 'In both languages'),
    handle: ({ db }) => getWordings(db),
  }),
  call('post /', "Save a wording, or go back to the product's", {
    body: newWordingSchema,
    201: told('Stored', letterWordingsSchema, 'The wording is saved.'),
    handle: (deps, { body }) => saveWording(deps, body),
  }),
  call('put /details', 'Save the details for letters', {
    body: letterDetailsSchema,
    200: told('Stored', letterWordingsSchema, 'The details are saved.'),
    handle: (deps, { body }) => saveDetails(deps, body),
  }),
)

export const feature: Feature = {
  on: onSample,
  mails: standingListMails,
  api: (deps) => ({
    '/standing-list': standingListApi(deps),
    '/offices': officesApi(deps),
    '/letter-wording': wordingApi(deps),
  }),
  jobs: (deps) => [createPackHandler(deps), createReminderHandler(deps)],
}
