import { expect, test } from 'vitest'
import { romanSlug } from '../../../server/core/languages/skeleton.ts'

test.each([
  ['वार्षिक प्रतिवेदन २०८१', 'varshik-prativedan-2081'],
  ['वि.सं. २०८१', 'vi-san-2081'],
  ['पुल ५ / ६', 'pul-5-6'],
  ['Łódź', 'lodz'],
  ['Straße, Ørsted & Æther', 'strasse-orsted-aether'],
  ['Crème brûlée 12', 'creme-brulee-12'],
])('an address or a file name keeps the digits and letters of %s', (title, slug) => {
  expect(romanSlug(title)).toBe(slug)
})
