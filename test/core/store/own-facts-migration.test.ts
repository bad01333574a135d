import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeOnEachEngine } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const LAST = '20261130035837_add_own_facts'
const AT = '2026-11-30T00:00:00.000Z'

describeOnEachEngine('the migration that adds own facts', (engine) => {
  test('keeps people, whose facts are for bids alone, and adds facts that neither filter nor are searched', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < LAST)
    const times = { created_at: AT, updated_at: AT }
    await before.db
      .insertInto('team_member')
      .values({ id: 1, slug: 'sita', sort_order: 1, ...times } as never)
      .execute()
    await before.close()
    const { db, close } = await openAt(place, (name) => name <= LAST)
    onTestFinished(close)
    expect(await db.selectFrom('team_member').select(['id', 'slug', 'facts_for']).execute()).toEqual([
      { id: 1, slug: 'sita', facts_for: 'bids' },
    ])
    const fact = { id: 1, sort_order: 1, about: 'projects', type: 'choice', shown_on: 'page', ...times }
    await db
      .insertInto('own_fact')
      .values(fact as never)
      .execute()
    expect(await db.selectFrom('own_fact').select(['is_filter', 'is_searched', 'ended_on']).execute()).toEqual([
      { is_filter: 0, is_searched: 0, ended_on: null },
    ])
    // Settings have no row of their own that a value could refer to.
    const value = { setting_id: 1, position: 0, fact_id: 1, text: '{}' }
    await db
      .insertInto('setting_own_fact' as never)
      .values(value as never)
      .execute()
    expect(
      await db
        .selectFrom('setting_own_fact' as never)
        .selectAll()
        .execute(),
    ).toMatchObject([{ ...value, number: null, date: null, yes_no: 0, choice: null }])
  })
})
