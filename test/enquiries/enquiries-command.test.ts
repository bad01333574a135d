// Before landing: starts a process for each command.
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openStore, type Store } from '../../server/core/store/store.ts'
import { createTestApi } from '../create-test-api.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { startMailServer } from '../../scripts/drill/mail-server.ts'
import { createStorePlace, describeOnEachEngine } from '../create-test-app.ts'
import { changeMails, mailsOf } from '../core/mail/mail-rows.ts'

const MESSAGE = { name: 'Maya Visitor', email: 'maya@example.org', subject: 'A bridge', message: 'नमस्ते.\nHow long?' }
const run = promisify(execFile)

interface Desk extends Store {
  /** Runs a command of the project as a person does. @returns what it printed and its exit code */
  command(
    script: 'enquiries' | 'mail-test',
    ...values: string[]
  ): Promise<{ out: string; errors: string; code: number }>
  post(message: object): Promise<string>
}

/** A store that is open, as that of a running server is. */
async function openFixture(engine: Engine, environment: Record<string, string> = {}): Promise<Desk> {
  const place = await createStorePlace(engine)
  const store = await openStore(place)
  onTestFinished(() => store.close())
  const api = createTestApi({ db: store.db })
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    ...environment,
  }
  return {
    ...store,
    command: async (script, ...values) =>
      run(process.execPath, [resolve(import.meta.dirname, `../../scripts/${script}.ts`), ...values], { env }).then(
        ({ stdout, stderr }) => ({ out: stdout, errors: stderr, code: 0 }),
        (error: { stdout: string; stderr: string; code: number }) => ({
          out: error.stdout,
          errors: error.stderr,
          code: error.code,
        }),
      ),
    async post(message) {
      const response = await api.request('/api/v1/contact-us', {
        method: 'POST',
        body: JSON.stringify(message),
        headers: { 'Content-Type': 'application/json' },
      })
      return ((await response.json()) as { data: { reference: string } }).data.reference
    },
  }
}

describeOnEachEngine('npm run enquiries', (engine) => {
  test('lists messages, shows one that was named as one hears it, and does not let a message command the terminal', async () => {
    const fixture = await openFixture(engine)
    const reference = await fixture.post({ ...MESSAGE, subject: 'A \u001B[31mbridge' })
    const list = await fixture.command('enquiries', 'list')
    expect(list).toMatchObject({ errors: '', code: 0 })
    expect(list.out).toMatch(
      new RegExp(
        `^${reference} .*Maya Visitor .*maya@example\\.org .*A \\[31mbridge .*mail queued\nMails: 1 queued, 0 sending, 0 sent, 0 failed\\.`,
        's',
      ),
    )
    const heard = reference
      .toLowerCase()
      .replace('rec-', '')
      .replace(/^(.{4})/, '$1 ')
      .replaceAll('0', 'o')
      .replaceAll('1', 'i')
    const { out } = await fixture.command('enquiries', 'show', heard)
    expect(out).toContain('नमस्ते.\nHow long?')
    expect(out).toContain('Mail       enquiry: queued')
    expect(list.out + out).not.toContain('\u001B')
  })

  test('says which recipients do not have a mail, and why', async () => {
    const fixture = await openFixture(engine)
    const reference = await fixture.post(MESSAGE)
    const recipients = [
      { address: 'office@example.org', state: 'sent', answer: '250 OK', sentAt: '2026-11-21T09:00:00.000Z' },
      { address: 'branch@example.org', state: 'queued', answer: '450 Later', sentAt: null },
    ]
    await changeMails(fixture.db, { attempts: 1, recipients: JSON.stringify(recipients) })
    expect((await fixture.command('enquiries', 'list')).out).toContain('mail queued for branch@example.org\n')
    expect((await fixture.command('enquiries', 'show', reference)).out).toMatch(
      /office@example\.org: sent: 250 OK\n +branch@example\.org: queued: 450 Later\n/,
    )
  })

  test('exports as CSV that no spreadsheet takes for formulas, and as JSON', async () => {
    const fixture = await openFixture(engine)
    const first = await fixture.post({
      ...MESSAGE,
      name: '=HYPERLINK("http://evil.example")',
      subject: '+1',
      message: 'Say "hi",\nplease',
    })
    await fixture.post(MESSAGE)
    const { out: csv } = await fixture.command('enquiries', 'export', '--format', 'csv')
    expect(csv).toMatch(
      /^\uFEFFreference,received_at,state,suspicions,name,email,subject,message,assignee,note,received_on_bs\r\n/,
    )
    expect(csv).toContain(
      `"'=HYPERLINK(""http://evil.example"")","maya@example.org","'+1","Say ""hi"",\nplease","","","`,
    )
    const { out: json } = await fixture.command('enquiries', 'export', '--format', 'json', '--to', '2999-01-01')
    expect(JSON.parse(json)).toMatchObject([MESSAGE, { reference: first, subject: '+1' }])
    expect(
      JSON.parse((await fixture.command('enquiries', 'export', '--format', 'json', '--to', '2000-01-01')).out),
    ).toEqual([])
  })

  test('releases a message, and has failed mails sent again', async () => {
    const fixture = await openFixture(engine)
    const reference = await fixture.post({ ...MESSAGE, order_number: '1' })
    expect((await fixture.command('enquiries', 'list', '--state', 'quarantined')).out).toContain('quarantined: trap')
    expect((await fixture.command('enquiries', 'release', reference)).code).toBe(0)
    expect((await fixture.command('enquiries', 'release', reference)).errors).toContain('is not in quarantine')
    await changeMails(fixture.db, { state: 'failed', attempts: 14 }, { kind: 'enquiry' })
    expect((await fixture.command('enquiries', 'list', '--mail', 'failed')).out).toMatch(
      new RegExp(`^${reference}.*1 failed`, 's'),
    )
    expect((await fixture.command('enquiries', 'retry')).out).toContain('1 mail queued again')
    expect((await mailsOf(fixture)).filter(({ kind }) => kind === 'enquiry')).toMatchObject([
      { state: 'queued', attempts: 0 },
    ])
  })
})

test('an impossible command is refused in plain words', async () => {
  const { command } = await openFixture('sqlite')
  for (const [exit, values, words] of [
    [2, [], 'Use one of'],
    [2, ['burn'], 'There is no command burn'],
    [2, ['show', 'REC-1'], 'Name the reference'],
    [1, ['show', 'REC-7K3M9QXW'], 'There is no message REC-7K3M9QXW'],
    [2, ['list', '--limit', 'all'], '--limit must be a number'],
    [2, ['export', '--format', 'xls'], 'Use --format csv or --format json'],
    [2, ['list', '--all'], "Unknown option '--all'"],
  ] as const) {
    const { errors, code } = await command('enquiries', ...values)
    expect({ code, errors }, words).toEqual({ code: exit, errors: expect.stringContaining(words) })
    expect(errors, words).not.toMatch(/^\s+at /m)
  }
})

test('npm run mail:test shows the conversation without the password, and says whether it worked', async () => {
  const server = await startMailServer(() => 'none', { user: 'site', password: 's3cret' })
  onTestFinished(() => server.close())
  const settings = { MAIL_FROM: 'Rekha <website@site.example.org>', ENQUIRIES_TO: 'office@example.org' }
  const right = await openFixture('sqlite', { SMTP_URL: server.url.replace('//', '//site:s3cret@'), ...settings })
  const worked = await right.command('mail-test', 'someone@example.org')
  expect(worked).toMatchObject({ errors: '', code: 0 })
  expect(worked.out).toMatch(
    /< 220 .*> EHLO .*> AUTH PLAIN .*> RCPT TO:<someone@example\.org>.*> Subject: Test of the website.*It worked: 250 /s,
  )
  expect(server.taken).toMatchObject([{ from: 'website@site.example.org', to: ['someone@example.org'] }])
  const wrong = await openFixture('sqlite', { SMTP_URL: server.url.replace('//', '//site:pa55word@'), ...settings })
  const failed = await wrong.command('mail-test', 'someone@example.org')
  expect(failed).toMatchObject({ code: 1, errors: expect.stringContaining('It did not work: 535') })
  for (const secret of ['s3cret', 'pa55word', Buffer.from('\0site\0s3cret').toString('base64')]) {
    expect(worked.out + failed.out + failed.errors).not.toContain(secret)
  }
})
