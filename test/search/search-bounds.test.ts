import { expect, test } from 'vitest'
import { describeWhereSqlDiffers, useTestApp } from '../create-test-app.ts'

describeWhereSqlDiffers('a search of many words', (engine) => {
  const app = useTestApp(engine)
  const find = async (words: string[]) => {
    const response = await app.request(`/projects?search=${encodeURIComponent(words.join(' '))}`)
    return (await response.json()) as { data: { slug: string }[]; meta: { total: number } }
  }

  test('looks for the first eight that differ', async () => {
    const eight = ['bridge', 'gorkha', 'rec', 'a', 'e', 'i', 'r', 'g']
    expect((await find(eight)).data.map(({ slug }) => slug)).toEqual(['trail-bridge'])
    expect(await find([...eight.flatMap((word) => [word, word.toUpperCase(), word]), 'zzzz'])).toEqual(
      await find(eight),
    )
    expect((await find([...eight.slice(0, 7), 'zzzz'])).meta.total).toBe(0)
  })

  test('says how many it finds beyond its page', async () => {
    const all = await find(['e'])
    const response = await app.request('/projects?search=e&limit=1&page=2')
    expect(await response.json()).toEqual({ data: [all.data[1]], meta: { total: all.meta.total, page: 2, limit: 1 } })
    const beyond = await app.request('/projects?search=e&limit=1&page=99')
    expect(await beyond.json()).toEqual({ data: [], meta: { total: all.meta.total, page: 99, limit: 1 } })
  })
})
