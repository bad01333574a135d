import { expect, test } from 'vitest'
import { signIn, type Person } from '../core/accounts/staff.ts'
import { createTestApp, describeWhereSqlDiffers } from '../create-test-app.ts'

const read = async (person: Person) => (await (await person.call('GET', '/preferences')).json()).data
const change = (person: Person, body: object) => person.call('PATCH', '/preferences', body)

describeWhereSqlDiffers('the preferences of an account', (engine) => {
  test('begin empty, and are of one person alone', async () => {
    const app = await createTestApp(engine)
    const [owner, editor] = [await signIn(app, 'owner'), await signIn(app, 'editor')]
    expect(await read(owner)).toEqual({ hiddenEntries: [] })
    await change(owner, { hiddenEntries: ['mails', 'audit'] })
    expect(await read(owner)).toEqual({ hiddenEntries: ['mails', 'audit'] })
    expect(await read(editor)).toEqual({ hiddenEntries: [] })
  })

  test('keep those of features that are not there, and show them to nobody', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    await change(editor, { hiddenEntries: ['audit'] })
    await app.db.updateTable('staff_preference').set({ document: '{"other":["kept"]}' }).execute()
    expect(await read(editor)).toEqual({ hiddenEntries: [] })
    await change(editor, { hiddenEntries: ['mails'] })
    expect(await read(editor)).toEqual({ hiddenEntries: ['mails'] })
    const { document } = await app.db.selectFrom('staff_preference').selectAll().executeTakeFirstOrThrow()
    expect(JSON.parse(document)).toEqual({ other: ['kept'], hiddenEntries: ['mails'] })
  })

  test('are bounded', async () => {
    const editor = await signIn(await createTestApp(engine), 'editor')
    const many = Array.from({ length: 101 }, () => 'mails')
    for (const hiddenEntries of [many, ['No screen']])
      expect((await change(editor, { hiddenEntries })).status).toBe(422)
    expect(await read(editor)).toEqual({ hiddenEntries: [] })
  })
})
