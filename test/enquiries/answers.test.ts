import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { oneOf, writtenOf } from '../../contract/list.ts'
import { answerSettingsSchema, enquiryAnswerSchema } from '../../contract/enquiries/answers.ts'
import { replaceSetting } from '../fixtures/settings.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { signIn } from '../core/accounts/staff.ts'
import { mailsOf } from '../core/mail/mail-rows.ts'
import { describeOnEachEngine } from '../create-test-app.ts'
import { actionsOf, openInbox } from './inbox.ts'
import { MESSAGE, openOffice } from './send-enquiries.ts'

const written = (text = 'Two years.', known = 0) => ({ subject: 'Re: A bridge', text, key: randomUUID(), known })
const newWritten = writtenOf(enquiryAnswerSchema.strict()).strict()

/** A message whose receipt has reached its sender, and an editor who answers it. */
async function openThread(engine: Engine, page = '') {
  const office = await openOffice(engine, { acknowledgesEnquiries: true })
  const editor = await signIn(office, 'editor')
  const post = await editor.call('POST', `/contact-us${page}`, MESSAGE)
  const { reference } = (await post.json()).data
  const { id } = (await (await editor.call('GET', '/messages')).json()).data[0]
  const mailer = office.addMailer()
  const { taken } = office.mailServer
  const toSender = async (count: number) => {
    mailer.wake()
    await vi.waitFor(() => expect(taken.filter(({ to }) => to[0] === MESSAGE.email)).toHaveLength(count), 5000)
    return taken.filter(({ to }) => to[0] === MESSAGE.email)
  }
  await toSender(1)
  await vi.waitFor(async () => expect((await mailsOf(office)).every(({ state }) => state === 'sent')).toBe(true), 5000)
  const answer = (body: object) => editor.call('POST', `/messages/${id}/answers`, body)
  const list = async () =>
    oneOf(enquiryAnswerSchema.strict().array()).parse(
      await (await editor.call('GET', `/messages/${id}/answers`)).json(),
    ).data
  return { office, editor, id, reference, toSender, answer, list }
}

const unfolded = (raw: string) => raw.replaceAll(/\r\n[ \t]/g, ' ')

describeOnEachEngine('an answer to a message', (engine) => {
  test('reaches the sender in the thread of the receipt, with the message below, and is kept', async () => {
    const { office, editor, id, reference, toSender, answer, list } = await openThread(engine)
    await replaceSetting(office.db, { key: 'email', locale: 'en', value: '"info@firm.example.org"' })
    const response = await answer(written('Two <years>.'))
    expect([response.status, newWritten.parse(await response.json()).data]).toMatchObject([
      201,
      { text: 'Two <years>.', writtenBy: 'editor', mail: { kind: 'answer', state: 'queued' } },
    ])
    const [receipt, mail] = await toSender(2)
    const raw = unfolded(mail!.raw)
    expect(raw).toContain(`In-Reply-To: <${receipt!.messageId}>\r\n`)
    expect(raw).toContain(`References: <${receipt!.messageId}>\r\n`)
    expect(raw).toContain('From: Rekha <website@site.example.org>\r\n')
    expect(raw).toMatch(/Reply-To: .*<info@firm\.example\.org>\r\n/)
    expect(raw).toContain(`Maya Visitor wrote (${reference}):`)
    expect(raw).toContain('> How long is <it>?')
    expect(raw).toContain('Two &lt;years&gt;.')
    await vi.waitFor(async () => expect((await list())[0]!.mail!.state).toBe('sent'), 5000)
    const { data } = await (await editor.call('GET', `/messages/${id}`)).json()
    expect([data.state, data.mails.map(({ kind }: { kind: string }) => kind)]).toEqual([
      'answered',
      ['enquiry', 'acknowledgement', 'answer'],
    ])
    expect((await actionsOf(office)).map(({ label }) => label)).toEqual([`${reference} (answered by e-mail)`])
    await answer(written('And one more.', 1))
    const [, first, second] = await toSender(3)
    expect(unfolded(second!.raw)).toContain(`References: <${receipt!.messageId}> <${first!.messageId}>\r\n`)
  })

  test('is in the language of the sender, and answered to its writer where owners want that', async () => {
    const { office, toSender, answer } = await openThread(engine, '?locale=ne')
    const owner = await signIn(office, 'owner')
    await owner.call('PUT', '/answer-settings', { repliesTo: 'writer', templates: [] })
    await answer(written())
    const raw = unfolded((await toSender(2))[1]!.raw)
    expect(raw).toContain('Content-Language: ne\r\n')
    expect(raw).toContain('Reply-To: editor <editor@example.org>\r\n')
  })

  test('is sent once, however often the call is made', async () => {
    const { office, answer, list } = await openThread(engine)
    const body = written()
    const responses = await Promise.all([1, 2, 3, 4].map(() => answer(body)))
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect((await answer(body)).status).toBe(201)
    expect(await list()).toHaveLength(1)
    expect((await mailsOf(office)).filter(({ kind }) => kind.startsWith('answer'))).toHaveLength(1)
    expect(await actionsOf(office)).toHaveLength(1)
    // Another text under the same key is another answer, which only follows on the first.
    const other = await answer({ ...body, text: 'Three years.' })
    expect([other.status, (await other.json()).message]).toEqual([
      409,
      'This message has been answered meanwhile: read that answer first',
    ])
  })

  test('that the mail server refuses says why, and can be sent again', async () => {
    const { office, editor, answer, list } = await openThread(engine)
    office.mailServer.refusals.set(MESSAGE.email, 550)
    const { data } = newWritten.parse(await (await answer(written())).json())
    office.addMailer().wake()
    await vi.waitFor(async () => expect((await list())[0]!.mail!.state).toBe('failed'), 5000)
    expect((await list())[0]!.mail!.answer).toContain('550')
    office.mailServer.refusals.clear()
    expect((await editor.call('POST', `/mails/${data.mail!.id}/retry`)).status).toBe(200)
    office.addMailer().wake()
    await vi.waitFor(async () => expect((await list())[0]!.mail!.state).toBe('sent'), 5000)
  })

  test('is refused for possible spam, invalid addresses, bounds and visitors', async () => {
    const { app, editor, letIn, spam } = await openInbox(engine)
    const answer = async (id: number, body: object) =>
      (await editor.call('POST', `/messages/${id}/answers`, body)).status
    expect(await answer(spam.id, written())).toBe(409)
    expect(await answer(999, written())).toBe(404)
    for (const body of [{ text: ' ' }, { text: 'x'.repeat(20_001) }, { subject: 'x'.repeat(251) }, { key: '' }])
      expect(await answer(letIn.id, { ...written(), ...body }), Object.keys(body)[0]).toBe(422)
    await app.db.updateTable('contact_message').set({ email: 'maya@' }).where('id', '=', letIn.id).execute()
    expect(await answer(letIn.id, written())).toBe(409)
    expect((await app.request(`/messages/${letIn.id}/answers`)).status).toBe(401)
    expect((await mailsOf(app)).filter(({ kind }) => kind.startsWith('answer'))).toEqual([])
  })

  test('is deleted with its message, with its mail', async () => {
    const { app, editor, letIn } = await openInbox(engine)
    await editor.call('POST', `/messages/${letIn.id}/answers`, written())
    const owner = await signIn(app, 'owner')
    expect((await owner.call('DELETE', `/messages/${letIn.id}`)).status).toBe(200)
    expect(await app.db.selectFrom('enquiry_answer').selectAll().execute()).toEqual([])
    expect((await mailsOf(app)).map(({ kind }) => kind)).toEqual(['quarantine'])
  })
})

describeOnEachEngine('templates of answers', (engine) => {
  test('are neutral at first, changed by owners alone, and checked', async () => {
    const { app, editor } = await openInbox(engine)
    const read = async () =>
      oneOf(answerSettingsSchema.strict()).parse(await (await editor.call('GET', '/answer-settings')).json()).data
    const before = await read()
    expect([before.repliesTo, new Set(before.templates.map(({ locale }) => locale)).size]).toEqual(['firm', 2])
    expect((await editor.call('PUT', '/answer-settings', before)).status).toBe(403)
    const owner = await signIn(app, 'owner')
    const template = { locale: 'ne', title: 'Short', text: '{name}, {reference}' }
    const put = (body: object) => owner.call('PUT', '/answer-settings', body)
    expect((await put({ repliesTo: 'firm', templates: [template] })).status).toBe(200)
    expect(await read()).toEqual({ repliesTo: 'firm', templates: [template] })
    for (const templates of [
      [{ ...template, text: 'Dear {email}' }],
      [{ ...template, title: '' }],
      [{ ...template, text: 'x'.repeat(2001) }],
      Array.from({ length: 13 }, () => template),
    ])
      expect((await put({ repliesTo: 'firm', templates })).status).toBe(422)
    expect(await read()).toEqual({ repliesTo: 'firm', templates: [template] })
  })
})
