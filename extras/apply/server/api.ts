import { OpenAPIHono } from '@hono/zod-openapi'
import { CSV, fileAnswer, sendRows } from '../../../server/core/api/download.ts'
import {
  deleted,
  listed,
  one,
  routerOf,
  servedCallsOf,
  told,
  written,
} from '../../../server/core/accounts/served-calls.ts'
import type { ApiEnvironment } from '../../../server/core/api/router.ts'
import { note, noteOnce } from '../../../server/core/audit/audit.ts'
import { ZIP } from '../../../server/core/api/zip.ts'
import type { ApiDeps } from '../../../server/core/feature.ts'
import { readPage } from '../../../server/core/store/paging.ts'
import * as contract from '../contract/applications.ts'
import { changeStates, deleteApplications, listVacancies, say } from './desk.ts'
import { sendAllFiles, sendFile } from './files.ts'
import { getQuestions, getSettings, putQuestions, putSettings, requireRight, templates } from './settings.ts'
import { getApplication, selectApplications, toSummary, withCounts } from './store.ts'

const call = servedCallsOf<ApiDeps>('Applications', { access: 'staff' })

const EXPORTED = ['reference', 'received_at', 'vacancy_title', 'name', 'email', 'phone', 'state', 'message'] as const

const calls = routerOf(
  call('get /', 'Applications to vacancies', {
    description: 'The search looks at names, addresses, telephones, texts, answers and references.',
    query: contract.applicationListQuerySchema,
    200: listed(contract.applicationSummarySchema, 'The newest first'),
    handle: ({ db }, { query }) => readPage(withCounts(selectApplications(db, query)), query, toSummary),
  }),
  call('put /states', 'Give applications a state', {
    body: contract.applicationStatesSchema,
    200: written(contract.changedSchema, 'How many had another one', 'The state is changed.'),
    handle: async (deps, { body }) => ({ changed: await changeStates(deps, { ids: body.ids }, body.state) }),
  }),
  call('put /states/all', 'Give all applications of a filter a state', {
    description: 'Nothing is changed where the filter finds another count than the one given.',
    query: contract.applicationFilterSchema,
    body: contract.filteredStatesSchema,
    200: written(contract.changedSchema, 'How many had another one', 'The state is changed.'),
    handle: async (deps, { query, body }) => ({ changed: await changeStates(deps, query, body.state, body.count) }),
  }),
  call('get /export', 'Applications as CSV', {
    description: 'Protected against formulas. The audit log records the export.',
    query: contract.applicationFilterSchema,
    200: fileAnswer(CSV, 'One application a line'),
    async handle({ db, actor, now }, { query, context }) {
      const rows = await selectApplications(db, query).selectAll('application').execute()
      await note(db, actor, now(), { action: 'export', entity: 'application', label: `${rows.length} applications` })
      const lines = rows.map((row) => {
        const said = JSON.parse(row.answers) as contract.Application['answers']
        return { ...row, answers: said.map(({ question, answer: given }) => `${question}: ${given}`).join('\n') }
      })
      return sendRows(context, 'applications.csv', [...EXPORTED, 'delete_on', 'answers'], lines)
    },
  }),
  call('get /files', 'The files of applications as ZIP: of those on the shortlist, unless a filter says others', {
    description: 'The audit log records each application.',
    query: contract.applicationFilterSchema,
    200: fileAnswer(ZIP, 'A folder for each application'),
    handle: (deps, { query, context }) => sendAllFiles(deps, context, query),
  }),
  call('get /settings', 'How long applications are kept, and who may read them', {
    access: 'owner',
    200: one(contract.applicationSettingsSchema, 'As they are set'),
    handle: ({ db }) => getSettings(db),
  }),
  call('put /settings', 'Change how long applications are kept, and who may read them', {
    description: 'Fewer months hold for all applications, more for those to come.',
    access: 'owner',
    body: contract.applicationSettingsSchema,
    200: told('Stored', contract.applicationSettingsSchema, 'Saved.'),
    handle: (deps, { body }) => putSettings(deps, body),
  }),
  call('get /templates', 'Ready answers to applicants', {
    200: one(contract.templatesSchema, 'As owners have saved them'),
    handle: ({ db }) => templates.read(db),
  }),
  call('put /settings/templates', 'Change the ready answers to applicants', {
    access: 'owner',
    body: contract.templatesSchema,
    200: told('Stored', contract.templatesSchema, 'Saved.'),
    handle: (deps, { body }) =>
      templates.save(deps, body, { entity: 'application', label: `${body.templates.length} ready answers` }),
  }),
  call('get /vacancies', 'Vacancies, with how many have applied', {
    200: one(contract.applicationVacancySchema.array(), 'Open and closed ones'),
    handle: ({ db, now }) => listVacancies(db, now()),
  }),
  call('get /vacancies/{id}/questions', 'What applicants to a vacancy are asked', {
    200: one(contract.questionsSchema, 'The questions'),
    handle: ({ db }, { params }) => getQuestions(db, params.id),
  }),
  call('put /vacancies/{id}/questions', 'Change what applicants to a vacancy are asked', {
    body: contract.questionsSchema,
    200: told('Stored', contract.questionsSchema, 'Saved.'),
    handle: (deps, { params, body }) => putQuestions(deps, params.id, body),
  }),
  call('get /{id}', 'One application, which the audit log notes', {
    200: one(contract.applicationSchema, 'All of it'),
    async handle({ db, actor, now }, { params: { id } }) {
      const found = await getApplication(db, id, actor)
      await noteOnce(db, actor, now(), { action: 'open', entity: 'application', id, label: found.reference })
      return found
    },
  }),
  call('get /{id}/files/{key}', 'A file of an application, which the audit log notes', {
    200: fileAnswer('application/octet-stream', 'To be saved, not shown'),
    handle: (deps, { params: { id, key }, context }) => sendFile(deps, context, id, key),
  }),
  call('post /{id}/notes', 'Add a note', {
    body: contract.newNoteSchema,
    201: told('Stored', contract.applicationSchema, 'The note is added.'),
    handle: (deps, { params: { id }, body }) => say(deps, id, { kind: 'note', ...body }),
  }),
  call('put /{id}/rating', 'Rate an application, in place of an earlier rating of one’s own', {
    body: contract.newRatingSchema,
    200: told('Stored', contract.applicationSchema, 'The rating is saved.'),
    handle: (deps, { params: { id }, body }) => say(deps, id, { kind: 'rating', ...body }),
  }),
  call('post /{id}/answers', 'Write to the applicant by e-mail', {
    description: 'The same answer under the same key is sent once.',
    body: contract.newApplicationAnswerSchema,
    201: told('In the outbox', contract.applicationSchema, 'The answer is being sent.'),
    async handle(deps, { params, body }) {
      const answered = await say(deps, params.id, { kind: 'answer', ...body })
      deps.wakeJobs()
      return answered
    },
  }),
  call('delete /{id}', 'Delete an application, with its files and mails', {
    200: deleted('The application is deleted.'),
    handle: (deps, { params: { id } }) => deleteApplications(deps, id).then(() => ({ id })),
  }),
)

/** The calls of staff, all of them behind the same right. */
export const applicationsApi = (deps: ApiDeps) => {
  const guarded = new OpenAPIHono<ApiEnvironment>()
  guarded.use(requireRight(deps.db))
  return guarded.route('/', calls(deps))
}
