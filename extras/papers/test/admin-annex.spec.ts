import { expect } from '@playwright/test'
import { accessibilityFindings } from '../../../test/browser/accessibility-findings.ts'
import { overflowOf } from '../../../test/browser/layout-faults.ts'
import { callAsStaff, test } from '../../../test/browser/staff-test.ts'

const LICENCE = { kind: 'licence', name: 'NVC licence, class A', issuer: 'Nepal Valuers Council', language: 'en' }
const DAYS = { issuedOn: '2026-01-15', validFrom: '2026-01-15', validUntil: '2027-01-14', fiscalYear: null }

test('a public paper is in the annex of the statement, on a phone too, and axe finds nothing @quick', async ({
  page,
}) => {
  await callAsStaff(page, 'POST', '/papers', {
    ...LICENCE,
    ...DAYS,
    access: 'public',
    number: 'Annex 17',
    carerId: null,
    notes: '',
  })
  for (const [path, title, until] of [
    ['/about/profile/statement', 'Annex: papers', 'Valid until 14 January 2027'],
    ['/ne/about/profile/statement', 'अनुसूची: कागजात', '२०८३ पुस ३० गते'],
  ] as const) {
    await page.goto(path)
    const annex = page.getByRole('table', { name: title })
    await expect(annex.getByRole('row', { name: /NVC licence, class A.*Annex 17/ })).toContainText(until)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      if (!path.startsWith('/ne')) expect(await accessibilityFindings(page)).toEqual([])
    }
  }
})
