import { expect } from '@playwright/test'
import { CAPTIONS, filmOf } from '../fixtures/film.ts'
import { accessibilityFindings } from './accessibility-findings.ts'
import { intercept } from './intercept.ts'
import { expectToFit } from './layout-faults.ts'
import { waitForHydration } from './open-page.ts'
import { callAsStaff, test } from './staff-test.ts'

// Halfway through a transition, colours are not what they will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const NOBODY = { storageState: { cookies: [], origins: [] }, reducedMotion: 'reduce' as const }
/** The language link of phones, on every page. */
const OF_HEADER = /^label-content-name-mismatch: a\[aria-label="English"\]/
const PLAYER = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0'

test('a link that is none of a video is refused in words; one of a video becomes a block', async ({ page }) => {
  await page.goto('/admin/site-pages/create')
  await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill('Films of the form')
  await page.getByRole('tab', { name: 'Blocks and menu' }).click()
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('menuitem', { name: /^Video/ }).click()
  const block = page.getByRole('group', { name: '1. Video' })
  const link = block.getByRole('textbox', { name: /^Link/ })
  await expect(link).toBeFocused()
  await link.fill('https://www.youtube.com/@RekhaEngineering')
  await block
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('The bridge opens')
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(block.getByText(/be the link of one video on YouTube or Vimeo/)).toBeVisible()
  await link.fill('https://vimeo.com/76979871/8272103f6e')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  await page.goto('/pages/films-of-the-form')
  const play = page.getByRole('link', { name: 'Play on Vimeo' })
  await expect(play).toHaveAttribute('href', 'https://vimeo.com/76979871/8272103f6e')
})

test('a video sends nothing to others before its button is pressed, which then becomes the player @quick', async ({
  page,
  browser,
  baseURL,
}) => {
  const { data: pictures } = await (await page.request.get('/api/v1/pictures?limit=1')).json()
  const title = { en: 'The bridge opens', ne: 'पुल खुल्छ' }
  const link = 'https://youtu.be/aqz-KE-bpKQ?si=tracking'
  await callAsStaff(page, 'POST', '/site-pages', {
    title: 'Films of the test',
    slug: 'films',
    inMenu: true,
    blocks: [{ id: 'film', type: 'video', link, title, pictureId: pictures[0].id }],
    translations: { ne: { title: 'परीक्षणका भिडियो' } },
  })

  const asked: string[] = []
  const context = await browser.newContext({ baseURL: baseURL!, ...NOBODY })
  await intercept(context, /^https:/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Player</title><h1>Film</h1>',
    })
  })
  const visitor = await context.newPage()
  // Comes from another page without a new document, whose policy stays.
  await visitor.goto('/')
  await waitForHydration(visitor)
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Films of the test' }).click()
  const play = visitor.getByRole('link', {
    name: 'Play on YouTube YouTube then learns of your visit. The bridge opens',
  })
  await expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  await play.hover()
  await visitor.waitForLoadState('networkidle')
  for (const width of [360, 1280]) {
    await visitor.setViewportSize({ width, height: 800 })
    await expectToFit(visitor, `${width} px`)
    expect(await accessibilityFindings(visitor)).toEqual([])
  }
  expect(asked).toEqual([])
  await play.press('Enter')
  const frame = visitor.getByTitle('The bridge opens')
  await expect(frame).toHaveAttribute('src', PLAYER)
  await expect(frame).toBeFocused()
  await expect.poll(() => asked).toEqual([PLAYER])
  await expect(visitor.frameLocator('iframe').getByText('Film')).toBeVisible()
  expect(await accessibilityFindings(visitor)).toEqual([])

  await visitor.goto('/ne/pages/films')
  const nepali = visitor.getByRole('link', { name: /^YouTube मा हेर्नुहोस् .*YouTube ले थाहा पाउँछ। पुल खुल्छ$/ })
  await expect(nepali).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  await context.close()
})

test('without JavaScript, a video is a link to its page', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, ...NOBODY, javaScriptEnabled: false })
  const plain = await context.newPage()
  const block = { id: 'film', type: 'video', link: 'https://vimeo.com/76979871', title: { en: 'A film', ne: '' } }
  await callAsStaff(page, 'POST', '/site-pages', { title: 'A plain film', slug: 'plain-film', blocks: [block] })
  const asked: string[] = []
  plain.on('request', (request) => asked.push(new URL(request.url()).origin))
  await plain.goto('/pages/plain-film')
  const link = plain.getByRole('link', { name: /^Play on Vimeo/ })
  await expect(link).toHaveAttribute('href', 'https://vimeo.com/76979871')
  await expect(link).toHaveAttribute('rel', 'noopener')
  expect(new Set(asked)).toEqual(new Set([new URL(baseURL!).origin]))
  await context.close()
})

test('a project has a video, which sends nothing to others before it is played @quick', async ({
  page,
  browser,
  baseURL,
}) => {
  const data = { title: 'Bridge with a film', code: 'FILM-1', status: 'ongoing', pictureIds: [1], publish: true }
  const { id } = await callAsStaff(page, 'POST', '/projects', data)
  await page.goto(`/admin/projects/${id}`)
  await page.getByRole('tab', { name: 'Pictures' }).click()
  await page.getByRole('button', { name: 'Add to Video' }).click()
  const row = page.getByRole('group', { name: 'Video 1' })
  await row.getByRole('textbox', { name: /^Link/ }).fill('https://vimeo.com/76979871')
  await row
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('The deck swings in')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  const { path } = (await (await page.request.get(`/api/v1/content/projects/${id}`)).json()).data

  const asked: string[] = []
  const context = await browser.newContext({ baseURL: baseURL!, ...NOBODY })
  await intercept(context, /^https:/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Player</title>' })
  })
  const visitor = await context.newPage()
  await visitor.goto(`/ne${path}`)
  await expect(visitor.getByRole('link', { name: /^Vimeo मा हेर्नुहोस् .*The deck swings in$/ })).toBeVisible()
  await visitor.goto(path)
  await waitForHydration(visitor)
  const play = visitor.getByRole('link', { name: /^Play on Vimeo .*The deck swings in$/ })
  for (const width of [360, 1280]) {
    await visitor.setViewportSize({ width, height: 800 })
    await play.scrollIntoViewIfNeeded()
    await expectToFit(visitor, `${width} px`)
    expect(await accessibilityFindings(visitor)).toEqual([])
  }
  const described = await visitor.locator('script[type="application/ld+json"]').allTextContents()
  expect(described.join()).toContain('"video":{"@type":"VideoObject","name":"The deck swings in"')
  expect(asked).toEqual([])
  await play.click()
  await expect(visitor.getByTitle('The deck swings in')).toBeFocused()
  await expect.poll(() => asked).toEqual(['https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'])
  await context.close()
})

test('an own video is uploaded with its captions, and nothing of it is loaded before it is played @quick', async ({
  page,
  browser,
  baseURL,
}) => {
  const data = { title: 'Bridge with an own film', code: 'FILM-2', status: 'ongoing', publish: true }
  const { id } = await callAsStaff(page, 'POST', '/projects', data)
  await page.goto(`/admin/projects/${id}`)
  await page.getByRole('tab', { name: 'Pictures' }).click()
  await page.getByRole('button', { name: 'Add to Video' }).click()
  const row = page.getByRole('group', { name: 'Video 1' })
  const link = row.getByRole('textbox', { name: /^Link/ })
  const file = row.locator('input[type=file][accept=".mp4"]')
  await file.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: filmOf({ video: 'hvc1' }) })
  await expect(row.getByText(/save it with H\.264 video and AAC sound/)).toBeVisible()
  await file.setInputFiles({ name: 'The deck.mp4', mimeType: 'video/mp4', buffer: filmOf() })
  await expect(link).toHaveValue(/^\/documents\/[0-9a-f]{16}\/the-deck\.mp4$/)
  const captions = row.locator('input[type=file][accept=".vtt"]')
  await captions.setInputFiles({ name: 'the-deck.vtt', mimeType: 'text/vtt', buffer: CAPTIONS })
  await expect(row.getByRole('textbox', { name: /^Captions/ })).toHaveValue(/the-deck\.vtt$/)
  await row
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('The deck swings in')
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  const { path } = (await (await page.request.get(`/api/v1/content/projects/${id}`)).json()).data

  const context = await browser.newContext({ baseURL: baseURL!, ...NOBODY })
  const visitor = await context.newPage()
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const language of ['', '/ne']) {
    await visitor.goto(language + path)
    await waitForHydration(visitor)
    const video = visitor.getByLabel('The deck swings in')
    for (const width of [360, 1280]) {
      await visitor.setViewportSize({ width, height: 800 })
      await video.scrollIntoViewIfNeeded()
      await expectToFit(visitor, `${width} px`)
      const findings = await accessibilityFindings(visitor)
      expect(findings.filter((finding) => !OF_HEADER.test(finding))).toEqual([])
    }
    await expect(video).toHaveJSProperty('tagName', 'VIDEO')
    await expect(video.locator('track')).toHaveAttribute('label', language ? 'क्याप्सन' : 'Captions')
    await visitor.waitForLoadState('networkidle')
    expect(asked.filter((one) => one.startsWith('/documents/'))).toEqual([])
  }
  const film = visitor.getByLabel('The deck swings in')
  await film.evaluate((video: HTMLVideoElement) => void video.play().catch(() => undefined))
  await expect.poll(() => asked.some((one) => one.endsWith('/the-deck.mp4'))).toBe(true)
  const source = await film.locator('source').getAttribute('src')
  const part = await visitor.request.get(source!, { headers: { Range: 'bytes=4-7' } })
  expect([part.status(), await part.text(), part.headers()['content-range']]).toEqual([
    206,
    'ftyp',
    expect.stringMatching(/^bytes 4-7\/\d+$/),
  ])
  await context.close()
})
