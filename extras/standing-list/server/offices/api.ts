import { z } from 'zod'
import { uploadQuerySchema } from '../../../../contract/pictures/picture-library.ts'
import { deleted, one, routerOf, servedCallsOf, told } from '../../../../server/core/accounts/served-calls.ts'
import { fileBody } from '../../../../server/core/api/router.ts'
import type { ApiDeps } from '../../../../server/core/feature.ts'
import { fileOf } from '../../../../server/core/pictures/picture-uploads.ts'
import { conflict } from '../../../../server/core/process/service-error.ts'
import { readUploadedTable } from '../../../../server/transfer/public.ts'
import { officeCheckSchema, officeImportedSchema, officeImportSchema } from '../../contract/office-import.ts'
import { OFFICE_IMPORT } from '../../contract/office-kinds.ts'
import { nearNameSchema, nearQuerySchema, officeInputSchema, officeSchema } from '../../contract/offices.ts'
import { checkTable, importOffices } from './import-offices.ts'
import { findNearNames } from './near-names.ts'
import { addOffice, changeInTurn, changeOffice, removeOffice } from './offices.ts'
import { getOffice, listOffices, toOffice } from './store.ts'

const call = servedCallsOf<ApiDeps>('Offices', { access: 'bids' })

/** The offices on whose standing lists the firm applies to be: calls of owners and bid writers. */
export const officesApi = routerOf(
  call('get /', 'The offices', {
    200: one(z.array(officeSchema), 'In the order in which they were added; at most 2,000'),
    handle: async ({ db }) => (await listOffices(db)).map(toOffice),
  }),
  call('post /', 'Add an office', {
    body: officeInputSchema,
    201: told('Stored', officeSchema, 'The office is added.'),
    handle: (deps, { body }) => changeInTurn(deps, (tx) => addOffice(tx, deps, body)),
  }),
  call('get /near', 'Names that somebody may mean by what was typed', {
    description: 'Local levels, federal offices of a list that is not confirmed, and offices that are there.',
    query: nearQuerySchema,
    200: one(z.array(nearNameSchema), 'The nearest first; at most five'),
    handle: ({ db }, { query }) => findNearNames(db, query.name),
  }),
  call('post /check', 'Say what would become of the rows of a spreadsheet: nothing is stored', {
    description:
      'A workbook (.xlsx) or CSV, with headings in English or Nepali in any order; at most 1,000 rows and 5 MB.',
    query: uploadQuerySchema,
    body: fileBody,
    200: one(officeCheckSchema, 'Rows that are one office, those that may be the same, and what could not be read'),
    async handle({ db, place, now }, { query, context }) {
      if (!place) throw conflict('This server cannot import')
      const file = fileOf(context, query.name)
      return checkTable(db, await readUploadedTable(place.dataDir, file, OFFICE_IMPORT, context.req.raw.signal), now())
    },
  }),
  call('post /import', 'Add offices with their past applications, or fill in those that are there', {
    description: 'What an office or an application has stays. The same call again changes nothing.',
    body: officeImportSchema,
    200: told('Stored', officeImportedSchema, 'The offices are imported.'),
    handle: (deps, { body }) => importOffices(deps, body),
  }),
  call('get /{id}', 'One office', {
    200: one(officeSchema, 'All of it'),
    handle: async ({ db }, { params }) => toOffice(await getOffice(db, params.id)),
  }),
  call('put /{id}', 'Change an office', {
    body: officeInputSchema,
    200: told('Stored', officeSchema, 'The office is saved.'),
    handle: (deps, { params, body }) => changeInTurn(deps, (tx) => changeOffice(tx, deps, params.id, body)),
  }),
  call('delete /{id}', 'Delete an office without applications', {
    200: deleted('The office is deleted.'),
    handle: (deps, { params }) => removeOffice(deps, params.id),
  }),
)
