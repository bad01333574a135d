import { expect, type Page } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { intercept } from './intercept.ts'
import { newPicture } from './picture-samples.ts'
import { test } from './staff-test.ts'

const save = (page: Page) => page.getByRole('dialog').last().getByRole('button', { name: 'Save', exact: true })

async function uploadPicture(page: Page): Promise<number> {
  await page.goto('/admin/pictures')
  const stored = page.waitForResponse((response) => response.request().method() === 'POST' && response.status() === 201)
  await page.locator('input[type=file]').setInputFiles(await newPicture('gauge.jpg'))
  return (await (await stored).json()).data.id
}

for (const width of [390, 1366]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test(`a picture is turned and cropped by keyboard, and the crop is undone${width === 390 ? ' @quick' : ''}`, async ({
      page,
    }) => {
      const id = await uploadPicture(page)
      const size = async () => {
        const { data } = await (await page.request.get(`/api/v1/pictures/${id}`)).json()
        return [data.width, data.height]
      }
      await page.goto(`/admin/pictures/${id}`)
      await page.getByRole('button', { name: 'Crop…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
      await expect(save(page)).toBeEnabled()
      expect(await accessibilityFindings(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Turn right' }).click()
      await dialog.getByRole('button', { name: 'Lower edge' }).focus()
      for (let count = 0; count < 3; count += 1) await page.keyboard.press('Shift+ArrowUp')
      await save(page).click()
      await expect(dialog).toHaveCount(0)
      const [across = 0, down = 0] = await size()
      expect(across).toBe(600)
      expect(down).toBeLessThan(900)

      await page.getByRole('button', { name: 'Crop…' }).click()
      await dialog.getByRole('button', { name: '16:9' }).click()
      await save(page).click()
      await expect(dialog).toHaveCount(0)
      expect(await size()).toEqual([600, 338])

      await page.getByRole('button', { name: 'Crop…' }).click()
      await dialog.getByRole('button', { name: 'Undo the crop' }).click()
      await expect(dialog).toHaveCount(0)
      expect(await size()).toEqual([900, 600])
    })
  })
}

test('a crop stays open until its picture is there as cropped: the next one is of that', async ({ page }) => {
  const id = await uploadPicture(page)
  await page.goto(`/admin/pictures/${id}`)
  await page.getByRole('button', { name: 'Crop…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
  await dialog.getByRole('button', { name: '16:9' }).click()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const isAsked = page.waitForRequest((request) => request.url().endsWith(`/api/v1/pictures/${id}`))
  await intercept(page, new RegExp(`/api/v1/pictures/${id}$`), (route) => isReleased.then(() => route.fallback()))
  await save(page).click()
  await isAsked
  await expect(dialog).toBeVisible()
  release()
  await expect(dialog).toHaveCount(0)
})

test('a picture is cropped by mouse from the field that shows it', async ({ page }) => {
  await page.goto('/admin/news/1')
  await page.getByRole('tab', { name: 'Picture and facts' }).click()
  await page.getByRole('button', { name: 'Crop… (Picture)' }).click()
  await expect(save(page)).toBeEnabled()
  const corner = (await page.getByRole('button', { name: 'Lower right corner' }).boundingBox())!
  await page.mouse.move(corner.x + 5, corner.y + 5)
  await page.mouse.down()
  await page.mouse.move(corner.x - 60, corner.y - 60, { steps: 4 })
  await page.mouse.up()
  const stored = page.waitForResponse((response) => response.url().endsWith('/crop'))
  await save(page).click()
  const { data } = await (await stored).json()
  expect(data.crop).toMatchObject({ rotation: 0, x: 0, y: 0 })
  expect(data.crop.width).toBeLessThan(0.95)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Picture', exact: true }).getByRole('img')).toHaveAttribute(
    'src',
    new RegExp(data.picture.url.split('/').at(-2)),
  )
})
