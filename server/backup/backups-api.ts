import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'
import { backupsSchema } from '../../contract/backup.ts'
import { oneOf } from '../../contract/list.ts'
import { downloadBackup, getBackups, requestBackup } from './backup-records.ts'
import type { BackupConfig } from './backup-config.ts'
import { actorOf } from '../core/accounts/access.ts'
import {
  answer,
  createRoute,
  createRouter,
  staffBodyErrors,
  staffErrors,
  staffOneErrors,
  type ApiParts,
} from '../core/api/router.ts'

const tags = ['Backups']

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'owner',
  tags,
  summary: 'The backups in BACKUP_DIR, when they are made, and why the last attempt failed',
  responses: { 200: answer(oneOf(backupsSchema), 'Newest first'), ...staffErrors },
})
const makeRoute = createRoute({
  method: 'post',
  path: '/',
  access: 'owner',
  tags,
  summary: 'Have a backup made now',
  responses: {
    202: answer(oneOf(backupsSchema), 'It begins within seconds'),
    ...staffErrors,
    409: staffBodyErrors[409],
  },
})
const archiveRoute = createRoute({
  method: 'get',
  path: '/{name}/archive',
  access: 'owner',
  tags,
  summary: 'One backup as a tar file',
  description: 'Unpacked, it can be restored with `npm run restore`. The download is in the audit log.',
  request: { params: z.object({ name: z.string().max(40) }) },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/x-tar': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...staffOneErrors,
    409: staffBodyErrors[409],
  },
})

export const backupsApi = ({ db, now }: ApiParts, config: BackupConfig, wakeJobs: () => void) =>
  createRouter()
    .openapi(listRoute, async (context) => context.json({ data: await getBackups(db, now(), config) }, 200))
    .openapi(makeRoute, async (context) =>
      context.json({ data: await requestBackup({ db, now, actor: actorOf(context), wakeJobs }, config) }, 202),
    )
    .openapi(archiveRoute, async (context) => {
      const { name } = context.req.valid('param')
      const { fileName, bytes, pieces } = await downloadBackup({ db, now, actor: actorOf(context) }, config, name)
      return context.body(Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array>, 200, {
        'Content-Type': 'application/x-tar',
        'Content-Length': String(bytes),
        'Content-Disposition': `attachment; filename="${fileName}"`,
        // Without it, the middleware would hash the whole file before it is sent.
        ETag: `"${name}"`,
      })
    })
