import { expect, test } from 'vitest'
import { signIn } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'

describeOnEachEngine('a version saved before some fields were there', (engine) => {
  test('is restored with those fields empty, and not with those of the present version', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const version = app.db.selectFrom('content_version').where('entity', '=', 'projects').where('item_id', '=', 1)
    const { document } = await version.select('document').where('number', '=', 1).executeTakeFirstOrThrow()
    const { funder: _funder, share: _share, districts: _districts, ...older } = JSON.parse(document)
    await app.db
      .updateTable('content_version')
      .set({ document: JSON.stringify(older) })
      .where('entity', '=', 'projects')
      .where('item_id', '=', 1)
      .execute()
    await editor.call('PATCH', '/projects/1', { funder: 'A bank', share: 50, districts: ['405'] })
    const response = await editor.call('POST', '/content/projects/1/restoration', { revision: 1, publish: true })
    expect(response.status).toBe(200)
    expect((await response.json()).data).toMatchObject({ funder: '', share: null, districts: [] })
    const { data } = await (await app.request('/projects/slug/trail-bridge')).json()
    expect(data).toMatchObject({ funder: '', share: null, districts: [] })
  })
})
