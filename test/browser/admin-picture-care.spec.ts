import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { accessibilityFindings } from './accessibility-findings.ts'
import { newPicture, type SampleFile } from './picture-samples.ts'
import { test } from './staff-test.ts'

const uploadPicture = async (page: Page, name: string) => upload(page, await newPicture(name))

async function upload(page: Page, file: SampleFile): Promise<number> {
  await page.goto('/admin/pictures')
  const stored = page.waitForResponse((response) => response.request().method() === 'POST' && response.status() === 201)
  await page.locator('input[type=file]').setInputFiles(file)
  return (await (await stored).json()).data.id
}

/** Unlike any other picture. Without even surfaces, in which each size of a picture has another fingerprint. */
function drawFields(): Promise<Buffer> {
  const any = (most: number) => Math.round(Math.random() * most)
  const fields = Array.from({ length: 54 }, (_, index) => {
    const corner = `${(index % 9) * 100} ${Math.floor(index / 9) * 100}`
    return `<path fill="hsl(0 0% ${any(100)}%)" d="M${corner}h100v100h-100z"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${fields.join('')}</svg>`
  return sharp(Buffer.from(drawing)).jpeg().toBuffer()
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

    test('caption, credit and licence of a picture are written, and the pictures that look alike are shown', async ({
      page,
    }) => {
      const id = await uploadPicture(page, `terrace-${width}.jpg`)
      await page.goto(`/admin/pictures/${id}`)
      await page.getByLabel('Caption', { exact: true }).fill('Terraces after the monsoon')
      await page.getByLabel('Licence').fill('CC BY 4.0')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Picture saved.')).toBeVisible()
      const { data } = await (await page.request.get(`/api/v1/pictures/${id}`)).json()
      expect(data.picture).toMatchObject({ caption: 'Terraces after the monsoon', licence: 'CC BY 4.0' })
      expect(await accessibilityFindings(page)).toEqual([])
      await page.goto('/admin/alike-pictures')
      await expect(page.getByText(/Copies in another size/)).toBeVisible()
      expect(await accessibilityFindings(page)).toEqual([])
    })

    test('one of the pictures that look alike is kept, and shown where the other was', async ({ page }) => {
      const whole = await drawFields()
      const kept = await upload(page, { name: `fields-${width}.jpg`, mimeType: 'image/jpeg', buffer: whole })
      const buffer = await sharp(whole).resize(300).jpeg().toBuffer()
      const id = await upload(page, { name: `fields-${width}-small.jpg`, mimeType: 'image/jpeg', buffer })
      const token = await page.locator('meta[name="csrf-token"]').getAttribute('content')
      const { data } = await (
        await page.request.post('/api/v1/news', {
          data: { name: `Fields ${width} ${id}`, categoryId: 1, imageId: id, publish: true },
          headers: { 'X-CSRF-TOKEN': token ?? '' },
        })
      ).json()
      await page.goto('/admin/alike-pictures')
      const keep = page.getByRole('button', { name: `Keep this, replace the others: fields-${width}.jpg` })
      await expect(async () => {
        await page.reload()
        await expect(keep).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await keep.click()
      expect(await accessibilityFindings(page)).toEqual([])
      await page.getByRole('dialog').getByRole('button', { name: 'Keep this, replace the others' }).click()
      await expect(page.getByText('Done. 1 item shows it instead of the others.')).toBeVisible()
      await expect(keep).toHaveCount(0)
      const shown = await (await page.request.get(`/api/v1/content/news/${data.id}`)).json()
      expect([shown.data.state, shown.data.imageId]).toEqual(['published', kept])
      const former = await (await page.request.get(`/api/v1/pictures/${id}`)).json()
      expect([former.data.isTrashed, former.data.uses]).toEqual([true, []])
    })
  })
}
