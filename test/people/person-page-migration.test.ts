import { expect, test } from 'vitest'
import * as migration from '../../server/core/store/migrations/20261126230500_add_person_page.ts'
import { createTestApp, describeWhereSqlDiffers } from '../create-test-app.ts'
import { signIn } from '../core/accounts/staff.ts'

describeWhereSqlDiffers('the addresses of people who were there before they had any', (engine) => {
  test('are made of their names, in live rows, lists and versions, each once', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const add = async (body: object) => (await (await editor.call('POST', '/teams', body)).json()).data.id as number
    const names = [{ name: 'Sita Sample' }, { translations: { ne: { name: 'कृष्ण प्रसाद पौडेल' } } }]
    const ids = [await add(names[0]!), await add(names[1]!)]
    const draft = await add({ name: 'Ram K. C.', publish: false })
    await undo(app)
    await app.db.transaction().execute(migration.up)
    const live = await app.db.selectFrom('team_member').select(['id', 'slug']).orderBy('id').execute()
    expect(live.map(({ slug }) => slug)).toEqual([
      'sita-sample',
      'hari-sample',
      'sita-sample-2',
      'krishna-prasad-paudel',
    ])
    for (const id of [...ids, draft]) {
      const { data } = await (await editor.call('GET', `/content/teams/${id}`)).json()
      expect(data.slug).toBe({ [ids[0]!]: 'sita-sample-2', [ids[1]!]: 'krishna-prasad-paudel', [draft]: 'ram-k-c' }[id])
    }
  })

  /** As an older program left them. */
  async function undo({ db }: Awaited<ReturnType<typeof createTestApp>>) {
    await db.schema.dropIndex('team_member_slug').execute()
    for (const column of ['slug', 'left_on', 'consented_on', 'projects_for', 'social_picture_id', 'hidden_from_search'])
      await db.schema.alterTable('team_member').dropColumn(column).execute()
    for (const column of ['search_title', 'search_description'])
      await db.schema.alterTable('team_member_translation').dropColumn(column).execute()
    await db.updateTable('content_item').set({ slug: null }).where('entity', '=', 'teams').execute()
    const versions = db.selectFrom('content_version').selectAll().where('entity', '=', 'teams')
    for (const { item_id, number, document } of await versions.execute()) {
      const { slug: _slug, ...older } = JSON.parse(document)
      await db
        .updateTable('content_version')
        .set({ document: JSON.stringify(older) })
        .where('entity', '=', 'teams')
        .where('item_id', '=', item_id)
        .where('number', '=', number)
        .execute()
    }
  }
})
