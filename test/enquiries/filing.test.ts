import { expect, test } from 'vitest'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { deleteOldRecords } from '../../server/retention/retention.ts'
import { readConfig } from '../../server/config.ts'
import { signIn } from '../core/accounts/staff.ts'
import { mailsOf } from '../core/mail/mail-rows.ts'
import { describeOnEachEngine, NOW } from '../create-test-app.ts'
import { actionsOf, MESSAGE, openInbox, send } from './inbox.ts'

const DAY = 24 * 60 * 60_000
const names = ({ data }: { data: MessageRecord[] }) => data.map(({ name }) => name)

describeOnEachEngine('a message', (engine) => {
  test('is marked as spam and let in again without further mails', async () => {
    const { app, editor, list, letIn } = await openInbox(engine)
    const call = async (action: string) => {
      const response = await editor.call('POST', `/messages/${letIn.id}/${action}`)
      return [response.status, (await response.json()).data]
    }
    await editor.call('PATCH', `/messages/${letIn.id}`, { state: 'answered' })
    const before = (await mailsOf(app)).length
    expect(await call('spam')).toMatchObject([200, { state: 'quarantined', suspicions: ['staff'], version: 3 }])
    expect((await call('spam'))[0]).toBe(409)
    expect(names(await list('?state=quarantined'))).toEqual(['Bob Bot', 'Maya Visitor'])
    expect(await call('release')).toMatchObject([200, { state: 'answered', suspicions: [], version: 4 }])
    expect(await mailsOf(app)).toHaveLength(before)
    expect((await actionsOf(app)).map(({ action }) => action)).toEqual(['update', 'spam', 'release'])
  })

  test('is in no list while it is in the trash, and comes back as it was', async () => {
    const { app, editor, list, letIn, spam } = await openInbox(engine)
    const call = async (id: number, action: string) => (await editor.call('POST', `/messages/${id}/${action}`)).status
    expect([await call(letIn.id, 'trash'), await call(spam.id, 'trash'), await call(letIn.id, 'trash')]).toEqual([
      200, 200, 409,
    ])
    expect([names(await list()), names(await list('?state=new')), names(await list('?state=quarantined'))]).toEqual([
      [],
      [],
      [],
    ])
    expect((await list('?state=trash')).data.map(({ state }) => state)).toEqual(['trash', 'trash'])
    expect((await editor.call('GET', `/messages/${letIn.id}`)).status).toBe(200)
    expect((await editor.call('PATCH', `/messages/${letIn.id}`, { state: 'read' })).status).toBe(409)
    expect(await call(spam.id, 'release')).toBe(409)
    expect([await call(letIn.id, 'recover'), await call(spam.id, 'recover'), await call(spam.id, 'recover')]).toEqual([
      200, 200, 409,
    ])
    expect((await list()).data.map(({ state }) => state)).toEqual(['quarantined', 'new'])
    expect((await app.request(`/messages/${letIn.id}/trash`, { method: 'POST' })).status).toBe(401)
  })

  test('is deleted 30 days after it came into the trash, and spam 90 days after it was marked', async () => {
    const { app, editor, list, letIn, spam } = await openInbox(engine)
    const old = await send(app, { ...MESSAGE, name: 'Old', subject: 'Of long ago' })
    const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString()
    await app.db
      .updateTable('contact_message')
      .set({ received_at: daysAgo(200) })
      .where('reference', 'in', [old, letIn.reference])
      .execute()
    const id = (await list()).data.find(({ reference }) => reference === old)!.id
    await editor.call('POST', `/messages/${id}/spam`)
    await editor.call('POST', `/messages/${letIn.id}/trash`)
    await editor.call('POST', `/messages/${spam.id}/trash`)
    const { kept } = readConfig({})
    const log = { info() {}, error() {} }
    const retain = (days: number) =>
      deleteOldRecords({
        db: app.db,
        kept,
        log,
        now: () => new Date(NOW.getTime() + days * DAY),
        deleteMailFiles: async () => {},
      })
    expect((await retain(29)).messages).toBe(0)
    expect((await retain(31)).messages).toBe(2)
    expect(names(await list('?state=trash'))).toEqual([])
    expect(names(await list())).toEqual(['Old'])
    expect((await retain(91)).messages).toBe(1)
  })

  test('is listed with the others of its sender, in any case, the newest first', async () => {
    const { app, editor, list, letIn } = await openInbox(engine)
    await send(app, { ...MESSAGE, name: 'Maya again', email: 'MAYA@example.org', subject: 'Second' })
    await send(app, { ...MESSAGE, name: 'Asha', email: 'asha@example.org', subject: 'Third' })
    expect(names(await list(`?sameSenderAs=${letIn.id}`))).toEqual(['Maya again', 'Bob Bot'])
    expect(names(await list('?sameSenderAs=999'))).toEqual([])
    expect((await editor.call('GET', '/messages?sameSenderAs=maya')).status).toBe(422)
  })

  test('that nobody may delete but owners is deleted from the trash as well', async () => {
    const { app, editor, list, letIn } = await openInbox(engine)
    await editor.call('POST', `/messages/${letIn.id}/trash`)
    const owner = await signIn(app, 'owner')
    expect((await owner.call('DELETE', `/messages/${letIn.id}`)).status).toBe(200)
    expect(names(await list('?state=trash'))).toEqual([])
  })
})
