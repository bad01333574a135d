import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../create-test-app.ts'
import { actionsOf, MESSAGE, openInbox, send } from './inbox.ts'

describeOnEachEngine('the file of all messages', (engine) => {
  test('is CSV protected against formulas, or JSON, and recorded in the audit log', async () => {
    const { app, editor, letIn, spam } = await openInbox(engine)
    await send(app, {
      ...MESSAGE,
      name: '=HYPERLINK("http://evil.example")',
      subject: '+1',
      message: 'Say "hi",\nनमस्ते',
    })
    await editor.call('PATCH', `/messages/${letIn.id}`, { note: '@home' })
    const response = await editor.call('GET', '/messages/export')
    expect([
      response.status,
      response.headers.get('Content-Type'),
      response.headers.get('Content-Disposition'),
      response.headers.get('Cache-Control'),
    ]).toEqual([200, 'text/csv; charset=utf-8', 'attachment; filename="messages-2026-11-21.csv"', 'no-store'])
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, ...rows] = bytes.toString('utf8').slice(1).split('\r\n')
    expect(head).toBe('reference,received_at,state,suspicions,name,email,subject,message,assignee,note,received_on_bs')
    expect(rows[0]).toContain(`"'=HYPERLINK(""http://evil.example"")","maya@example.org","'+1","Say ""hi"",\nनमस्ते"`)
    expect(rows[2]).toContain(`"","'@home","2083-08-05"`)
    const json = await (await editor.call('GET', '/messages/export?format=json&state=quarantined')).json()
    expect(json).toHaveLength(2)
    expect(json[1]).toMatchObject({
      reference: spam.reference,
      state: 'quarantined',
      suspicions: 'trap',
      name: 'Bob Bot',
    })
    expect((await actionsOf(app)).filter(({ action }) => action === 'export').map(({ label }) => label)).toEqual([
      'all as csv',
      'all quarantined as json',
    ])
    const some = await (await editor.call('GET', '/messages/export?format=json&assignee=none&search=hyperlink')).json()
    expect(some).toMatchObject([{ subject: '+1' }])
    expect((await actionsOf(app)).at(-1)?.label).toBe('some as json')
    expect((await editor.call('GET', '/messages/export?format=xls')).status).toBe(422)
  })

  test('has every message, however many, and is sent as it is made', async () => {
    const { app, editor, letIn } = await openInbox(engine)
    const {
      id: _,
      reference: __,
      ...row
    } = await app.db.selectFrom('contact_message').selectAll().where('id', '=', letIn.id).executeTakeFirstOrThrow()
    for (let start = 0; start < 1200; start += 100) {
      await app.db
        .insertInto('contact_message')
        .values(
          Array.from({ length: 100 }, (_, index) => ({ ...row, submission: null, reference: `REC-${start + index}` })),
        )
        .execute()
    }
    const response = await editor.call('GET', '/messages/export')
    let pieces = 0
    let text = ''
    for await (const piece of response.body!) {
      pieces += 1
      text += Buffer.from(piece).toString('utf8')
    }
    expect(text.trimEnd().split('\r\n')).toHaveLength(1203)
    expect(pieces).toBeGreaterThan(1000)
  })
})
