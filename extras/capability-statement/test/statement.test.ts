import { expect, test } from 'vitest'
import { findPage } from '../../../site/pages.ts'
import { describeOnEachEngine, useTestApp } from '../../../test/create-test-app.ts'

test('the statement has its page in both languages', () => {
  for (const path of ['/about/profile/statement', '/ne/about/profile/statement'])
    expect(findPage(new URL(path, 'https://firm.example'))?.path).toBe('/about/profile/statement')
})

describeOnEachEngine('the statement', (engine) => {
  const app = useTestApp(engine)

  test.each(['capability statement', 'क्षमता विवरण'])('is found first by %s', async (words) => {
    const answer = await app.request(`/search?q=${encodeURIComponent(words)}`)
    expect((await answer.json()).data[0]).toMatchObject({ path: '/about/profile/statement' })
  })

  test('is there as soon as the profile is', async () => {
    const { absent } = (await (await app.request('/site')).json()).data as { absent: string[] }
    expect(absent.includes('statement')).toBe(absent.includes('profile'))
  })
})
