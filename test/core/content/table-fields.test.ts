import { expect, test } from 'vitest'
import { signIn } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'

const LENGTH = { measure: 'length', amount: 42.5 }
const SPAN = { measure: 'span', amount: 50 }

describeOnEachEngine('rows in a table of their own', (engine) => {
  test('are saved in order, kept by drafts and published with their item', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const stored = async () => app.db.selectFrom('project_quantity').selectAll().where('project_id', '=', 1).execute()
    await editor.call('PATCH', '/projects/1', { quantities: [LENGTH, SPAN] })
    await editor.call('PATCH', '/projects/1', { quantities: [SPAN], publish: false })
    expect((await stored()).map(({ measure, amount }) => ({ measure, amount }))).toEqual([LENGTH, SPAN])
    const { data } = await (await editor.call('GET', '/content/projects/1')).json()
    expect(data.quantities).toEqual([SPAN])
    await editor.call('PUT', '/content/projects/1/publication', {})
    expect(await stored()).toEqual([{ project_id: 1, position: 0, ...SPAN }])
  })

  test('are refused with the row and the column that is wrong', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const refused = await editor.call('PATCH', '/projects/1', {
      quantities: [SPAN, { measure: 'mood', amount: -1 }, { measure: 'span' }],
    })
    expect(refused.status).toBe(422)
    expect((await refused.json()).fields).toMatchObject({
      'quantities.1.measure': expect.stringContaining('Measure must be one of'),
      'quantities.1.amount': 'Amount must be more than 0',
      'quantities.2.amount': 'Amount must be a number',
    })
    const tooMany = await editor.call('PATCH', '/projects/1', { quantities: Array.from({ length: 13 }, () => SPAN) })
    expect(await tooMany.text()).toContain('Quantities: at most 12 rows')
  })

  test('go with their item', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    await editor.call('PATCH', '/projects/1', { quantities: [SPAN] })
    expect((await editor.call('DELETE', '/content/projects/1/publication')).status).toBe(200)
    expect(await app.db.selectFrom('project_quantity').selectAll().where('project_id', '=', 1).execute()).toEqual([])
  })
})
