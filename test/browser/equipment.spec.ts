import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'

test('equipment stands in its groups, with a calibration only while it is valid @quick', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Equipment and laboratory' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipment and laboratory')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Survey',
    'Field investigation',
    'Laboratory',
    'Software',
  ])
  const survey = page.getByRole('region', { name: 'Survey' })
  await expect(survey).toContainText('GNSS receivers')
  await expect(survey.getByText('Calibration')).toHaveCount(1)
})
