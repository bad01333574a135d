import { staffListQuerySchema, staffSearchSchema } from '../../../contract/accounts/staff-list.ts'
import {
  deleted,
  listed,
  one,
  routerOf,
  servedCallsOf,
  told,
  written,
} from '../../../server/core/accounts/served-calls.ts'
import { CSV, fileAnswer, sendRows } from '../../../server/core/api/download.ts'
import { conflictError } from '../../../server/core/api/router.ts'
import { note } from '../../../server/core/audit/audit.ts'
import { writeContent } from '../../../server/core/audit/writing.ts'
import type { ApiDeps } from '../../../server/core/feature.ts'
import { conflict } from '../../../server/core/process/service-error.ts'
import { readPage } from '../../../server/core/store/paging.ts'
import { shownOf } from '../../../server/core/store/shown-row.ts'
import * as contract from '../contract/news-by-mail.ts'
import { getLetterOverview, sendLetter } from './letters.ts'
import { getLetterSettings, putLetterSettings, selectSubscribers } from './store.ts'
import { importSubscribers, removeSubscriber } from './subscriptions.ts'

const call = servedCallsOf<ApiDeps>('News by mail', { access: 'owner' })

const EXPORTED = ['email', 'locale', 'state', 'consent', 'consented_at', 'created_at'] as const

export const newsByMailApi = routerOf(
  call('get /sign-up', 'Whether visitors can sign up', {
    access: 'public',
    cache: [],
    200: one(contract.signUpStateSchema, 'Whether they can'),
    handle: async ({ db }) => ({ isOpen: (await getLetterSettings(db)).isOpen }),
  }),
  call('get /letters', 'The settings, the last mails and the news that none has had', {
    200: one(contract.letterOverviewSchema, 'All of it'),
    handle: ({ db, now }) => getLetterOverview(db, now()),
  }),
  call('put /settings', 'Open or close the sign-up, and choose when mails go out', {
    body: contract.letterSettingsSchema,
    200: told('Stored', contract.letterSettingsSchema, 'Saved.'),
    ...conflictError,
    handle(deps, { body }) {
      if ((body.isOpen || body.isWeekly) && deps.publicUrl === undefined)
        throw conflict(
          'This site does not know its public address yet, so it mails no links. An owner enters it under “Mail and address”',
        )
      // News pages show the sign-up.
      return writeContent(deps, async (tx) => {
        await putLetterSettings(tx, body)
        return { result: body, action: { action: 'update', entity: 'news-by-mail', label: 'settings' } }
      })
    },
  }),
  call('post /letters', 'Mail news to everybody on the list', {
    body: contract.newLetterSchema,
    200: written(contract.letterOverviewSchema, 'The first mails are on their way', 'The mails are on their way.'),
    ...conflictError,
    async handle({ db, actor, now, wakeJobs, publicUrl }, { body }) {
      if (publicUrl === undefined) throw conflict('Enter the public address of the site under “Mail and address” first')
      await db.transaction().execute((tx) => sendLetter(tx, actor, now(), body.news))
      wakeJobs()
      return getLetterOverview(db, now())
    },
  }),
  call('get /subscribers', 'The people on the list', {
    query: staffListQuerySchema.extend({ search: staffSearchSchema }),
    200: listed(contract.subscriberSchema, 'The newest first'),
    handle: ({ db }, { query }) =>
      readPage(selectSubscribers(db, query.search), query, (row) => shownOf(contract.subscriberSchema, row)),
  }),
  call('get /subscribers/export', 'The list with the proof of consent, as CSV', {
    200: fileAnswer(CSV, 'One person a line'),
    async handle({ db, actor, now }, { context }) {
      const rows = await selectSubscribers(db).execute()
      await note(db, actor, now(), { action: 'export', entity: 'news-by-mail', label: `${rows.length} addresses` })
      return sendRows(context, 'subscribers.csv', EXPORTED, rows)
    },
  }),
  call('post /subscribers/import', 'Add people who have agreed elsewhere', {
    description: 'One address a line; a long list in parts. Nobody who has left the list is added again.',
    body: contract.importSubscribersSchema,
    200: written(contract.importedSubscribersSchema, 'What became of each line', 'The addresses are imported.'),
    handle: (deps, { body }) => importSubscribers(deps, body),
  }),
  call('delete /subscribers/{id}', 'Delete a person from the list', {
    200: deleted('The address is deleted.'),
    handle: (deps, { params }) => removeSubscriber(deps, params.id),
  }),
)
