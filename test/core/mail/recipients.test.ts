import { expect, test, vi } from 'vitest'
import type { Engine } from '../../../server/core/store/engine.ts'
import { retryMails } from '../../../server/core/mail/mail-store.ts'
import { describeOnEachEngine } from '../../create-test-app.ts'
import { changeMails, mailsOf } from './mail-rows.ts'
import { openOffice, type Office } from '../../enquiries/send-enquiries.ts'

const HOUR = 60 * 60_000
const OFFICE = 'office@example.org'
const BRANCH = 'branch@example.org'

/** One enquiry that two offices should get, some of which are refused with a response code. */
async function openTwoOffices(engine: Engine, codes: Record<string, number>) {
  const office = await openOffice(engine)
  office.receivers.push(BRANCH)
  for (const [address, code] of Object.entries(codes)) office.mailServer.refusals.set(address, code)
  const { data } = await (await office.post()).json()
  const mailer = office.addMailer()
  const wake = (milliseconds: number) => {
    office.clock.now += milliseconds
    mailer.wake()
  }
  return { office, wake, reference: data.reference as string }
}

async function waitForMail(office: Office, state: string, attempts: number) {
  await vi.waitFor(async () => expect(await mailsOf(office)).toMatchObject([{ state, attempts }]), {
    timeout: 10_000,
    interval: 20,
  })
  const [mail] = await mailsOf(office)
  return JSON.parse(mail!.recipients) as { address: string; state: string; answer: string }[]
}

const takenBy = ({ mailServer }: Office, address: string) => mailServer.taken.filter(({ to }) => to.includes(address))

describeOnEachEngine('a mail to several receivers', (engine) => {
  test('is tried again for the one that was put off, and for no other', async () => {
    const { office, wake, reference } = await openTwoOffices(engine, { [BRANCH]: 450 })
    const first = await waitForMail(office, 'queued', 1)
    expect(first).toMatchObject([
      { address: OFFICE, state: 'sent' },
      { address: BRANCH, state: 'queued', answer: expect.stringContaining('450') },
    ])
    expect(office.logged.join()).toContain(`enquiry ${reference} was not accepted for ${BRANCH}`)
    office.mailServer.refusals.clear()
    wake(HOUR)
    expect(await waitForMail(office, 'sent', 2)).toMatchObject([
      { address: OFFICE, state: 'sent' },
      { address: BRANCH, state: 'sent' },
    ])
    expect([takenBy(office, OFFICE).length, takenBy(office, BRANCH).length]).toEqual([1, 1])
    expect(new Set(office.mailServer.taken.map(({ messageId }) => messageId)).size).toBe(1)
    expect(takenBy(office, BRANCH)[0]!.raw).toMatch(/^To: office@example\.org, branch@example\.org/m)
  })

  test('has failed where one is refused permanently; a retry goes to that one only', async () => {
    const { office, wake, reference } = await openTwoOffices(engine, { [BRANCH]: 550 })
    expect(await waitForMail(office, 'failed', 1)).toMatchObject([
      { address: OFFICE, state: 'sent' },
      { address: BRANCH, state: 'failed' },
    ])
    expect(office.logged.join()).toMatch(new RegExp(`enquiry ${reference} has failed for ${BRANCH}.*550`))
    expect((await mailsOf(office))[0]!.answer).toMatch(/branch@example\.org: 550/)
    office.mailServer.refusals.clear()
    expect(await retryMails(office.db, new Date(office.clock.now).toISOString(), { about: reference })).toBe(1)
    wake(0)
    await waitForMail(office, 'sent', 1)
    expect([takenBy(office, OFFICE).length, takenBy(office, BRANCH).length]).toEqual([1, 1])
  })

  test('goes to the current recipient instead of a deferred former one', async () => {
    const { office, wake } = await openTwoOffices(engine, { [BRANCH]: 450 })
    await waitForMail(office, 'queued', 1)
    office.receivers.splice(1, 1, 'annex@example.org')
    wake(HOUR)
    expect(await waitForMail(office, 'sent', 2)).toMatchObject([
      { address: OFFICE, state: 'sent' },
      { address: 'annex@example.org', state: 'sent' },
    ])
    expect(office.mailServer.taken.map(({ to }) => to)).toEqual([[OFFICE], ['annex@example.org']])
  })

  test('is not lost when all refuse it: it is tried for a day, and then has failed for each', async () => {
    const { office, wake } = await openTwoOffices(engine, { [OFFICE]: 450, [BRANCH]: 550 })
    expect(await waitForMail(office, 'queued', 1)).toMatchObject([
      { address: OFFICE, state: 'queued' },
      { address: BRANCH, state: 'queued' },
    ])
    await changeMails(office.db, { attempts: 13 })
    wake(24 * HOUR)
    expect(await waitForMail(office, 'failed', 14)).toMatchObject([
      { address: OFFICE, state: 'failed' },
      { address: BRANCH, state: 'failed' },
    ])
  })
})
