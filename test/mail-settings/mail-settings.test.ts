import { createServer, type AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MAIL_OUTCOMES, type MailOutcome } from '../../contract/mail-settings/mail-settings.ts'
import { readMailConfig } from '../../server/core/mail/mail-config.ts'
import { NO_MAIL_VARIABLES } from '../fixtures/no-mail-variables.ts'
import { createMailReader } from '../../server/core/mail/mail-transport.ts'
import { createMailHandler } from '../../server/core/mail/send-mail.ts'
import { startJobs } from '../../server/core/jobs/runner.ts'
import { SAMPLE_FIRM } from '../../server/core/settings/sample-content.ts'
import { replaceSetting } from '../fixtures/settings.ts'
import { getMailSettings } from '../../server/mail-settings/mail-settings.ts'
import { startMailServer, type MailFault } from '../../scripts/drill/mail-server.ts'
import { signIn } from '../core/accounts/staff.ts'
import { mailsOf } from '../core/mail/mail-rows.ts'
import { TEST_SECRET } from '../create-test-api.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../create-test-app.ts'
import { MESSAGE } from '../enquiries/send-enquiries.ts'
import type { Engine } from '../../server/core/store/engine.ts'

const CREDENTIALS = { user: 'site@firm.example', password: 'पासवर्ड @ 1' }
const FORM = {
  host: '127.0.0.1',
  port: 2525,
  security: 'none',
  ...CREDENTIALS,
  fromName: 'Firm',
  from: 'site@firm.example',
  recipients: ['office@firm.example'],
  locale: 'en',
}
const portOf = ({ url }: { url: string }) => Number(new URL(url).port)

async function open(engine: Engine, options: { fault?: MailFault; mail?: typeof NO_MAIL_VARIABLES } = {}) {
  const server = await startMailServer(() => options.fault ?? 'none', CREDENTIALS)
  onTestFinished(() => server.close())
  const app = await createTestApp(engine, { mail: options.mail ?? NO_MAIL_VARIABLES })
  const owner = await signIn(app, 'owner')
  const form = { ...FORM, port: portOf(server) }
  const put = (change: object = {}) => owner.call('PUT', '/mail-settings', { ...form, ...change })
  const read = async () => (await (await owner.call('GET', '/mail-settings')).json()).data
  const send = async (change: object = {}) => {
    const answer = await owner.call('POST', '/mail-settings/test', { ...form, ...change })
    return { status: answer.status, ...(await answer.json()) }
  }
  return { app, owner, server, form, put, read, send }
}

describeOnEachEngine('mail settings', (engine) => {
  test('propose the firm’s own name and address as the sender, and not those of the sample', async () => {
    const { db } = await createTestApp(engine)
    const source = { db, secret: TEST_SECRET, mail: NO_MAIL_VARIABLES }
    await replaceSetting(db, { key: 'name', locale: 'en', value: JSON.stringify(SAMPLE_FIRM) })
    await replaceSetting(db, { key: 'email', locale: 'en', value: '"info@firm.example"' })
    expect(await getMailSettings(source)).toMatchObject({ fromName: '', from: '' })
    await replaceSetting(db, { key: 'name', locale: 'en', value: '"Himal Survey"' })
    expect(await getMailSettings(source)).toMatchObject({ fromName: 'Himal Survey', from: 'info@firm.example' })
  })

  test('send the next mail of every process, and give the password to nobody', async () => {
    const { app, owner, server, put, read } = await open(engine)
    expect(await read()).toMatchObject({ host: '', password: 'none', recipients: [], variables: [] })
    await app.request('/contact-us', {
      method: 'POST',
      body: JSON.stringify(MESSAGE),
      headers: { 'Content-Type': 'application/json' },
    })
    const source = { db: app.db, secret: TEST_SECRET, mail: NO_MAIL_VARIABLES }
    const readMail = createMailReader({ ...source, dataDir: 'unused' })
    const log = { info() {}, error() {} }
    const handler = createMailHandler({ db: app.db, readMail, secret: TEST_SECRET, log, now: () => NOW })
    const saved = await (await put()).json()
    expect(saved.data).toMatchObject({ user: CREDENTIALS.user, password: 'kept', recipients: ['office@firm.example'] })
    expect(JSON.stringify([saved, await read()])).not.toContain(CREDENTIALS.password)
    const facts = await app.db.selectFrom('store_fact').select('value').execute()
    expect(JSON.stringify(facts)).not.toContain(CREDENTIALS.password)
    const jobs = startJobs({ db: app.db, handlers: [handler], log, now: () => NOW })
    onTestFinished(() => jobs.stop())
    await vi.waitFor(async () => expect((await mailsOf(app))[0]?.state).toBe('sent'), { timeout: 10_000 })
    expect(server.taken).toMatchObject([{ from: 'site@firm.example', to: ['office@firm.example'] }])
    const audit = await (await owner.call('GET', '/audit?entity=mail-settings')).json()
    expect(audit.data).toMatchObject([{ action: 'update', label: '127.0.0.1' }])
    expect((await (await owner.call('GET', '/dashboard')).json()).data.mails.stayHere).toBe(false)
  })

  test('keep the password where the field is empty, but for no other server, port, security or user', async () => {
    const { app, put, form } = await open(engine)
    await put()
    expect((await put({ password: '', locale: 'ne' })).status).toBe(200)
    const config = await readMailConfig({ db: app.db, secret: TEST_SECRET, mail: NO_MAIL_VARIABLES })
    expect(decodeURIComponent(new URL(config.smtpUrl!).password)).toBe(CREDENTIALS.password)
    expect(config.officeLocale).toBe('ne')
    for (const change of [{ host: 'localhost' }, { port: form.port + 1 }, { security: 'tls' }, { user: 'other' }]) {
      const refused = await put({ password: '', ...change })
      expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([422, ['password']])
    }
  })

  test('ask for the password again after the secret of the server was changed', async () => {
    const { app, put } = await open(engine)
    await put()
    const secret = 'another secret of more than thirty-two characters'
    const source = { db: app.db, secret, mail: NO_MAIL_VARIABLES }
    expect(new URL((await readMailConfig(source)).smtpUrl!).password).toBe('')
    expect(await getMailSettings(source)).toMatchObject({ password: 'unreadable' })
  })

  test('of the environment win, are named, and are not changed', async () => {
    const mail = {
      smtpUrl: 'smtps://env:hidden@mail.firm.example',
      from: { name: 'Env', address: 'env@firm.example' },
      enquiriesTo: ['env@firm.example'],
      officeLocale: undefined,
    }
    const { app, put, read } = await open(engine, { mail })
    expect((await put({ locale: 'ne' })).status).toBe(200)
    const settings = await read()
    expect(settings).toMatchObject({ host: 'mail.firm.example', port: 465, security: 'tls', user: 'env', locale: 'ne' })
    expect(settings).toMatchObject({
      recipients: mail.enquiriesTo,
      variables: ['SMTP_URL', 'MAIL_FROM', 'ENQUIRIES_TO'],
    })
    expect(JSON.stringify(settings)).not.toContain('hidden')
    const none = { ...NO_MAIL_VARIABLES, smtpUrl: 'none' }
    await put()
    expect((await readMailConfig({ db: app.db, secret: TEST_SECRET, mail: none })).smtpUrl).toBeUndefined()
  })

  test.each([
    [{ host: 'mail server' }, 'host'],
    [{ host: 'a@b' }, 'host'],
    [{ port: 22 }, 'port'],
    [{ from: 'site' }, 'from'],
    [{ recipients: [] }, 'recipients'],
    [{ recipients: ['office@firm.example', 'office'] }, 'recipients'],
  ])('with %o are refused at that field', async (change, field) => {
    const { put } = await open(engine)
    const refused = await put(change)
    expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([422, [field]])
  })
})

describeOnEachEngine('a test mail', (engine) => {
  test('goes to the recipients and to whoever asks, before the settings are saved, and is remembered for them', async () => {
    const { server, put, read, send } = await open(engine)
    expect(await send()).toMatchObject({ data: { outcome: 'sent', answer: expect.stringMatching(/^250 /) } })
    expect(server.taken[0]).toMatchObject({ to: ['office@firm.example', 'owner@example.org'] })
    expect((await read()).isTested).toBe(false)
    await put()
    expect((await read()).isTested).toBe(true)
    await put({ recipients: ['other@firm.example'] })
    expect((await read()).isTested).toBe(false)
  })

  test.each<[MailOutcome, object, MailFault]>([
    ['sign-in', { password: 'wrong' }, 'none'],
    ['recipient', {}, 'unknown'],
    ['no-host', { host: 'mail.invalid' }, 'none'],
    ['no-connection', { port: 65_535 }, 'none'],
    ['no-tls', { security: 'tls' }, 'none'],
    ['no-tls', { security: 'starttls' }, 'none'],
    ['other', {}, 'refuse'],
  ])('that fails says why: %s', async (outcome, change, fault) => {
    const { send, read } = await open(engine, { fault })
    const { data } = await send(change)
    expect(data).toMatchObject({ outcome, answer: expect.any(String) })
    expect(MAIL_OUTCOMES).toContain(data.outcome)
    expect((await read()).isTested).toBe(false)
  })

  test('says that the certificate of the server is not trusted', async () => {
    const server = new SMTPServer({ secure: true, authOptional: true })
    server.on('error', () => {})
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { send } = await open(engine)
    const { data } = await send({ port: (server.server.address() as AddressInfo).port, security: 'tls' })
    expect(data).toMatchObject({ outcome: 'certificate', answer: expect.stringContaining('certificate') })
  })

  test('to another service than a mail server does not tell what that one says', async () => {
    const other = createServer((socket) => void socket.end('HTTP/1.1 400 internal version 1.2\r\n\r\n'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const { send } = await open(engine)
    const { data } = await send({ port: (other.address() as AddressInfo).port })
    expect(data).toMatchObject({ outcome: 'not-smtp', answer: null })
  })

  test('is one of ten within ten minutes', async () => {
    const { send } = await open(engine)
    for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
  })
})
