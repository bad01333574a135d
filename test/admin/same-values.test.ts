import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PALETTE } from '../../admin/theme/palette.ts'

/** The staff screens load nothing of the site. */
const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8')

test('the staff screens have the colours of the site, in both schemes', () => {
  const [light = '', dark = ''] = read('site/styles/tokens.css').split('@media (prefers-color-scheme: dark)')
  const valuesIn = (text: string) =>
    Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, value]) => [name, value]))
  expect(valuesIn(light)).toEqual(PALETTE.light)
  expect(valuesIn(dark)).toEqual(PALETTE.dark)
})
