import { expect, type Page } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { newPicture } from './picture-samples.ts'
import { test } from './staff-test.ts'

async function uploadPicture(page: Page, name: string): Promise<number> {
  await page.goto('/admin/pictures')
  const stored = page.waitForResponse((response) => response.request().method() === 'POST' && response.status() === 201)
  await page.locator('input[type=file]').setInputFiles(await newPicture(name))
  return (await (await stored).json()).data.id
}

for (const width of [390, 1366]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test(`pictures are described one after the other by keyboard, and each text is saved${width === 390 ? ' @quick' : ''}`, async ({
      page,
    }) => {
      const id = await uploadPicture(page, `ferry-${width}.jpg`)
      await page.goto('/admin/picture-texts')
      const row = page.getByRole('listitem', { name: `ferry-${width}.jpg` })
      await row.getByLabel('Alternative text', { exact: true }).fill('A ferry on the Karnali')
      await page.keyboard.press('Enter')
      await expect(row.getByLabel('Alternative text (नेपाली)')).toBeFocused()
      await page.keyboard.type('कर्णालीमा डुङ्गा')
      await page.keyboard.press('Enter')
      await expect(row.getByText('saved', { exact: true })).toBeVisible()
      await expect(page.getByText(/^1 of \d+ described$/)).toBeVisible()
      expect(await accessibilityFindings(page)).toEqual([])
      const { data } = await (await page.request.get(`/api/v1/pictures/${id}`)).json()
      expect([data.alt, data.translations.ne.alt]).toEqual(['A ferry on the Karnali', 'कर्णालीमा डुङ्गा'])
    })

    test('chosen pictures get tags and a credit, go into the trash, and come back', async ({ page }) => {
      const names = [`first-${width}.jpg`, `second-${width}.jpg`]
      for (const name of names) await uploadPicture(page, name)
      await page.goto('/admin/pictures')
      for (const name of names) await page.getByRole('checkbox', { name: `Choose: ${name}` }).press('Space')
      await expect(page.getByText('2 chosen')).toBeVisible()
      expect(await accessibilityFindings(page)).toEqual([])
      await page.getByRole('button', { name: 'Tags, credit, licence…' }).click()
      await page.getByLabel('Add tags').fill(`Site visit ${width}, Ferry`)
      await page.getByLabel('Credit (who took it)').fill('Maya Gurung')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('2 pictures changed.')).toBeVisible()
      await page.getByLabel('Tags', { exact: true }).click()
      await page.getByRole('option', { name: `site visit ${width} (2)` }).click()
      await expect(page.getByText('2 pictures', { exact: true })).toBeVisible()

      await page.getByRole('button', { name: 'Choose all on this page' }).click()
      await page.getByRole('button', { name: 'Move to trash' }).click()
      await expect(page.getByText('2 pictures moved to the trash.')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(2)
    })

    test('caption, credit and licence of a picture are written', async ({ page }) => {
      const id = await uploadPicture(page, `terrace-${width}.jpg`)
      await page.goto(`/admin/pictures/${id}`)
      await page.getByLabel('Caption', { exact: true }).fill('Terraces after the monsoon')
      await page.getByLabel('Licence').fill('CC BY 4.0')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Picture saved.')).toBeVisible()
      const { data } = await (await page.request.get(`/api/v1/pictures/${id}`)).json()
      expect(data.picture).toMatchObject({ caption: 'Terraces after the monsoon', licence: 'CC BY 4.0' })
      expect(await accessibilityFindings(page)).toEqual([])
    })
  })
}
