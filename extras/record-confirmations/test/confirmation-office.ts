import { Hono } from 'hono'
import { expect, vi } from 'vitest'
import { errorAnswer } from '../../../server/core/api/errors.ts'
import type { RecordHealth } from '../contract/record-health.ts'
import { createConfirmationHandler } from '../server/ask-owners.ts'
import { createConfirmRoutes } from '../server/confirm-routes.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { signIn } from '../../../test/core/accounts/staff.ts'
import { runDueJobs } from '../../../test/core/jobs/run-jobs.ts'
import { TEST_SECRET } from '../../../test/create-test-api.ts'
import { openOffice } from '../../../test/enquiries/send-enquiries.ts'

export const ORIGIN = 'https://firm.example'
export const ANITA = { name: 'Anita Gurung', email: 'anita@example.org', language: 'en' as const }

/** Devanagari may be sent in base64. */
export const decoded = (raw: string) =>
  raw
    .replaceAll(/(?:^[\w+/=]{76}\r\n)+(?:^[\w+/=]+\r\n)?/gm, (block) => Buffer.from(block, 'base64').toString())
    .replaceAll('=\r\n', '')

/** An office whose staff ask owners over SMTP, and the page behind the links. */
export async function openConfirmations(engine: Engine, secret = TEST_SECRET) {
  const office = await openOffice(engine)
  const now = () => new Date(office.clock.now)
  const editor = await signIn(office, 'editor')
  const routes = new Hono()
  routes.onError((error, context) => errorAnswer(error, context, { info() {}, error() {} }))
  const page = createConfirmRoutes({
    db: office.db,
    secret,
    now,
    wakeJobs() {},
    addressOf: (environment) => (environment as { address?: string } | undefined)?.address,
  })
  routes.route('/', page)
  /** The site's settings of its mail server. */
  const mail = { smtpUrl: office.mailServer.url as string | undefined }
  const job = createConfirmationHandler({
    db: office.db,
    secret: TEST_SECRET,
    readPublicUrl: async () => ORIGIN,
    log: { info() {}, error() {} },
    now,
    readMail: async () => ({ config: mail }) as never,
  })

  const linksOf = (mails = office.mailServer.taken) =>
    mails.map(({ raw }) => /https?:\/\/[^/\s]+((?:\/ne)?\/confirm\/[\w-]{43})/.exec(decoded(raw))?.[1] ?? '')

  return {
    ...office,
    editor,
    mail,
    linksOf,
    runJob: () => runDueJobs(office.db, [job], { now }),
    /** @returns the paths of the links in the mails, as many as are expected */
    async mails(count: number) {
      office.addMailer()
      await vi.waitFor(() => expect(office.mailServer.taken).toHaveLength(count), { timeout: 10_000 })
      return linksOf()
    },
    async setOwner(items: { entity: string; id: number }[], owner: object | null = ANITA) {
      expect((await editor.call('PUT', '/record-health/owner', { items, owner })).status).toBe(200)
    },
    async askFor(...items: { entity: string; id: number }[]) {
      const response = await editor.call('POST', '/record-health/ask', { items })
      expect(response.status).toBe(200)
      return ((await response.json()) as { data: object }).data
    },
    open: async (path: string, method = 'GET', address = '192.0.2.1') => routes.request(path, { method }, { address }),
    post: async (path: string, fields: Record<string, string>, address = '192.0.2.1') =>
      routes.request(
        path,
        {
          method: 'POST',
          body: new URLSearchParams(fields).toString(),
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        },
        { address },
      ),
    confirmation: () => office.db.selectFrom('confirmation').selectAll().execute(),
    corrections: () => office.db.selectFrom('confirmation_correction').selectAll().execute(),
    revision: async () =>
      (await office.db.selectFrom('content_revision').select('revision').executeTakeFirstOrThrow()).revision,
    async health(query = '') {
      const response = await editor.call('GET', `/record-health?limit=1000${query}`)
      expect(response.status).toBe(200)
      return ((await response.json()) as { data: RecordHealth[] }).data
    },
  }
}
