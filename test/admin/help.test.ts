import { expect, test } from 'vitest'
import { FEATURES } from '../../admin/features.ts'
import { SCREEN_HELP } from '../../admin/help/words.ts'

test('every staff screen beside those of content has a help text', () => {
  const screens = FEATURES.filter(({ title, screen, isOutOfMenu }) => title && screen && !isOutOfMenu).map(
    ({ name }) => name,
  )
  expect(screens.length).toBeGreaterThan(10)
  expect(screens.filter((name) => !SCREEN_HELP[name])).toEqual([])
})
