import { localeQuerySchema } from '../../contract/list.ts'
import { routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import { fileAnswer, sendArchive, TAR } from '../core/api/download.ts'
import { conflictError } from '../core/api/router.ts'
import { hasOwnContent } from '../core/content/own-content.ts'
import type { ApiDeps, Feature } from '../core/feature.ts'
import { conflict } from '../core/process/service-error.ts'
import { downloadExport } from './download-export.ts'
import { createImportHandler } from './import/import-records.ts'
import { importsApi } from './import/imports-api.ts'

const call = servedCallsOf<ApiDeps>('Backups', { access: 'owner' })

const exportApi = routerOf(
  call('get /archive', 'The content and its pictures as a tar file', {
    isGuarded: true,
    description:
      'Published content and drafts as JSON, with JSON Schemas, and the published ones as CSV; also as workbooks (.xlsx) where they have rows of their own, whose sheets are in this language. Unpacked, it can be imported into an empty site ' +
      'with `npm run import`. The download is in the audit log.',
    query: localeQuerySchema,
    200: fileAnswer(TAR),
    ...conflictError,
    async handle({ db, now, actor, place }, { query: { locale: reader }, context }) {
      if (!place) throw conflict('This server cannot export')
      // An archive that nobody reads would stay in the temporary folder.
      if (context.req.method === 'HEAD') return context.body(null, 200, { 'Content-Type': TAR })
      const archive = await downloadExport({ db, now, actor, reader }, place)
      return sendArchive(context, archive, `${archive.fileName}-${now().getTime()}`)
    },
  }),
)

declare module '../core/feature.ts' {
  interface JobDeps {
    /** Called when another process may have added pictures. */
    onPictures: () => void
  }
}

export const feature: Feature = {
  api: (deps) => ({
    '/export': exportApi(deps),
    '/imports': importsApi(deps),
  }),
  setUpSteps: [{ name: 'imports', isDone: ({ db }) => hasOwnContent(db, 'projects') }],
  jobs: (deps) => [createImportHandler(deps)],
}
