import { expect, test } from 'vitest'
import { z } from 'zod'
import { FEATURES } from '../../admin/features.ts'
import { HELP } from '../../admin/help/help.ts'
import { LOCALES } from '../../contract/locale.ts'

test('every staff screen beside those of content has a help text', () => {
  const screens = FEATURES.filter(({ title, screen, isOutOfMenu }) => title && screen && !isOutOfMenu).map(
    ({ name }) => name,
  )
  expect(screens.length).toBeGreaterThan(10)
  expect(screens.filter((name) => !HELP[name]?.en)).toEqual([])
})

test('the catalogues of help have all that steps and checks need, and nothing that nobody reads', () => {
  const text = z.strictObject(Object.fromEntries(LOCALES.map((locale) => [locale, z.string().min(1)])))
  const path = z.string().startsWith('/')
  const help = z.strictObject({
    ...text.partial().shape,
    synonyms: z.string().optional(),
    setUp: z.strictObject({ place: z.number(), title: text, help: text, path: path.optional() }).optional(),
    readiness: z.record(z.string(), z.strictObject({ text, help: text, path })).optional(),
  })
  expect(z.record(z.string(), help).safeParse(HELP).error?.issues).toBeUndefined()
})
