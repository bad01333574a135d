import { expect, test } from 'vitest'
import { ANSWER_LENGTH } from '../../contract/approval/approval.ts'
import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import { APPROVAL_MAILS } from '../../server/approval/approval-mails.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { signIn, type Person } from '../core/accounts/staff.ts'
import { mailsOf } from '../core/mail/mail-rows.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../create-test-app.ts'

const CONTEXT = { secret: 'secret', now: NOW, officeLocale: 'en' as const, publicUrl: 'https://example.org' }

async function open(engine: Engine) {
  const app = await createTestApp(engine)
  const [editor, author] = [await signIn(app, 'editor'), await signIn(app, 'author')]
  const { data } = await (await author.call('POST', '/services', { name: 'New service' })).json()
  const place = `/content/services/${data.id}`
  const mails = async () => (await mailsOf(app)).filter(({ kind }) => kind in APPROVAL_MAILS)
  const textOf = async (kind: keyof typeof APPROVAL_MAILS) =>
    APPROVAL_MAILS[kind].compose(
      app.db,
      (await mails()).find((mail) => mail.kind === kind)!,
      CONTEXT,
    )
  return { app, editor, author, id: data.id as number, place, mails, textOf }
}

describeOnEachEngine('an author', (engine) => {
  test('changes and trashes drafts of their own, and nothing of others', async () => {
    const { editor, author, id, place } = await open(engine)
    expect((await author.call('PATCH', `/services/${id}`, { name: 'Better' })).status).toBe(200)
    const { data } = await (await editor.call('POST', '/services', { name: 'Of the editor', publish: false })).json()
    for (const [method, body] of [['PATCH', { name: 'Mine' }], ['DELETE']] as const)
      expect((await author.call(method, `/services/${data.id}`, body)).status).toBe(403)
    expect((await author.call('DELETE', `/services/${id}`)).status).toBe(200)
    expect((await author.call('POST', `${place}/recovery`)).status).toBe(200)
  })

  test('may no longer change what was once published', async () => {
    const { editor, author, id, place } = await open(engine)
    await editor.call('PUT', `${place}/publication`, { version: 1 })
    await editor.call('DELETE', `${place}/publication`)
    expect((await author.call('PATCH', `/services/${id}`, { name: 'Better' })).status).toBe(403)
    expect((await author.call('DELETE', `/services/${id}`)).status).toBe(403)
  })

  test('sees no message and no count of them; neither does a reader, who changes nothing', async () => {
    const { app, author } = await open(engine)
    const reader = await signIn(app, 'reader')
    for (const person of [author, reader]) {
      expect((await person.call('GET', '/messages')).status).toBe(403)
      const { data } = await (await person.call('GET', '/dashboard')).json()
      expect([data.messages, data.mails.late]).toEqual([{ new: 0, quarantined: 0, own: 0 }, 0])
    }
    for (const entity of CONTENT_ENTITIES.filter((entity) => !kindOf(entity).isFixed)) {
      expect((await reader.call('GET', `/content/${entity}`)).status).toBe(200)
      expect((await reader.call('POST', `/${entity}`, {})).status, entity).toBe(403)
      expect((await reader.call('PATCH', `/${entity}/1`, {})).status, entity).toBe(403)
    }
  })
})

describeOnEachEngine('approval', (engine) => {
  test('is asked for, refused with words, asked for again and given', async () => {
    const { editor, author, id, place, mails, textOf } = await open(engine)
    const submit = (version: number) => author.call('PUT', `${place}/submission`, { version })
    expect((await (await submit(1)).json()).data.submittedAt).toBe(NOW.toISOString())
    const { data: waiting } = await (await editor.call('GET', '/content/services?state=submitted')).json()
    expect(waiting).toMatchObject([{ id }])
    const dashboardOf = async (person: Person) => (await (await person.call('GET', '/dashboard')).json()).data
    const { waiting: approvals, names } = await dashboardOf(editor)
    expect(approvals).toMatchObject({ total: 1, rows: [{ id, updatedBy: 'author@example.org' }] })
    expect(names['author@example.org']).toEqual(expect.any(String))
    expect(await textOf('submitted')).toMatchObject({ to: ['editor@example.org'], locale: 'en' })

    const back = { version: 1, words: 'Which district?' }
    expect((await author.call('PUT', `${place}/sent-back`, back)).status).toBe(403)
    expect((await editor.call('PUT', `${place}/sent-back`, { version: 1, words: ' ' })).status).toBe(422)
    const long = { version: 1, words: 'x'.repeat(ANSWER_LENGTH + 1) }
    expect((await editor.call('PUT', `${place}/sent-back`, long)).status).toBe(422)
    expect((await editor.call('PUT', `${place}/sent-back`, back)).status).toBe(200)
    expect((await dashboardOf(author)).sentBack).toMatchObject([{ id, sentBack: 'Which district?' }])
    expect((await dashboardOf(editor)).sentBack).toEqual([])
    expect((await textOf('sent-back'))!.text).toContain('Which district?')
    const { data: record } = await (await author.call('GET', place)).json()
    expect(record).toMatchObject({
      submittedAt: null,
      sentBack: 'Which district?',
      sentBackBy: expect.not.stringContaining('@'),
    })

    await author.call('PATCH', `/services/${id}`, { name: 'Better service' })
    await submit(2)
    expect((await editor.call('PUT', `${place}/publication`, {})).status).toBe(422)
    expect((await editor.call('PUT', `${place}/publication`, { version: 1 })).status).toBe(409)
    const { data } = await (await editor.call('PUT', `${place}/publication`, { version: 2 })).json()
    expect(data).toMatchObject({ state: 'published', submittedAt: null, sentBack: null })
    expect(await textOf('approved')).toMatchObject({ to: ['author@example.org'] })
    expect((await mails()).map(({ kind }) => kind)).toEqual(['submitted', 'sent-back', 'submitted', 'approved'])
  })

  test('can be asked for no longer by who asked, and is mailed once for a version', async () => {
    const { editor, author, place, mails, textOf } = await open(engine)
    await author.call('PUT', `${place}/submission`, { version: 1 })
    expect((await editor.call('DELETE', `${place}/submission`)).status).toBe(403)
    expect((await author.call('DELETE', `${place}/submission`)).status).toBe(200)
    expect(await textOf('submitted')).toBeUndefined()
    expect((await editor.call('PUT', `${place}/sent-back`, { version: 1, words: 'No' })).status).toBe(409)
    await author.call('PUT', `${place}/submission`, { version: 1 })
    expect(await mails()).toHaveLength(1)
  })

  test('is chosen for editors by owners alone, and then given by a bid writer', async () => {
    const { app, editor, place } = await open(engine)
    expect((await editor.call('PUT', '/approval', { editorsAsk: true })).status).toBe(403)
    const [owner, bids] = [await signIn(app, 'owner'), await signIn(app, 'bids')]
    await owner.call('PUT', '/approval', { editorsAsk: true })
    expect((await editor.call('PUT', `${place}/publication`, { version: 1 })).status).toBe(403)
    await editor.call('PUT', `${place}/submission`, { version: 1 })
    expect((await bids.call('PUT', `${place}/publication`, { version: 1 })).status).toBe(200)
  })
})
