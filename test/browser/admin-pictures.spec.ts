import { expect } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { intercept } from './intercept.ts'
import { newPicture, transfer } from './picture-samples.ts'
import { test } from './staff-test.ts'

test('pictures dropped on the library show their progress, and then ask what is to be seen @quick', async ({
  page,
}) => {
  const pictures = await Promise.all(
    ['east-bank.jpg', 'west-bank.jpg', 'called-off.jpg'].map((name) => newPicture(name)),
  )
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await intercept(page, '**/api/v1/pictures?name=*', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/admin/pictures')
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem').first()).toBeVisible()
  await transfer(page, 'body', 'drop', { files: pictures })

  const uploads = page.getByRole('list', { name: 'Uploads' })
  await expect(uploads.getByRole('progressbar', { name: 'west-bank.jpg' })).toBeVisible()
  await expect(uploads.getByRole('listitem', { name: 'called-off.jpg' })).toContainText('waiting')
  await page.getByRole('button', { name: 'Cancel: called-off.jpg' }).click()
  letGo()
  const first = uploads.getByRole('listitem', { name: 'east-bank.jpg' })
  await first.getByLabel('Alternative text', { exact: false }).first().fill('Surveyors on the east bank')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByRole('button', { name: 'Edit: Surveyors on the east bank' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Pictures' }).getByText('Surveyors on the east bank')).toBeVisible()
  await expect(page.getByRole('link', { name: /west-bank.jpg.*needs alt text.*not used/ })).toBeVisible()
  await expect(page.getByText('called-off.jpg')).toHaveCount(0)
})

test('a file that cannot be taken is refused in the words of the server, and one that is there is not stored again', async ({
  page,
}) => {
  const picture = await newPicture('twice.jpg')
  await page.goto('/admin/pictures')
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles([
    { ...picture, name: 'broken.jpg', buffer: picture.buffer.subarray(0, 2000) },
    { name: 'report.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Minutes of a meeting') },
    picture,
  ])
  const row = (name: string) => page.getByRole('list', { name: 'Uploads' }).getByRole('listitem', { name })
  await expect(row('report.jpg').getByRole('alert')).toHaveText(/JPEG, PNG, WebP, AVIF/)
  await expect(row('broken.jpg').getByRole('alert')).toBeVisible()
  await expect(row('twice.jpg').getByRole('button', { name: 'Save' })).toBeVisible()
  await chooser.setInputFiles({ ...picture, name: 'again.jpg' })
  await expect(row('again.jpg')).toContainText('in the library already')
  await chooser.setInputFiles({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(26 * 1024 * 1024) })
  await expect(row('huge.jpg').getByRole('alert')).toContainText('at most 25 MB')
})

test('the focal point is moved by keyboard, with the crops as they will be', async ({ page }) => {
  await page.goto('/admin/pictures/3')
  const point = page.getByRole('button', { name: 'Focal point: 50 % from the left, 50 % from the top' })
  await point.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Focal point: 60 % from the left, 49 % from the top' })).toBeFocused()
  await expect(page.locator('[data-crop=square]')).toHaveCSS('object-position', '60% 49%')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Picture saved.')).toBeVisible()
  const { data } = await (await page.request.get('/api/v1/pictures/3')).json()
  expect([data.focalX, data.focalY]).toEqual([0.6, 0.49])
})

test('a picture that is shown somewhere is not deleted, and it is said where it is shown @all', async ({ page }) => {
  await page.goto('/admin/pictures/3')
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'choose another there first' }).getByRole('link').first(),
  ).toBeVisible()
})

test('in the form of a news item a new picture is uploaded, described and chosen; visitors see it @all', async ({
  page,
}) => {
  await page.goto('/admin/news/create')
  await page.getByLabel('Title *').fill('The gauge at the ford is read again')
  await page.getByLabel('Category').click()
  await page.getByRole('option', { disabled: false }).first().click()
  await page.getByRole('tab', { name: 'Picture and facts' }).click()
  await page.getByRole('button', { name: 'Choose… (Picture)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await dialog.locator('input[type=file]').setInputFiles(await newPicture('ford.jpg'))
  await dialog.getByLabel('Alternative text *').fill('A gauge stands in the ford')
  await dialog.getByRole('button', { name: 'Save and choose' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(
    page.getByRole('group', { name: 'Picture', exact: true }).getByRole('img', { name: 'A gauge stands in the ford' }),
  ).toBeVisible()
  await page.getByRole('tab', { name: 'Content' }).click()
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .or(page.getByRole('textbox', { name: 'Text *' }))
    .fill('It is read at six in the morning.')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/Published\.|is (created|updated) successfully\./)).toBeVisible()
  await page.goto('/news/the-gauge-at-the-ford-is-read-again')
  await expect(page.getByRole('img', { name: 'A gauge stands in the ford' })).toBeVisible()
})

test('a project gets several pictures at once, put in order by keyboard and by drag', async ({ page }) => {
  await page.goto('/admin/projects/create')
  await page.getByRole('tab', { name: 'Pictures' }).click()
  await page.getByRole('button', { name: 'Add pictures…' }).click()
  const cards = page
    .getByRole('dialog')
    .getByRole('list', { name: 'Pictures' })
    .getByRole('button', { pressed: false })
    .filter({ hasNotText: 'needs alt text' })
  for (let count = 0; count < 3; count += 1) await cards.first().click()
  await page.getByRole('button', { name: 'Add 3 pictures' }).click()
  const items = page.getByRole('group', { name: 'Pictures' }).getByRole('listitem')
  const names = () =>
    items.locator('img').evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).alt))
  await expect(items.locator('img')).toHaveCount(3)
  const [one, two, three] = await names()
  await items
    .nth(2)
    .getByRole('button', { name: /^Move left/ })
    .press('Enter')
  await expect.poll(names).toEqual([one, three, two])
  await items.nth(0).dragTo(items.nth(2))
  await expect.poll(names).toEqual([three, two, one])
  await items
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect.poll(names).toEqual([three, one])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 768, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

    test(`axe finds nothing in the library, in a picture, and where one is chosen${colorScheme === 'dark' ? ' @all' : ''}`, async ({
      page,
    }) => {
      await page.goto('/admin/pictures')
      await page.locator('input[type=file]').setInputFiles(await newPicture(`${colorScheme}.jpg`))
      await expect(page.getByRole('list', { name: 'Uploads' }).getByRole('button', { name: 'Save' })).toBeVisible()
      expect(await accessibilityFindings(page)).toEqual([])
      await page.goto('/admin/pictures/3')
      await expect(page.getByRole('button', { name: 'Replace the file…' })).toBeVisible()
      expect(await accessibilityFindings(page)).toEqual([])
      await page.goto('/admin/news/create')
      await page.getByRole('tab', { name: 'Picture and facts' }).click()
      await page.getByRole('button', { name: 'Choose… (Picture)' }).click()
      await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem').first()).toBeVisible()
      expect(await accessibilityFindings(page)).toEqual([])
    })
  })
}
