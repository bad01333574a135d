import {
  oldVersionsSchema,
  versionRetentionQuerySchema,
  versionRetentionSchema,
} from '../../../contract/content/version-retention.ts'
import { countOldVersions, exportOldVersions, getVersionRetention, setVersionRetention } from './version-retention.ts'
import { fileAnswer, sendPieces } from '../api/download.ts'
import { one, routerOf, servedCallsOf, written } from '../accounts/served-calls.ts'

const query = versionRetentionQuerySchema
const LINES = 'application/octet-stream'

const call = servedCallsOf('Retention of versions', { access: 'owner' })

export const versionRetentionApi = routerOf(
  call('get /', 'How long earlier versions of content are kept', {
    200: one(versionRetentionSchema, 'The setting'),
    handle: ({ db }) => getVersionRetention(db),
  }),
  call('put /', 'Choose how long earlier versions are kept', {
    description:
      'Never deleted: the published version, the newest and the first one of an item, and those with the English text that ' +
      'an outdated translation was made from. The first deletion is within an hour.',
    body: versionRetentionSchema,
    200: written(versionRetentionSchema, 'It is stored', 'Setting is updated successfully.'),
    handle: (deps, { body }) => setVersionRetention(deps, body),
  }),
  call('get /count', 'What a setting would delete now', {
    query,
    200: one(oldVersionsSchema, 'How much'),
    handle: ({ reads, now }, { query: asked }) => countOldVersions(reads, now(), asked),
  }),
  call('get /export', 'The versions that a setting would delete, as lines of JSON', {
    query,
    200: fileAnswer(LINES, 'A version a line'),
    handle({ reads, now }, { query: asked, context }) {
      const file = { name: 'earlier-versions.ndjson', type: LINES, tag: `versions-${now().getTime()}` }
      return sendPieces(context, exportOldVersions(reads, now(), asked), file)
    },
  }),
)
