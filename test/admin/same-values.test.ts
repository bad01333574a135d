import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PALETTE } from '../../admin/theme/palette.ts'
import { PASSWORD_BOUNDS } from '../../contract/staff.ts'

/** The staff screens take nothing of the site and no zod with them: what they have to say alike is held here. */
const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8')

test('the staff screens have the colours of the site, in both schemes', () => {
  const [light = '', dark = ''] = read('site/styles/tokens.css').split('@media (prefers-color-scheme: dark)')
  const valuesIn = (text: string) => Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, value]) => [name, value]))
  expect(valuesIn(light)).toEqual(PALETTE.light)
  expect(valuesIn(dark)).toEqual(PALETTE.dark)
})

test('they ask for passwords that the server takes', () => {
  expect(read('admin/auth/new-password-field.tsx')).toContain(`{ least: ${PASSWORD_BOUNDS.least}, most: ${PASSWORD_BOUNDS.most} }`)
})
