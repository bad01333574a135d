import { Hono } from 'hono'
import { expect, onTestFinished } from 'vitest'
import { errorAnswer } from '../../../server/core/api/errors.ts'
import type { RouteDeps } from '../../../server/core/feature.ts'
import { createSmtpTransport } from '../../../server/core/mail/mail-transport.ts'
import { createMailHandler } from '../../../server/core/mail/send-mail.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { startMailServer } from '../../../scripts/drill/mail-server.ts'
import { signIn } from '../../../test/core/accounts/staff.ts'
import { runDueJobs } from '../../../test/core/jobs/run-jobs.ts'
import { createTestApp, NOW } from '../../../test/create-test-app.ts'
import { TEST_SECRET } from '../../../test/create-test-api.ts'
import { createLetterHandler } from '../server/letters.ts'
import { createNewsByMailRoutes } from '../server/routes.ts'

export const ORIGIN = 'https://firm.example'
const QUIET = { info() {}, error() {} }

/** A firm whose visitors can sign up, its mail server, and its owner. */
export async function openNews(engine: Engine, settings: object = {}) {
  const clock = { now: NOW.getTime() }
  const now = () => new Date(clock.now)
  const app = await createTestApp(engine, { now, publicUrl: ORIGIN })
  // The fixtures are older than what a first mail has.
  await app.db.updateTable('news').set({ created_at: '2026-11-20T06:30:00.000Z' }).execute()
  const mailServer = await startMailServer()
  onTestFinished(() => mailServer.close())
  const owner = await signIn(app, 'owner')
  const open = { isOpen: true, isWeekly: false, mailsPerHour: 600, ...settings }
  expect((await owner.call('PUT', '/news-by-mail/settings', open)).status).toBe(200)

  const routes = new Hono()
  routes.onError((error, context) => errorAnswer(error, context, QUIET))
  const addressOf = (environment: unknown) => (environment as { address?: string }).address
  const deps = { db: app.db, secret: TEST_SECRET, publicUrl: ORIGIN, now, wakeJobs() {}, addressOf }
  routes.route('/', createNewsByMailRoutes(deps as unknown as RouteDeps))
  const config = {
    smtpUrl: mailServer.url,
    from: { name: 'Rekha', address: 'news@firm.example' },
    enquiriesTo: [],
    officeLocale: 'en' as const,
  }
  const mails = createMailHandler({
    db: app.db,
    readMail: async () => ({ transport: createSmtpTransport(mailServer.url), config }),
    secret: TEST_SECRET,
    publicUrl: ORIGIN,
    log: QUIET,
    now,
  })

  const post = async (path: string, fields: Record<string, string> = {}, address = '192.0.2.1', headers = {}) =>
    routes.request(
      `${ORIGIN}${path}`,
      {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      },
      { address },
    )
  /**
   * Sends what is due.
   * @returns the mails since the last time, with the path of the link, sorted by receiver: several are sent at once
   */
  let read = 0
  const receive = async (to: 'confirm' | 'leave') => {
    await runDueJobs(app.db, [mails], { now })
    const come = mailServer.taken.slice(read)
    read = mailServer.taken.length
    const received = come.map(({ raw, to: receivers }) => {
      const text = raw.replaceAll('=\r\n', '')
      const link = new RegExp(`${ORIGIN}((?:/ne)?/news-by-mail/${to}/[\\w.-]+)`).exec(text)?.[1] ?? ''
      return { to: receivers[0]!, text, link }
    })
    return received.toSorted((one, other) => (one.to < other.to ? -1 : 1))
  }
  return {
    ...app,
    clock,
    mailServer,
    owner,
    post,
    get: async (path: string) => routes.request(`${ORIGIN}${path}`),
    receive,
    runLetters: () => runDueJobs(app.db, [createLetterHandler({ db: app.db, now, secret: TEST_SECRET })], { now }),
    async join(email: string, path = '/news-by-mail') {
      await post(path, { email }, `192.0.2.${email.length}`)
      const [mail] = await receive('confirm')
      expect((await post(mail!.link)).status).toBe(200)
    },
    async overview() {
      return (await (await owner.call('GET', '/news-by-mail/letters')).json()).data
    },
  }
}
