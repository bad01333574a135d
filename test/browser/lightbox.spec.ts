import { expect, test, type Page } from '@playwright/test'
import { openWatchedPage } from './open-page.ts'

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

test('previous and next wrap at both ends @quick', async ({ page }) => {
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
    const isBehind = await page.evaluate(
      () =>
        document.activeElement?.closest('main, header, footer') !== null && !document.activeElement?.closest('dialog'),
    )
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
  await openWatchedPage(page, '/gallery')
  await thumbnail(page).click()
  await expect(lightbox(page)).toContainText('1 of 4')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toContainText('2 of 4')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toContainText('3 of 4')
  // Code that each page loads when it is idle may come as well.
  expect(asked.filter((url) => !/\/media\/|\/icon\.svg$|\/assets\//.test(url))).toEqual([])
})

test('the neighbours of a picture are loaded before they are asked for', async ({ page }) => {
  await openLightbox(page)
  const images = lightbox(page).locator('.lightbox__slides img')
  await expect(images).toHaveCount(3)
  for (const image of await images.all()) {
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0))
      .toBe(true)
  }
})

test('a finger draws the next picture in @phone-only', async ({ page }) => {
  await page.goto(PICTURE(1))
  await expect(lightbox(page)).toContainText('1 of 4')
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y: 300 }] })
  for (const x of [240, 180, 120])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: 300 }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(lightbox(page)).toContainText('2 of 4')
})

/** How large the picture that is shown stands, and where its middle is. */
async function shownPicture(page: Page) {
  const picture = lightbox(page).locator('.lightbox__slide:not([inert]) .lightbox__picture')
  await picture.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  const { x, y, width, height } = (await picture.boundingBox())!
  return { width, x: x + width / 2, y: y + height / 2 }
}

test('plus, minus and 0 zoom, and arrow keys move what is zoomed', async ({ page }) => {
  await openLightbox(page)
  const whole = await shownPicture(page)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  const zoomed = await shownPicture(page)
  expect(zoomed.width).toBeCloseTo(whole.width * 2.25, 0)
  await page.keyboard.press('ArrowRight')
  expect((await shownPicture(page)).x).toBeCloseTo(zoomed.x - 80, 0)
  await expect(lightbox(page)).toContainText('1 of 4')
  await page.keyboard.press('-')
  expect((await shownPicture(page)).width).toBeCloseTo(whole.width * 1.5, 0)
  await page.keyboard.press('0')
  expect(await shownPicture(page)).toEqual(whole)
})

test('a click zooms to where it was, a drag moves the picture, and another click shows the whole', async ({ page }) => {
  await openLightbox(page)
  const whole = await shownPicture(page)
  await page.mouse.click(whole.x + 100, whole.y)
  const zoomed = await shownPicture(page)
  expect(zoomed.width).toBeCloseTo(whole.width * 2.5, 0)
  expect(zoomed.x).toBeCloseTo(whole.x - 150, 0)
  await page.mouse.down()
  await page.mouse.move(whole.x + 160, whole.y, { steps: 4 })
  await page.mouse.up()
  expect((await shownPicture(page)).x, 'a drag is no click').toBeCloseTo(zoomed.x + 60, 0)
  await page.mouse.click(whole.x, whole.y)
  expect(await shownPicture(page)).toEqual(whole)
})

test('the wheel zooms, and so does a button; the next picture is whole again', async ({ page }) => {
  await openLightbox(page)
  const whole = await shownPicture(page)
  await page.mouse.move(whole.x, whole.y)
  await page.mouse.wheel(0, -100)
  await expect.poll(async () => (await shownPicture(page)).width).toBeGreaterThan(whole.width * 1.2)
  await lightbox(page).getByRole('button', { name: 'Zoom out' }).click()
  expect(await shownPicture(page)).toEqual(whole)
  await lightbox(page).getByRole('button', { name: 'Zoom in' }).click()
  expect((await shownPicture(page)).width).toBeCloseTo(whole.width * 2.5, 0)
  await lightbox(page).getByRole('button', { name: 'Next' }).click()
  await expect(lightbox(page).getByRole('button', { name: 'Zoom in' })).toBeVisible()
  expect((await shownPicture(page)).width).toBeLessThan(whole.width * 1.1)
})

test('two fingers zoom, one moves what is zoomed, and a double tap shows the whole @phone-only', async ({ page }) => {
  await page.goto(PICTURE(1))
  await expect(lightbox(page)).toContainText('1 of 4')
  const whole = await shownPicture(page)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: whole.y, id })) })
  await send('touchStart', 150)
  await send('touchStart', 150, 210)
  for (const spread of [20, 40, 60]) await send('touchMove', 150 - spread, 210 + spread)
  await send('touchEnd')
  const zoomed = await shownPicture(page)
  expect(zoomed.width / whole.width).toBeCloseTo(3, 1)
  await send('touchStart', 200)
  for (const x of [170, 140, 110]) await send('touchMove', x)
  await send('touchEnd')
  expect((await shownPicture(page)).x).toBeCloseTo(zoomed.x - 90, 0)
  await expect(lightbox(page), 'this was no swipe').toContainText('1 of 4')
  // Two taps within a moment, however slow the machine is.
  const now = Date.now() / 1000
  for (const [index, type] of (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).entries()) {
    const touchPoints = type === 'touchStart' ? [{ x: 180, y: whole.y }] : []
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: now + index / 20 })
  }
  expect(await shownPicture(page)).toEqual(whole)
})

test('an only picture has neither a number nor arrows', async ({ page }) => {
  await page.goto('/gallery?project=covered-market-hall&picture=1')
  const alone = page.getByRole('dialog', { name: 'Covered market hall' })
  await expect(alone.getByRole('button')).toHaveCount(2)
  await expect(alone.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(alone).not.toContainText('1 of 1')
})
