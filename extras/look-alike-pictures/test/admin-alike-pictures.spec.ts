import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { accessibilityFindings } from '../../../test/browser/accessibility-findings.ts'
import type { SampleFile } from '../../../test/browser/picture-samples.ts'
import { callAsStaff, test } from '../../../test/browser/staff-test.ts'

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

    test(`one of the pictures that look alike is kept, and shown where the other was${width === 390 ? ' @quick' : ''}`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const whole = await drawFields()
      const kept = await upload(page, { name: `fields-${width}.jpg`, mimeType: 'image/jpeg', buffer: whole })
      const buffer = await sharp(whole).resize(300).jpeg().toBuffer()
      const id = await upload(page, { name: `fields-${width}-small.jpg`, mimeType: 'image/jpeg', buffer })
      const news = { name: `Fields ${width} ${id}`, categoryId: 1, imageId: id, publish: true }
      const item = await callAsStaff(page, 'POST', '/news', news)
      // Pictures are compared in a job.
      const found = async () => (await page.request.get('/api/v1/alike-pictures')).text()
      await expect.poll(found, { timeout: 60_000 }).toContain(`fields-${width}-small.jpg`)
      await page.goto('/admin/alike-pictures')
      const keep = page.getByRole('button', { name: `Keep this, replace the others: fields-${width}.jpg` })
      await keep.click()
      expect(await accessibilityFindings(page)).toEqual([])
      await page.getByRole('dialog').getByRole('button', { name: 'Keep this, replace the others' }).click()
      await expect(page.getByText('Done. 1 item shows it instead of the others.')).toBeVisible()
      await expect(keep).toHaveCount(0)
      const shown = await (await page.request.get(`/api/v1/content/news/${item.id}`)).json()
      expect([shown.data.state, shown.data.imageId]).toEqual(['published', kept])
      const former = await (await page.request.get(`/api/v1/pictures/${id}`)).json()
      expect([former.data.isTrashed, former.data.uses]).toEqual([true, []])
    })
  })
}
