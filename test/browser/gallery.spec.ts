import { expect, test, type Page } from '@playwright/test'

/** A project of the sample content with four pictures, and its place in the gallery. */
const PROJECT = { title: 'Town master plan and its first works', slug: 'town-master-plan-and-its-first-works' }
const PICTURE = (number: number) => `/gallery?project=${PROJECT.slug}&picture=${number}`

const lightbox = (page: Page) => page.getByRole('dialog', { name: PROJECT.title })
const thumbnail = (page: Page) => page.getByRole('main').getByRole('link', { name: PROJECT.title })

async function openLightbox(page: Page) {
  await page.goto('/gallery')
  await thumbnail(page).click()
  await expect(lightbox(page)).toContainText('1 of 4')
}

test('only projects with pictures are shown @nojs', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/v1/projects?limit=1000000000')).json()) as { data: { pictures: unknown[] }[] }
  const shown = data.filter(({ pictures }) => pictures.length > 0).length
  expect(shown).toBeLessThan(data.length)
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Gallery')
  await expect(page.locator('.gallery img')).toHaveCount(shown)
})

for (const [width, columns] of [[360, 1], [768, 2], [1024, 3], [1280, 4]] as const) {
  test(`the thumbnails stand in ${columns} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/gallery')
    const tops = await page.locator('.gallery img').evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
  })
}

test('without JavaScript a thumbnail leads to the project @nojs-only', async ({ page }) => {
  await page.goto('/gallery')
  await thumbnail(page).click()
  await expect(page).toHaveURL(`/projects/${PROJECT.slug}`)
})

test('previous and next wrap at both ends', async ({ page }) => {
  await openLightbox(page)
  await lightbox(page).getByRole('button', { name: 'Previous' }).click()
  await expect(lightbox(page)).toContainText('4 of 4')
  await lightbox(page).getByRole('button', { name: 'Next' }).click()
  await expect(lightbox(page)).toContainText('1 of 4')
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox(page)).toContainText('4 of 4')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toContainText('1 of 4')
})

test('the strip has thumbnails of 64 px, and each selects its picture', async ({ page }) => {
  await openLightbox(page)
  const third = lightbox(page).getByRole('button', { name: 'Picture 3' })
  expect(await third.boundingBox()).toMatchObject({ width: 64, height: 64 })
  await third.click()
  await expect(lightbox(page)).toContainText('3 of 4')
  await expect(third).toHaveAttribute('aria-current', 'true')
  await expect(lightbox(page).getByRole('img', { name: 'The town model seen straight from above' })).toBeInViewport()
})

test('Escape closes the lightbox and gives the focus back to the thumbnail', async ({ page }) => {
  await page.goto('/gallery')
  await thumbnail(page).focus()
  await page.keyboard.press('Enter')
  await expect(lightbox(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL('/gallery')
  await expect(thumbnail(page)).toBeFocused()
})

test('the focus never comes to what lies behind the lightbox', async ({ page }) => {
  await openLightbox(page)
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    const isBehind = await page.evaluate(() => document.activeElement?.closest('main, header, footer') !== null && !document.activeElement?.closest('dialog'))
    expect(isBehind).toBe(false)
  }
})

test('a picture has an address of its own, which can be shared', async ({ page }) => {
  await openLightbox(page)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(PICTURE(2))

  await page.goto(PICTURE(3))
  await expect(lightbox(page)).toContainText('3 of 4')
  await lightbox(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/gallery')
  await expect(thumbnail(page)).toBeFocused()
})

test('Back closes the lightbox, however many pictures were looked at', async ({ page }) => {
  await openLightbox(page)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(PICTURE(2))
  await page.goBack()
  await expect(page).toHaveURL('/gallery')
  await expect(lightbox(page)).toBeHidden()
})

test('going from picture to picture asks the server for pictures and nothing else', async ({ page }) => {
  await openLightbox(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toContainText('2 of 4')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toContainText('3 of 4')
  expect(asked.filter((url) => !/\/media\/|\/icon\.svg$/.test(url))).toEqual([])
})

test('the neighbours of a picture are loaded before they are asked for', async ({ page }) => {
  await openLightbox(page)
  const images = lightbox(page).locator('.lightbox__slides img')
  await expect(images).toHaveCount(3)
  for (const image of await images.all()) {
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0)).toBe(true)
  }
})

test('a finger draws the next picture in @phone-only', async ({ page }) => {
  await page.goto(PICTURE(1))
  await expect(lightbox(page)).toContainText('1 of 4')
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y: 300 }] })
  for (const x of [240, 180, 120]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: 300 }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(lightbox(page)).toContainText('2 of 4')
})

test('where no project has a picture, the gallery says so', async ({ page }) => {
  await page.route('**/api/v1/projects?*', (route) => route.fulfill({ json: { data: [], meta: { total: 0, page: 1, limit: 1 } } }))
  await page.goto('/contact')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'GALLERY' }).click()
  await expect(page.getByRole('heading', { name: 'No Data Found !', exact: true })).toBeVisible()
})
