import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import { createMailHandler } from '../../../server/core/mail/send-mail.ts'
import { createSmtpTransport } from '../../../server/core/mail/mail-transport.ts'
import { errorAnswer } from '../../../server/core/api/errors.ts'
import type { RouteDeps } from '../../../server/core/feature.ts'
import { openMediaFolder } from '../../../server/core/media/media-folder.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { startMailServer } from '../../../scripts/drill/mail-server.ts'
import { signIn } from '../../../test/core/accounts/staff.ts'
import { runDueJobs } from '../../../test/core/jobs/run-jobs.ts'
import { createTestApp, NOW } from '../../../test/create-test-app.ts'
import { TEST_SECRET } from '../../../test/create-test-api.ts'
import { createDeletionHandler as createFilesHandler } from '../../../server/core/media/unnamed-files.ts'
import type { Application, ApplicationSummary } from '../contract/applications.ts'
import { createDeletionHandler } from '../server/feature.ts'
import { createApplyRoutes } from '../server/routes.ts'

const ORIGIN = 'https://firm.example'

/** A form that was filled in well. */
export const GOOD = {
  key: '8e03978e-40d5-43dd-bc93-6894a57f9324',
  name: 'Maya Rai',
  email: 'Maya@Example.org',
  phone: '+977 9841 234567',
  message: 'Four years of bridges.',
  consent: 'yes',
}

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n')

/** A firm with a vacancy that is open for two weeks, its mail server, and its owner. */
export async function openApply(engine: Engine, perAddress = 0) {
  const clock = { now: NOW.getTime() }
  const now = () => new Date(clock.now)
  const dataDir = await mkdtemp(join(tmpdir(), 'apply-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const app = await createTestApp(engine, { now, place: { dataDir } })
  const { id, slug } = await app.db
    .selectFrom('news')
    .select(['id', 'slug'])
    .where('status', '=', '1')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await app.db.updateTable('news_translation').set({ job_title: 'Site engineer' }).where('news_id', '=', id).execute()
  await app.db.updateTable('news').set({ closes_on: '2026-12-05' }).where('id', '=', id).execute()
  const owner = await signIn(app, 'owner')
  const mailServer = await startMailServer()
  onTestFinished(() => mailServer.close())

  const logged: string[] = []
  const log = {
    info: (text: string) => void logged.push(text),
    error: (text: string, error?: unknown) => void logged.push(`${text} ${String(error)}`),
  }
  const routes = new Hono()
  routes.onError((error, context) => errorAnswer(error, context, log))
  const addressOf = (environment: unknown) => (environment as { address?: string }).address
  const media = openMediaFolder(dataDir)
  const settings = { enquiriesPerAddress: perAddress, acknowledgesEnquiries: true, wakeJobs() {} }
  const deps = {
    db: app.db,
    secret: TEST_SECRET,
    workshop: { files: { media } },
    ...settings,
    publicUrl: ORIGIN,
    now,
    addressOf,
  }
  routes.route('/', createApplyRoutes(deps as unknown as RouteDeps))
  const config = {
    smtpUrl: mailServer.url,
    from: { name: 'Rekha', address: 'office@firm.example' },
    enquiriesTo: ['office@firm.example'],
    officeLocale: 'en' as const,
  }
  const mails = createMailHandler({
    db: app.db,
    readMail: async () => ({ transport: createSmtpTransport(mailServer.url), config }),
    secret: TEST_SECRET,
    publicUrl: ORIGIN,
    log,
    now,
  })
  const deletion = createDeletionHandler({ db: app.db, place: { dataDir }, now, deleteMailFiles: async () => {} })

  const post = async (
    fields: object,
    files: (readonly [string, Uint8Array])[] = [],
    {
      path = `/apply/${slug}`,
      address = '192.0.2.1',
      headers = {},
    }: { path?: string; address?: string; headers?: Record<string, string> } = {},
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value as string)
    // A browser sends an empty part where no file was chosen.
    if (files.length === 0) form.append('files', new Blob([]), '')
    for (const [name, bytes] of files) form.append('files', new Blob([new Uint8Array(bytes)]), name)
    const encoded = new Response(form)
    const type = { 'Content-Type': encoded.headers.get('Content-Type')! }
    const body = await encoded.arrayBuffer()
    return routes.request(`${ORIGIN}${path}`, { method: 'POST', body, headers: { ...type, ...headers } }, { address })
  }
  const read = async <Data>(path: string) => {
    const answer = await owner.call('GET', `/applications${path}`)
    return ((await answer.json()) as { data: Data }).data
  }
  return {
    ...app,
    id,
    slug,
    media,
    clock,
    owner,
    logged,
    post,
    get: async (path = `/apply/${slug}`) => routes.request(`${ORIGIN}${path}`),
    list: () => read<ApplicationSummary[]>(''),
    one: (number = 1) => read<Application>(`/${number}`),
    files: async (folder = 'private') => readdir(join(dataDir, folder)).catch(() => []),
    /** Sends what is due. @returns the mails that were taken */
    async receive() {
      await runDueJobs(app.db, [mails], { now })
      return mailServer.taken.map(({ to, raw }) => ({ to: to[0]!, text: raw.replaceAll('=\r\n', '') }))
    },
    runDeletion: () => runDueJobs(app.db, [deletion, createFilesHandler({ db: app.db, place: { dataDir } })], { now }),
  }
}

/** A reader of the hidden key of a form. */
export const keyIn = (page: string) => /name="key" value="([^"]+)"/.exec(page)?.[1]
