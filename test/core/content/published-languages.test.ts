import { expect, test } from 'vitest'
import { describeOnEachEngine, useTestApp } from '../../create-test-app.ts'

describeOnEachEngine('the languages of a detail answer', (engine) => {
  const app = useTestApp(engine)

  test.each([
    ['/news/slug/office-moved', ['en', 'ne']],
    ['/news/slug/training-first', ['en']],
    ['/services/slug/bridges', ['en', 'ne']],
    ['/services/slug/roads', ['en']],
    ['/projects/slug/trail-bridge', ['en', 'ne']],
    ['/clients/slug/rural-municipality', ['en', 'ne']],
    ['/pages/overview', ['en', 'ne']],
    // Nobody has written it yet: its title is there in both.
    ['/pages/privacy', ['en', 'ne']],
  ])('%s: those in which it is published, in whatever language it is read', async (path, locales) => {
    for (const locale of ['en', 'ne']) {
      const { data } = await (await app.request(`${path}?locale=${locale}`)).json()
      expect(data.locales, locale).toEqual(locales)
    }
  })
})
