import { expect, type Page } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { test } from './staff-test.ts'

// Halfway through a transition, colours are not what they will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function choose(page: Page, within: ReturnType<Page['getByRole']> | Page, name: string, option: string) {
  await within.getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('an owner adds a fact with choices, and a project shows the one that is chosen @quick', async ({ page }) => {
  await page.goto('/admin/facts/create')
  await page.getByRole('textbox', { name: /^Name( \*)?$/ }).fill('Seismic zone')
  await page.getByRole('textbox', { name: 'Name (नेपाली)' }).fill('भूकम्पीय क्षेत्र')
  await page.getByRole('tab', { name: 'Facts' }).click()
  await choose(page, page, 'Type', 'Choice')
  for (const [row, zone] of ['Zone V', 'Zone IV'].entries()) {
    await page.getByRole('button', { name: 'Add to Choices' }).click()
    const choice = page.getByRole('group', { name: `Choices ${row + 1}` })
    await choice.getByRole('textbox', { name: 'Choice', exact: true }).fill(zone)
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])

  await page.goto('/admin/projects/1')
  await page.getByRole('tab', { name: 'Facts' }).click()
  await page.getByRole('button', { name: 'Add to Own facts' }).click()
  const row = page.getByRole('group', { name: 'Own facts 1' })
  await choose(page, row, 'Fact', 'Seismic zone')
  await expect(row.getByRole('textbox')).toHaveCount(0)
  await choose(page, row, 'Choice', 'Zone IV')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  const record = await (await page.request.get('/api/v1/content/projects/1')).json()
  expect(record.data.facts).toMatchObject([{ choice: 'zone-iv' }])

  await page.goto(record.data.path)
  const shown = (label: string) => page.locator('.title-block__cell').filter({ hasText: label })
  await expect(shown('Seismic zone')).toHaveText('Seismic zoneZone IV')
  await page.goto(`/ne${record.data.path}`)
  await expect(shown('भूकम्पीय क्षेत्र')).toHaveText('भूकम्पीय क्षेत्रZone IV')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"additionalProperty":[{"@type":"PropertyValue","name":"भूकम्पीय क्षेत्र"')
})
