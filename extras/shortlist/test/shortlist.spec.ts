import { expect, test, type Page } from '@playwright/test'
import { findingsInBothSchemes } from '../../../test/browser/accessibility-findings.ts'
import { fill, newMessage, sendButton, stored } from '../../../test/browser/contact-form.ts'
import { intercept } from '../../../test/browser/intercept.ts'
import { overflowOf } from '../../../test/browser/layout-faults.ts'
import { englishOn, latinNamesOn } from '../../../test/browser/nepali.ts'
import { openPage, waitForHydration } from '../../../test/browser/open-page.ts'

const MARKET = 'Covered market hall'
const BRIDGE = 'Trail suspension bridge over a mid-hill river'
const DIRECTOR = 'Srijana Maharjan'

const toggle = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: `Shortlist: ${title}` })
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Shortlist \(\d+\)$/ })
const storedText = (page: Page) => page.evaluate(() => localStorage.getItem('shortlist'))
const keep = (page: Page, text: string) =>
  page.addInitScript((value) => {
    if (localStorage.getItem('shortlist') === null) localStorage.setItem('shortlist', value)
  }, text)

interface Numbered {
  id: number
  title?: string
  name?: string
}

/** The ids of the two projects and of the managing director. */
async function idsOf(page: Page): Promise<{ bridge: number; market: number; director: number }> {
  const list = async (path: string): Promise<Numbered[]> =>
    (await (await page.request.get(`/api/v1/${path}?limit=100`)).json()).data
  const [projects, people] = await Promise.all([list('projects'), list('teams')])
  const project = (title: string) => projects.find((each) => each.title === title)!.id
  return {
    bridge: project(BRIDGE),
    market: project(MARKET),
    director: people.find(({ name }) => name === DIRECTOR)!.id,
  }
}

test('projects and people are ticked on three pages, and kept over a reload and in a second tab @phone @quick', async ({
  page,
  context,
}) => {
  await openPage(page, '/projects')
  await expect(toggle(page, BRIDGE)).toHaveAttribute('aria-pressed', 'false')
  await expect(count(page)).toBeHidden()
  await toggle(page, BRIDGE).click()
  await expect(toggle(page, BRIDGE)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/projects')

  const other = await context.newPage()
  await openPage(other, '/projects/covered-market-hall')
  await toggle(other, MARKET).press('Enter')
  await expect(count(other)).toHaveAccessibleName('Shortlist (2)')
  await expect(count(page)).toHaveAccessibleName('Shortlist (2)')

  await openPage(page, '/about/teams')
  await toggle(page, DIRECTOR).press('Space')
  await page.reload()
  await expect(toggle(page, DIRECTOR)).toHaveAttribute('aria-pressed', 'true')
  await expect(count(other)).toHaveAccessibleName('Shortlist (3)')
  await count(page).click()
  for (const name of [BRIDGE, MARKET, DIRECTOR])
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
})

/** Of each card its size, and where its texts and picture stand in it. */
const placesInCards = (page: Page) =>
  page.locator('.card').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect()
      const parts = [...card.querySelectorAll('h3, p, dl, img')].map((part) => part.getBoundingClientRect())
      return [width, height, ...parts.flatMap((part) => [part.x - x, part.y - y])].map(Math.round)
    }),
  )

test('on home the buttons take no room: nothing moves when they come', async ({ page }) => {
  const { promise: isSettled, resolve: settled } = Promise.withResolvers<void>()
  await intercept(page, '**/hydration/**', async (route) => {
    await isSettled
    await route.continue()
  })
  await page.goto('/')
  // Sections below the first view are shown when that is complete.
  for (const card of await page.locator('.card').all()) await expect(card).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await placesInCards(page)
  settled()
  await waitForHydration(page)
  const box = await page.locator('.card .shortlist-toggle').first().boundingBox()
  expect([box!.width >= 44, box!.height >= 44]).toEqual([true, true])
  expect(await placesInCards(page)).toEqual(before)
})

test('an item is removed and put back in its place, and all are cleared and put back, by keyboard', async ({
  page,
}) => {
  const { bridge, market, director } = await idsOf(page)
  await keep(page, JSON.stringify({ projects: [bridge, market], people: [director], preparedFor: '' }))
  await openPage(page, '/shortlist')
  await page.getByRole('button', { name: `Remove: ${MARKET}` }).press('Enter')
  const undo = page.getByRole('button', { name: `Undo: ${MARKET}` })
  await expect(undo).toBeFocused()
  await expect(page.getByText(`${MARKET} was removed.`)).toBeVisible()
  expect(await storedText(page)).toBe(JSON.stringify({ projects: [bridge], people: [director], preparedFor: '' }))
  await undo.press('Enter')
  await expect(page.getByRole('heading', { name: MARKET })).toBeVisible()

  await page.getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse projects' })).toHaveAttribute('href', '/projects')
  const putBack = page.getByRole('button', { name: 'Put back 3 items' })
  await expect(putBack).toBeFocused()
  await putBack.press('Enter')
  await expect(count(page)).toHaveAccessibleName('Shortlist (3)')
  await expect(page.getByRole('heading', { name: MARKET })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('an item no longer available is removed by keyboard, and the focus stays in the content', async ({ page }) => {
  const { bridge } = await idsOf(page)
  await keep(page, JSON.stringify({ projects: [bridge, 987_654], people: [], preparedFor: '' }))
  await openPage(page, '/shortlist')
  await expect(page.getByText('No longer available: 1 item of this list.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove from my shortlist' }).press('Enter')
  await expect(page.getByText('No longer available')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await storedText(page)).toBe(JSON.stringify({ projects: [bridge], people: [], preparedFor: '' }))
})

test('a link shows its items without JavaScript, and says how many are gone @nojs-only', async ({ page }) => {
  const { bridge, director } = await idsOf(page)
  await page.goto(`/shortlist?projects=${bridge},987654&people=${director}&for=A+ministry`)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([BRIDGE, DIRECTOR])
  await expect(page.getByRole('main')).toContainText('No longer available: 1 item of this list.')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(await page.locator('main button:visible').count()).toBe(0)
  await page.getByRole('link', { name: 'Ask about these' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('Shortlist: 1 project, 1 person')
  await expect(page.getByLabel('Message')).toHaveValue(
    new RegExp(`/shortlist\\?projects=${bridge}&people=${director}\n$`),
  )
})

test('without JavaScript there are no buttons, and the empty page says what it is for @nojs-only', async ({ page }) => {
  await page.goto('/projects')
  await expect(page.locator('.shortlist-toggle, .shortlist-link')).toHaveCount(0)
  await page.goto('/shortlist')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
})

test('somebody’s link leaves the own shortlist as it is, and adds to it when asked', async ({ page }) => {
  const { bridge, market, director } = await idsOf(page)
  const own = JSON.stringify({ projects: [bridge], people: [], preparedFor: '' })
  await keep(page, own)
  await openPage(page, `/shortlist?projects=${market},${bridge}&people=${director}`)
  await expect(toggle(page, BRIDGE)).toHaveAttribute('aria-pressed', 'true')
  expect(await storedText(page)).toBe(own)
  await page.getByRole('button', { name: 'Keep as my shortlist' }).press('Enter')
  await expect(page.getByText('2 items added to your shortlist.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '2 items added' })).toBeFocused()
  await expect(count(page)).toHaveAccessibleName('Shortlist (3)')
  await page.getByRole('link', { name: 'Open my shortlist' }).click()
  await expect(page).toHaveURL('/shortlist')
  await expect(page.getByRole('button', { name: `Remove: ${BRIDGE}` })).toBeVisible()
})

test('damaged storage is an empty shortlist, and one that takes nothing is said so', async ({ page }) => {
  await keep(page, '{"projects":[1,"2",null,-3],"people":"x"')
  await openPage(page, '/projects')
  await expect(toggle(page, BRIDGE)).toHaveAttribute('aria-pressed', 'false')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await toggle(page, BRIDGE).click()
  await expect(toggle(page, BRIDGE)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Your browser does not store the shortlist')).toBeVisible()
})

test('the fifty-first item is refused', async ({ page }) => {
  const projects = Array.from({ length: 50 }, (_, index) => 900_000 + index)
  await keep(page, JSON.stringify({ projects, people: [], preparedFor: '' }))
  await openPage(page, '/projects')
  await toggle(page, BRIDGE).click()
  await expect(page.getByText('A shortlist holds 50 items.')).toBeVisible()
  await expect(toggle(page, BRIDGE)).toHaveAttribute('aria-pressed', 'false')
})

test('on paper it is a dossier of A4: a cover with the map, then the references, and no blank page', async ({
  page,
}) => {
  const { bridge, market, director } = await idsOf(page)
  await openPage(page, `/shortlist?projects=${bridge},${market}&people=${director}`)
  await page.getByLabel('Prepared for').fill('Department of Roads')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect([...pdf.matchAll(/\/Type \/Page\b[^s][^]*?\/MediaBox \[([^\]]*)\]/g)].map(([, box]) => box)).toEqual([
    '0 0 594.95996 841.91998',
    '0 0 594.95996 841.91998',
    '0 0 594.95996 841.91998',
  ])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Selected references')).toBeVisible()
  await expect(page.getByText('Prepared for Department of Roads')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Map of Nepal with/ })).toBeVisible()
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByText('Ask about these')])
    await expect(hidden).toBeHidden()
})

test('it is sent with an enquiry, after what was written before @phone', async ({ page }) => {
  const { bridge, director } = await idsOf(page)
  const message = newMessage()
  await keep(page, JSON.stringify({ projects: [bridge], people: [director], preparedFor: '' }))
  await openPage(page, '/contact')
  await fill(page, { Message: message.Message })
  await count(page).click()
  await page.getByRole('link', { name: 'Ask about these' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('Shortlist: 1 project, 1 person')
  const field = page.getByLabel('Message')
  await expect(field).toHaveValue(
    new RegExp(`^${message.Message.split('\n')[0]}[^]*- REC-115 ${BRIDGE}\n- ${DIRECTOR},`),
  )
  await page.reload()
  await waitForHydration(page)
  expect((await field.inputValue()).split('The shortlist:').length, 'attached once').toBe(2)
  await fill(page, { Name: message.Name, Email: message.Email, Subject: message.Subject })
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText(/REC-[0-9A-Z]{8}/)
  expect(stored(message)).toHaveLength(1)
})

test.describe('for axe, light and dark', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of ['/shortlist', '/projects', '/about/teams', '/projects/covered-market-hall']) {
    test(`${path} with a shortlist has no fault @phone`, async ({ page }) => {
      const { bridge, market, director } = await idsOf(page)
      await keep(page, JSON.stringify({ projects: [bridge, market], people: [director], preparedFor: '' }))
      await openPage(page, path)
      await expect(count(page)).toBeVisible()
      if (path === '/shortlist') await expect(page.getByRole('heading', { name: DIRECTOR })).toBeVisible()
      expect(await findingsInBothSchemes(page)).toEqual([])
    })
  }
})

test('a shortlist is in Nepali as a whole, names included, and fits @phone @nojs @quick', async ({ page }) => {
  await page.goto('/ne/shortlist?projects=1,3&people=1')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  expect(await englishOn(page)).toEqual([])
  expect(await latinNamesOn(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})
