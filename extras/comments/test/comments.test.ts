import { expect, test } from 'vitest'
import { CONTENT_ENTITIES } from '../../../contract/kinds/index.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { signIn, type Person } from '../../../test/core/accounts/staff.ts'
import { mailsOf } from '../../../test/core/mail/mail-rows.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../../../test/create-test-app.ts'
import { COMMENT_BOUNDS } from '../contract/comments.ts'
import { mentionMail } from '../server/comments.ts'

const PLACE = '/content/services/1/comments'
const CONTEXT = { secret: 'secret', now: NOW, officeLocale: 'en' as const, publicUrl: 'https://example.org' }

async function open(engine: Engine) {
  const app = await createTestApp(engine)
  const [editor, author] = [await signIn(app, 'editor'), await signIn(app, 'author')]
  const read = async (person: Person) => (await (await person.call('GET', PLACE)).json()).data
  const [{ id: editorId }] = (await read(author)).people
  const mailed = async () =>
    Promise.all(
      (await mailsOf(app))
        .filter(({ kind }) => kind === 'mention')
        .map((mail) => mentionMail.compose(app.db, mail, CONTEXT)),
    )
  return { app, editor, author, editorId: editorId as string, read, mailed }
}

describeOnEachEngine('a comment', (engine) => {
  test('mails who is mentioned, is resolved by them, and deleted by who wrote it', async () => {
    const { app, editor, author, editorId, read, mailed } = await open(engine)
    const comment = { text: 'Is this <b>still</b> so?', field: 'name', mentioned: [editorId, editorId] }
    expect((await author.call('POST', PLACE, comment)).status).toBe(201)
    expect(await mailed()).toMatchObject([
      { to: ['editor@example.org'], text: expect.stringContaining('<b>still</b>') },
    ])
    const { html, text } = (await mailed())[0]!
    expect(html).toContain('&lt;b&gt;still')
    expect(html).toContain('<a href="https://example.org/admin/services/1"')
    expect(text).toContain(': https://example.org/admin/services/1')
    const [{ id }] = (await read(editor)).comments
    expect((await editor.call('DELETE', `${PLACE}/${id}`)).status).toBe(403)
    await editor.call('PUT', `${PLACE}/${id}/resolution`, { isResolved: true })
    expect((await read(author)).comments).toMatchObject([{ isOwn: true, field: 'name', resolvedAt: NOW.toISOString() }])
    expect(await mailed()).toEqual([undefined])
    await editor.call('PUT', `${PLACE}/${id}/resolution`, { isResolved: false })
    expect((await author.call('DELETE', `${PLACE}/${id}`)).status).toBe(200)
    expect((await read(author)).comments).toEqual([])
    const log = await app.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', 'like', '%comment')
      .orderBy('id')
      .execute()
    expect(log.map(({ action, staff_email }) => [action, staff_email])).toEqual([
      ['comment', 'author@example.org'],
      ['resolve-comment', 'editor@example.org'],
      ['reopen-comment', 'editor@example.org'],
      ['delete-comment', 'author@example.org'],
    ])
    expect(JSON.stringify(log)).not.toContain('still')
  })

  test('between others is not resolved by an author whose text it is not', async () => {
    const { editor, author, read } = await open(engine)
    await editor.call('POST', PLACE, { text: 'To myself', field: null, mentioned: [] })
    const [{ id }] = (await read(editor)).comments
    expect((await author.call('PUT', `${PLACE}/${id}/resolution`, { isResolved: true })).status).toBe(403)
    expect((await read(editor)).comments).toMatchObject([{ resolvedAt: null }])
  })

  test('is read by readers, who write none and are told of no colleagues', async () => {
    const { app, author, read } = await open(engine)
    await author.call('POST', PLACE, { text: 'Look' })
    const reader = await signIn(app, 'reader')
    expect(await read(reader)).toMatchObject({ comments: [{ text: 'Look', isOwn: false, mentioned: [] }], people: [] })
    expect((await reader.call('POST', PLACE, { text: 'Too' })).status).toBe(403)
    for (const entity of CONTENT_ENTITIES)
      expect((await reader.call('GET', `/content/${entity}/999999/comments`)).status, entity).toBe(404)
  })

  test.for([
    ['text', { text: ' ' }],
    ['text', { text: 'x'.repeat(COMMENT_BOUNDS.text + 1) }],
    ['field', { text: 'Look', field: 'constructor' }],
    ['mentioned', { text: 'Look', mentioned: ['nobody'] }],
    ['mentioned', { text: 'Look', mentioned: Array<string>(COMMENT_BOUNDS.mentioned + 1).fill('nobody') }],
  ] as const)('with a wrong %s is refused at that field', async ([field, body]) => {
    const { author } = await open(engine)
    const answer = await author.call('POST', PLACE, body)
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).fields)).toEqual([field])
  })

  test('belongs to one item, and is gone with it', async () => {
    const { app, author, read } = await open(engine)
    const owner = await signIn(app, 'owner')
    const { data: item } = await (await author.call('POST', '/services', { name: 'New service' })).json()
    const place = `/content/services/${item.id}/comments`
    const { data } = await (await author.call('POST', place, { text: 'Look' })).json()
    expect((await author.call('DELETE', `${PLACE}/${data.comments[0].id}`)).status).toBe(404)
    expect((await read(author)).comments).toEqual([])
    await author.call('DELETE', `/services/${item.id}`)
    expect((await owner.call('DELETE', `/content/services/${item.id}`)).status).toBe(200)
    expect(await app.db.selectFrom('content_comment').selectAll().execute()).toEqual([])
  })
})
