import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  createFileTransport,
  deleteMailFiles,
  MailRefusedError,
  createSmtpTransport,
  type OutgoingMail,
} from '../../../server/core/mail/mail-transport.ts'
import { startMailServer } from '../../../scripts/drill/mail-server.ts'
import { toMail } from '../../../server/enquiries/inbox.ts'
import { replaceSetting } from '../../fixtures/settings.ts'
import { describeOnEachEngine } from '../../create-test-app.ts'
import { mailsOf } from './mail-rows.ts'
import { MESSAGE, openOffice, type Office } from '../../enquiries/send-enquiries.ts'

const HOUR = 60 * 60_000

/** The mails that left, by what the server got. Quoted-printable parts are made readable. */
async function takenBy(office: Office, count: number) {
  await vi.waitFor(() => expect(office.mailServer.taken).toHaveLength(count), { timeout: 5000 })
  return office.mailServer.taken.map(({ raw, to }) => ({ to, raw, headers: headersOf(raw), readable: readable(raw) }))
}

function headersOf(raw: string): Record<string, string> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]/g, ' ')
  return Object.fromEntries(
    head
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
}

function readable(raw: string): string {
  const bytes = raw
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** As a mail program shows a header. */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?= +=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString())
    .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, text: string) => readable(text.replaceAll('_', ' ')))
}

describeOnEachEngine('a mail', (engine) => {
  test('to the firm is answered to the visitor, and shows the message as text and as HTML', async () => {
    const office = await openOffice(engine)
    const { data } = await (await office.post()).json()
    office.addMailer()
    const [mail] = await takenBy(office, 1)
    expect(mail!.headers).toMatchObject({
      from: 'Rekha <website@site.example.org>',
      to: 'office@example.org',
      'reply-to': 'Maya Visitor <maya@example.org>',
      subject: `Enquiry ${data.reference}: A bridge`,
      'content-type': expect.stringContaining('multipart/alternative'),
    })
    expect(mail!.readable).toContain('नमस्ते.\r\nHow long is <it>?')
    expect(mail!.readable).toContain('How long is &lt;it&gt;?')
    expect(mail!.readable).toContain('21 November 2026 at 14:45 (Nepal time)')
  })

  test('to the firm has the day in Bikram Sambat first where that stands beside dates', async () => {
    const office = await openOffice(engine)
    await replaceSetting(office.db, { key: 'bikramSambat', locale: 'en', value: '"beside"' })
    office.clock.now = Date.parse('2026-11-21T18:15:00Z')
    await office.post()
    office.addMailer()
    const [mail] = await takenBy(office, 1)
    expect(mail!.readable).toContain('6 Mangsir 2083 BS (22 November 2026 at 00:00, Nepal time)')
  })

  test('cannot be given headers or recipients by what the visitor writes', async () => {
    const office = await openOffice(engine)
    const evil = 'A\r\nBcc: all@example.net\r\n\r\n<script>\u202E'
    expect(
      (
        await office.post({
          ...MESSAGE,
          name: `Eve ${evil}`,
          subject: evil,
          message: `${evil}\n.\r\nRCPT TO:<all@example.net>`,
        })
      ).status,
    ).toBe(201)
    office.addMailer()
    const [mail] = await takenBy(office, 1)
    expect(mail!.to).toEqual(['office@example.org'])
    expect(Object.keys(mail!.headers).toSorted()).toEqual([
      'content-language',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
      'x-enquiry-reference',
    ])
    expect(mail!.headers['subject']).toMatch(/^Enquiry [A-Z]+-\w+: A Bcc: all@example\.net <script>$/)
    expect(mail!.headers['reply-to']).toContain('<maya@example.org>')
    expect(mail!.readable).not.toContain('<script></td>')
  })

  test('shows names and subjects that look encoded as they were typed', async () => {
    const office = await openOffice(engine)
    await office.post({ ...MESSAGE, name: '=?utf-8?Q?Fake?=', subject: '=?utf-8?B?RmFrZQ==?=' })
    office.addMailer()
    const { headers } = (await takenBy(office, 1))[0]!
    const shown = (name: string) => decodeWords(headers[name]!).replaceAll('\u2060', '')
    expect(shown('reply-to')).toBe('=?utf-8?Q?Fake?= <maya@example.org>')
    expect(shown('subject')).toMatch(/^Enquiry \w+-\w+: =\?utf-8\?B\?RmFrZQ==\?=$/)
  })

  test('that acknowledges a message repeats nothing of it, names the reference, and asks machines for no answer', async () => {
    const office = await openOffice(engine, { acknowledgesEnquiries: true })
    const { data } = await (await office.post()).json()
    office.addMailer()
    const mail = (await takenBy(office, 2)).find(({ to }) => to[0] === 'maya@example.org')!
    expect(mail.readable).toContain(data.reference)
    expect(mail.headers).toMatchObject({ 'auto-submitted': 'auto-replied' })
    for (const text of ['Maya', 'bridge', 'How long']) expect(mail.readable).not.toContain(text)
  })

  test('acknowledges at most three messages of an address in a day', async () => {
    const office = await openOffice(engine, { acknowledgesEnquiries: true })
    for (let index = 0; index < 5; index++) await office.post({ ...MESSAGE, subject: `Bridge ${index}` })
    expect((await mailsOf(office)).filter(({ kind }) => kind === 'acknowledgement')).toHaveLength(3)
  })

  test('to a visitor whose address does not exist is not tried again', async () => {
    const office = await openOffice(engine, { acknowledgesEnquiries: true }, () => 'unknown')
    await office.post()
    office.addMailer()
    await vi.waitFor(
      async () =>
        expect((await mailsOf(office)).map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
          'acknowledgement failed',
          'enquiry queued',
        ]),
      { timeout: 10_000 },
    )
  })

  test('mails the firm once an hour a list of the quarantine, and visitors nothing', async () => {
    const office = await openOffice(engine, { acknowledgesEnquiries: true })
    for (const subject of ['First', 'Second']) await office.post({ ...MESSAGE, subject, order_number: '7' })
    const mailer = office.addMailer()
    expect((await mailsOf(office)).map(({ kind }) => kind)).toEqual(['quarantine'])
    office.clock.now += HOUR + 2 * 60_000
    mailer.wake()
    const [mail] = await takenBy(office, 1)
    expect(mail!.to).toEqual(['office@example.org'])
    expect(mail!.headers['subject']).toBe('In quarantine: 2 messages of the contact form')
    expect(mail!.readable).toMatch(/[A-Z]+-\w{8} {1,2}Maya Visitor <maya@example\.org> {1,2}Second {1,2}\(trap\)/)
  })

  test('mails no list of the quarantine when all of it was looked at before, and calls none sent', async () => {
    const office = await openOffice(engine)
    await office.post({ ...MESSAGE, order_number: '7' })
    await office.db.updateTable('contact_message').set({ state: 'accepted' }).execute()
    const mailer = office.addMailer()
    office.clock.now += HOUR + 2 * 60_000
    mailer.wake()
    const noticeOf = async () => toMail((await mailsOf(office))[0]!)
    await vi.waitFor(async () => expect(await noticeOf()).toMatchObject({ kind: 'quarantine', isNotNeeded: true }))
    expect(await takenBy(office, 0)).toEqual([])
  })
})

const MAIL: OutgoingMail = {
  messageId: 'enquiry.1@site.example.org',
  date: new Date('2026-11-21T09:00:00Z'),
  from: { name: '', address: 'website@site.example.org' },
  to: ['office@example.org'],
  subject: 'A',
  text: 'B',
  html: '<p>B</p>',
}

test('without a mail server a mail becomes one file, readable by its owner only, however often it is written, and can be forgotten', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const transport = createFileTransport(join(folder, 'mail'))
  for (let time = 0; time < 2; time++) await transport.send(MAIL, new AbortController().signal)
  const name = '2026-11-21T09-00-00-000Z-enquiry.1_site.example.org.eml'
  expect(readdirSync(join(folder, 'mail'))).toEqual([name])
  expect(readFileSync(join(folder, 'mail', name), 'utf8')).toMatch(
    /^From: website@site\.example\.org\nTo: office@example\.org\n/,
  )
  expect(statSync(join(folder, 'mail', name)).mode & 0o777).toBe(0o600)
  const forget = (message_id: string) =>
    deleteMailFiles(join(folder, 'mail'), [{ message_id, created_at: MAIL.date.toISOString() }])
  await forget('enquiry.2@site.example.org')
  expect(readdirSync(join(folder, 'mail'))).toEqual([name])
  await forget(MAIL.messageId)
  expect(readdirSync(join(folder, 'mail'))).toEqual([])
})

test('a server is signed in to, a wrong password is said, and neither log nor error has it', async () => {
  const server = await startMailServer(() => 'none', { user: 'site', password: 's3cret/word' })
  onTestFinished(() => server.close())
  const said: string[] = []
  const transport = (password: string) =>
    createSmtpTransport(
      server.url.replace('//', `//site:${encodeURIComponent(password)}@`),
      (_speaker, text) => void said.push(text),
    )
  expect(await transport('s3cret/word').send(MAIL, new AbortController().signal)).toEqual({
    answer: expect.stringMatching(/^250 /),
    refused: [],
  })
  await expect(transport('s3cret/wrong').send(MAIL, new AbortController().signal)).rejects.toThrow(
    /^535 .*Wrong user name/,
  )
  expect(transport('s3cret/word').says).toMatch(/^smtp:\/\/site:\*\*\*@127\.0\.0\.1:\d+$/)
  expect(said.join('\n')).toMatch(/AUTH PLAIN/)
  for (const secret of ['s3cret', Buffer.from('\0site\0s3cret/word').toString('base64')])
    expect(said.join('\n')).not.toContain(secret)
})

test('where required TLS is missing, neither password nor mail is sent', async () => {
  const server = await startMailServer(() => 'none', { user: 'site', password: 's3cret' })
  onTestFinished(() => server.close())
  const said: string[] = []
  const url = `${server.url.replace('//', '//site:s3cret@')}?requireTLS=true`
  const transport = createSmtpTransport(url, (_speaker, text) => void said.push(text))
  await expect(transport.send(MAIL, new AbortController().signal)).rejects.toThrow(MailRefusedError)
  expect(said.join('\n')).toContain('STARTTLS')
  expect(said.filter((text) => text.startsWith('AUTH'))).toEqual([])
  expect(server.taken).toEqual([])
})

test('the start names the folder of mails in full where it is elsewhere', () => {
  expect(createFileTransport('/var/lib/site/mail').says).toMatch(/^\/var\/lib\/site\/mail as \.eml files/)
  expect(createFileTransport(join(process.cwd(), 'data/mail')).says).toMatch(/^data.mail as/)
})
