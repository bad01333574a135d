import { expect, test } from 'vitest'
import { iconsAtHand, iconsInUse } from '../../scripts/build-staff-icons.ts'

test('every icon that the staff screens and react-admin import is in admin/icons, and no other', () => {
  expect(iconsInUse().size).toBeGreaterThan(100)
  const [used, atHand] = [[...iconsInUse()].toSorted(), iconsAtHand().toSorted()]
  expect(atHand, '`npm run icons` copies those that are missing').toEqual(used)
})
