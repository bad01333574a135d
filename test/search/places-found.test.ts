import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { searchAnswerSchema } from '../../contract/search/search.ts'
import { loadPlaces } from '../../server/seed/load-places.ts'
import { romanise } from '../../server/core/languages/skeleton.ts'
import { createTestApp, describeWhereSqlDiffers } from '../create-test-app.ts'

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

describeWhereSqlDiffers('the search for places', (engine) => {
  test(
    'finds at least 150 of their 161 names, typed in Latin letters and in Devanagari',
    { timeout: 60_000 },
    async () => {
      const { db, request } = await createTestApp(engine)
      await loadPlaces({ db, contentDir: CONTENT })
      const isFound = async (name: string, id: number | undefined) => {
        const answer = await request(`/search?kind=places&limit=20&locale=ne&q=${encodeURIComponent(name)}`)
        return searchAnswerSchema.parse(await answer.json()).data.some((place) => place.id === id)
      }
      const missed: Record<'latin' | 'nepali' | 'romanised', string[]> = { latin: [], nepali: [], romanised: [] }
      for (const { id, latin, nepali } of NAMES) {
        if (!(await isFound(latin.toLowerCase(), id))) missed.latin.push(latin)
        if (!(await isFound(nepali, id))) missed.nepali.push(nepali)
        // As somebody types who knows the name from its Nepali letters.
        if (!(await isFound(romanise(nepali), id))) missed.romanised.push(romanise(nepali))
      }
      expect(NAMES).toHaveLength(161)
      for (const names of Object.values(missed)) expect(names.length, names.join()).toBeLessThanOrEqual(11)
    },
  )
})
