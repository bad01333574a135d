import { expect, test } from 'vitest'
import { ADDRESSES, type Address } from '../../contract/addresses.ts'
import { PAGE_TEXTS } from '../../contract/pages/page-texts.ts'
import { describeOnEachEngine, useTestApp } from '../create-test-app.ts'

const named = new Set<string>(Object.values(PAGE_TEXTS).map(({ at }) => at))
/** Their headings are their own words, which the search finds beside them. */
const WORDED = Object.entries<Address>(ADDRESSES).filter(
  ([address, { path }]) => !path.includes(':') && !named.has(address),
)

describeOnEachEngine('pages that no text of staff names', (engine) => {
  const app = useTestApp(engine)

  test.each(WORDED)('%s is found by its heading', async (_address, { path }) => {
    const row = await app.db.selectFrom('search_document').select('texts').where('path', '=', path).executeTakeFirst()
    expect(JSON.parse(row?.texts ?? '{}')).toMatchObject({
      en: { title: expect.stringMatching(/./) },
      ne: { title: expect.stringMatching(/./) },
    })
  })
})
