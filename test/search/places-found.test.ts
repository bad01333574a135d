import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { searchAnswerSchema } from '../../contract/search/search.ts'
import { loadPlaces } from '../../server/seed/load-places.ts'
import { romanise } from '../../server/core/languages/skeleton.ts'
import { describeWhereSqlDiffers, useTestApp } from '../create-test-app.ts'

const CONTENT = resolve(import.meta.dirname, '../../content')

interface Named {
  name: string
  number?: number
  code?: string
  headquarters?: string
  translations: { ne: { name: string; headquarters?: string } }
}

const { provinces, districts } = JSON.parse(
  readFileSync(resolve(CONTENT, 'places/nepal-divisions.json'), 'utf8'),
) as Record<'provinces' | 'districts', Named[]>

/** Each name with the number of what it should find. */
const NAMES = [
  ...provinces.map(({ number, name, translations }) => ({ id: number, latin: name, nepali: translations.ne.name })),
  ...districts.map(({ code, name, translations }) => ({ id: Number(code), latin: name, nepali: translations.ne.name })),
  ...districts.map(({ code, headquarters, translations }) => {
    return { id: Number(code), latin: headquarters!, nepali: translations.ne.headquarters! }
  }),
]

/** Text typed for a place. */
const SPELLINGS: [says: string, typed: (name: (typeof NAMES)[number]) => string][] = [
  ['in Latin letters', ({ latin }) => latin.toLowerCase()],
  ['in Devanagari', ({ nepali }) => nepali],
  // As somebody types who knows the name from its Nepali letters.
  ['as they sound in Nepali', ({ nepali }) => romanise(nepali)],
]

describeWhereSqlDiffers('the search for places', (engine) => {
  const app = useTestApp(engine)
  beforeAll(() => loadPlaces({ db: app.db, contentDir: CONTENT }))

  test.each(SPELLINGS)('finds at least 150 of their 161 names, typed %s', async (_, typed) => {
    expect(NAMES).toHaveLength(161)
    const missed: string[] = []
    for (const name of NAMES) {
      const answer = await app.request(`/search?kind=places&limit=20&locale=ne&q=${encodeURIComponent(typed(name))}`)
      const { data } = searchAnswerSchema.parse(await answer.json())
      if (!data.some(({ id }) => id === name.id)) missed.push(typed(name))
    }
    expect(missed.length, missed.join()).toBeLessThanOrEqual(11)
  })
})
