import { expect, test, vi } from 'vitest'
import { delayAfter, RETRY_DELAYS } from '../../../server/core/mail/send-mail.ts'
import { claimJob } from '../../../server/core/jobs/job-store.ts'
import { MAIL_JOB } from '../../../server/core/mail/mail-store.ts'
import type { MailFault } from '../../../scripts/drill/mail-server.ts'
import { describeOnEachEngine } from '../../create-test-app.ts'
import { changeMails, mailsOf } from './mail-rows.ts'
import { MESSAGE, openOffice, type Office } from '../../enquiries/send-enquiries.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

async function waitFor(office: Office, state: string): Promise<void> {
  await vi.waitFor(async () => expect((await mailsOf(office)).map((mail) => mail.state)).toEqual([state]), {
    timeout: 10_000,
    interval: 20,
  })
}

describeOnEachEngine('the mailer', (engine) => {
  test('sends a message to the firm once it is stored, and says so in the store', async () => {
    const office = await openOffice(engine)
    office.addMailer()
    const { data } = await (await office.post()).json()
    office.addMailer()
    await waitFor(office, 'sent')
    const [mail] = await mailsOf(office)
    expect(mail).toMatchObject({
      kind: 'enquiry',
      about: data.reference,
      attempts: 1,
      answer: expect.stringMatching(/^250 /),
    })
    const jobs = office.db.selectFrom('job').select('lease_holder')
    expect(await jobs.where('kind', '=', 'mail').execute()).toEqual([{ lease_holder: null }])
    expect(office.mailServer.taken).toMatchObject([
      { from: 'website@site.example.org', to: ['office@example.org'], messageId: mail!.message_id },
    ])
    expect(mail!.message_id).toMatch(/@site\.example\.org$/)
  })

  test.each<[MailFault, string]>([
    ['refuse', '421'],
    ['hang', 'ETIMEDOUT'],
    ['cut', 'ECONNECTION|ESOCKET|ECONNRESET'],
    ['greylist', '451'],
    ['unknown', '550'],
  ])('tries again later when the server does "%s"', async (fault, answer) => {
    let isFaulty = true
    const office = await openOffice(engine, {}, () => (isFaulty ? fault : 'none'))
    await office.post()
    const mailer = office.addMailer()
    await vi.waitFor(
      async () =>
        expect((await mailsOf(office))[0]).toMatchObject({
          state: 'queued',
          attempts: 1,
          answer: expect.stringMatching(answer),
        }),
      { timeout: 5000 },
    )
    const [mail] = await mailsOf(office)
    expect(Date.parse(mail!.due_at) - office.clock.now).toBeGreaterThan(20_000)
    expect(office.logged.join()).toContain(`enquiry ${mail!.about} was not accepted (attempt 1)`)
    isFaulty = false
    office.clock.now += MINUTE
    mailer.wake()
    await waitFor(office, 'sent')
    expect(office.mailServer.taken).toHaveLength(1)
  })

  test('sends again with the same Message-ID when the connection broke before the answer', async () => {
    const faults: MailFault[] = ['cut after']
    const office = await openOffice(engine, {}, () => faults.shift() ?? 'none')
    await office.post()
    const mailer = office.addMailer()
    await vi.waitFor(async () => expect((await mailsOf(office))[0]?.state).toBe('queued'), { timeout: 10_000 })
    await vi.waitFor(() => expect(office.logged).toHaveLength(1), { timeout: 10_000 })
    office.clock.now += MINUTE
    mailer.wake()
    await waitFor(office, 'sent')
    expect(new Set(office.mailServer.taken.map(({ messageId }) => messageId)).size).toBe(1)
    expect(office.mailServer.taken).toHaveLength(2)
  })

  test('gives up after the last attempt, says so, and keeps what the server answered', async () => {
    const office = await openOffice(engine, {}, () => 'greylist')
    await office.post()
    await changeMails(office.db, { attempts: RETRY_DELAYS.length })
    office.addMailer()
    await waitFor(office, 'failed')
    expect((await mailsOf(office))[0]).toMatchObject({ answer: expect.stringContaining('Greylisted') })
    expect(office.logged.join()).toMatch(/has failed after 14 attempts: 451 .*npm run enquiries -- show [A-Z]+-/)
  })

  test('of several processes each mail is sent by one', async () => {
    const office = await openOffice(engine)
    await Promise.all(Array.from({ length: 30 }, (_, index) => office.post({ ...MESSAGE, subject: `Bridge ${index}` })))
    for (let process = 0; process < 4; process++) office.addMailer()
    await vi.waitFor(
      async () => expect((await mailsOf(office)).filter(({ state }) => state === 'sent')).toHaveLength(30),
      { timeout: 10_000 },
    )
    expect(office.mailServer.taken).toHaveLength(30)
    expect(new Set(office.mailServer.taken.map(({ messageId }) => messageId)).size).toBe(30)
  })

  test('takes over what a crashed process was sending, when its lease has run out', async () => {
    const office = await openOffice(engine)
    await office.post()
    const now = new Date(office.clock.now)
    await claimJob(office.db, {
      kinds: [MAIL_JOB],
      now: now.toISOString(),
      holder: 'crashed',
      leaseEnd: new Date(now.getTime() + 15_000).toISOString(),
    })
    const mailer = office.addMailer()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(office.mailServer.taken).toEqual([])
    office.clock.now += 16_000
    mailer.wake()
    await waitFor(office, 'sent')
    expect((await mailsOf(office))[0]).toMatchObject({ attempts: 2 })
  })

  test('sends what was stored or claimed before the clock was set back', async () => {
    const office = await openOffice(engine)
    for (const subject of ['First', 'Second']) await office.post({ ...MESSAGE, subject })
    await claimJob(office.db, {
      kinds: [MAIL_JOB],
      now: new Date(office.clock.now).toISOString(),
      holder: 'crashed',
      leaseEnd: new Date(office.clock.now + 15_000).toISOString(),
    })
    office.clock.now -= 2 * HOUR
    office.addMailer()
    await vi.waitFor(async () => expect((await mailsOf(office)).map(({ state }) => state)).toEqual(['sent', 'sent']), {
      timeout: 10_000,
    })
  })

  test('a stop waits for the mail that is on its way, and leaves the others', async () => {
    const office = await openOffice(engine)
    for (let index = 0; index < 10; index++) await office.post({ ...MESSAGE, subject: `Bridge ${index}` })
    const mailer = office.addMailer()
    await vi.waitFor(() => expect(office.mailServer.taken.length).toBeGreaterThan(0), { timeout: 10_000 })
    await mailer.stop()
    const states = (await mailsOf(office)).map(({ state }) => state)
    expect(states).not.toContain('sending')
    expect(states.filter((state) => state === 'sent')).toHaveLength(office.mailServer.taken.length)
  })
})

test('attempts are spread over a day', () => {
  const total = RETRY_DELAYS.reduce((sum, delay) => sum + delay, 0)
  expect(total).toBeGreaterThan(23 * HOUR)
  expect(total).toBeLessThan(26 * HOUR)
  expect(delayAfter(1, 0.5)).toBe(30_000)
  expect(delayAfter(RETRY_DELAYS.length + 1)).toBeUndefined()
})
