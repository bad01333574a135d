import { expect, test, type Locator, type Page } from '@playwright/test'
import { overflowOf } from './layout-faults.ts'
import { openPage, runModule } from './open-page.ts'

/** Word for word, in this order (specification section 2); the last two below About Us are ours. */
const ENTRIES = [
  ['HOME', '/'],
  ['ABOUT US', '/about'],
  ['SERVICE', '/services'],
  ['PROJECTS', '/projects'],
  ['NEWS & EVENT', '/news'],
  ['GALLERY', '/gallery'],
  ['CONTACT US', '/contact'],
]
const ABOUT_ENTRIES = [
  ['Overview', '/about/overview'],
  ['Clients', '/about/clients'],
  ['Our Story', '/about'],
  ['History', '/about/our-story/history'],
  ['Teams', '/about/teams'],
  ['Profile', '/about/profile'],
]

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('.menu')
const toggle = (page: Page, entry: string) => menu(page).getByRole('button', { name: `${entry} submenu` })
const panel = (page: Page, entry: string) => menu(page).locator('> li', { hasText: entry }).locator('.menu__panel')

/** Words and addresses of links, in order. */
async function linksIn(place: Locator): Promise<(string | null)[][]> {
  const links = await place.locator('a').all()
  return Promise.all(links.map(async (link) => [(await link.textContent())!.trim(), await link.getAttribute('href')]))
}

test('the header has the seven entries in their order and words @nojs @quick', async ({ page }) => {
  await page.goto('/')
  expect(await linksIn(menu(page).locator('> li'))).toEqual(expect.arrayContaining(ENTRIES))
  await expect(menu(page).locator('> li > a')).toHaveText(ENTRIES.map(([name]) => name!))
  await expect(menu(page).locator('> li > a')).toHaveCount(7)
})

test('the submenu of About Us leads to its pages', async ({ page }) => {
  await page.goto('/')
  // Extras may add theirs.
  expect((await linksIn(panel(page, 'ABOUT US'))).slice(0, ABOUT_ENTRIES.length)).toEqual(ABOUT_ENTRIES)
  await expect(
    panel(page, 'ABOUT US')
      .locator('li', { hasText: /^Our Story/ })
      .getByText('History'),
  ).toBeAttached()
})

test('the submenu of Service is made from the services, each under its parent', async ({ page, request }) => {
  const { data } = await (await request.get('/api/v1/services?limit=10000')).json()
  const parents = data.filter(({ parentService }: { parentService: unknown }) => parentService === null)
  expect(parents.length).toBeGreaterThan(5)
  await page.goto('/')
  expect(await linksIn(panel(page, 'SERVICE'))).toEqual(
    parents.flatMap(
      ({ name, slug, children }: { name: string; slug: string; children: { name: string; slug: string }[] }) => [
        [name, `/services/${slug}`],
        ...children.map((child) => [child.name, `/services/${slug}/${child.slug}`]),
      ],
    ),
  )
})

test('a submenu opens on hover, closes when the pointer leaves, and its entry is followed @nojs', async ({ page }) => {
  await page.goto('/')
  await expect(panel(page, 'ABOUT US')).toBeHidden()
  await menu(page).getByRole('link', { name: 'ABOUT US' }).hover()
  await expect(panel(page, 'ABOUT US')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(panel(page, 'ABOUT US')).toBeHidden()
  await menu(page).getByRole('link', { name: 'ABOUT US' }).hover()
  await panel(page, 'ABOUT US').getByRole('link', { name: 'Clients' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients')
})

test('a submenu that hovering opened does not cover the page that was chosen in it', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/')
  // Time stands still: 'Loading...' never comes between the pointer and the submenu.
  await page.clock.pauseAt(Date.now() + 60_000)
  await menu(page).getByRole('link', { name: 'SERVICE' }).hover()
  await panel(page, 'SERVICE').getByRole('link', { name: 'Bridges' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(panel(page, 'SERVICE')).toBeHidden()
})

test('Escape closes a submenu that hovering opened', async ({ page }) => {
  await openPage(page, '/')
  await menu(page).getByRole('link', { name: 'SERVICE' }).hover()
  await expect(panel(page, 'SERVICE')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page, 'SERVICE')).toBeHidden()
})

test('an Escape or a link elsewhere keeps no submenu from opening on the next hover', async ({ page }) => {
  await openPage(page, '/')
  await page.keyboard.press('Escape')
  await menu(page).getByRole('link', { name: 'SERVICE' }).hover()
  await expect(panel(page, 'SERVICE')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await menu(page).getByRole('link', { name: 'ABOUT US' }).hover()
  await expect(panel(page, 'ABOUT US')).toBeVisible()
})

test('a submenu opens and closes by its button, which says so, and only one is open', async ({ page }) => {
  await openPage(page, '/')
  await toggle(page, 'ABOUT US').focus()
  await page.keyboard.press('Enter')
  await expect(toggle(page, 'ABOUT US')).toHaveAttribute('aria-expanded', 'true')
  await expect(panel(page, 'ABOUT US')).toBeVisible()
  await toggle(page, 'SERVICE').focus()
  await page.keyboard.press('Space')
  await expect(panel(page, 'SERVICE')).toBeVisible()
  await expect(panel(page, 'ABOUT US')).toBeHidden()
  await expect(toggle(page, 'ABOUT US')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Space')
  await expect(panel(page, 'SERVICE')).toBeHidden()
})

test('Escape closes a submenu and gives the focus back to its button', async ({ page }) => {
  await openPage(page, '/')
  await toggle(page, 'ABOUT US').focus()
  await page.keyboard.press('Enter')
  await expect(panel(page, 'ABOUT US')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel(page, 'ABOUT US').getByRole('link', { name: 'Overview' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page, 'ABOUT US')).toBeHidden()
  await expect(toggle(page, 'ABOUT US')).toBeFocused()
})

test('a submenu closes when the focus goes on to the next entry, or a click to the page', async ({ page }) => {
  await openPage(page, '/')
  await toggle(page, 'ABOUT US').focus()
  await page.keyboard.press('Enter')
  await expect(panel(page, 'ABOUT US')).toBeVisible()
  await panel(page, 'ABOUT US').getByRole('link', { name: 'Experience' }).focus()
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: 'SERVICE', exact: true })).toBeFocused()
  await expect(panel(page, 'ABOUT US')).toBeHidden()
  await toggle(page, 'ABOUT US').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(panel(page, 'ABOUT US')).toBeHidden()
})

test('without JavaScript a submenu opens for the keyboard @nojs-only', async ({ page }) => {
  await page.goto('/')
  await menu(page).getByRole('link', { name: 'ABOUT US' }).focus()
  await expect(panel(page, 'ABOUT US')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(panel(page, 'ABOUT US').getByRole('link', { name: 'Overview' })).toBeFocused()
})

for (const [path, entry, mark] of [
  ['/', 'HOME', 'page'],
  ['/about/overview', 'ABOUT US', 'true'],
  ['/services/civil-engineering/bridges', 'SERVICE', 'true'],
  ['/projects/covered-market-hall', 'PROJECTS', 'true'],
  ['/gallery', 'GALLERY', 'page'],
] as const) {
  test(`on ${path} the entry ${entry} is marked, and no other @nojs`, async ({ page }) => {
    await page.goto(path)
    const marked = menu(page).locator('> li > a[aria-current]')
    await expect(marked).toHaveText([entry])
    await expect(marked).toHaveAttribute('aria-current', mark)
  })
}

test('the page that is shown is marked in its submenu', async ({ page }) => {
  await page.goto('/about/overview')
  await expect(panel(page, 'ABOUT US').locator('[aria-current="page"]')).toHaveText(['Overview'])
})

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await openPage(page, '/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

/** Presses the keys one after the other and says where the focus is after each. */
async function press(page: Page, ...keys: string[]): Promise<(string | undefined)[]> {
  const stops = []
  for (const key of keys) {
    await page.keyboard.press(key)
    // A submenu opens before the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    stops.push(await focusedText(page))
  }
  return stops
}

/** Gives the focus to an entry as the Tab key would, when the arrow keys are there. */
async function enterMenu(page: Page, entry: string): Promise<void> {
  await openPage(page, '/about')
  const keys = page.waitForResponse(/arrow-keys/)
  await menu(page).getByRole('link', { name: entry, exact: true }).focus()
  await runModule(page, (await keys).url())
}

test('arrow keys step along the entries, and Home and End go to the first and last', async ({ page }) => {
  await enterMenu(page, 'HOME')
  expect(await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft')).toEqual([
    'ABOUT US',
    'ABOUT US submenu',
    'SERVICE',
    'ABOUT US submenu',
  ])
  expect(await press(page, 'End', 'ArrowRight', 'Home', 'ArrowLeft')).toEqual([
    'CONTACT US',
    'CONTACT US',
    'HOME',
    'HOME',
  ])
})

test('arrow keys open a submenu, go through both its levels and back', async ({ page }) => {
  await enterMenu(page, 'SERVICE')
  const [first, second] = await panel(page, 'SERVICE').locator('.menu__columns > li').all()
  const [head, nested] = await first!.locator('a').allTextContents()
  const [nextHead, nextNested] = await second!.locator('a').allTextContents()
  expect(await press(page, 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft')).toEqual([
    head,
    nested,
    nextHead,
    nextNested,
    nextHead,
  ])
  await expect(toggle(page, 'SERVICE')).toHaveAttribute('aria-expanded', 'true')
  expect(await press(page, 'Home', 'ArrowUp')).toEqual([head, 'SERVICE submenu'])
  expect(await press(page, 'ArrowLeft')).toEqual(['SERVICE'])
  await page.keyboard.press('Shift+Tab')
  await expect(toggle(page, 'ABOUT US'), 'Tab works as ever').toBeFocused()
  await expect(panel(page, 'SERVICE')).toBeHidden()
})

test('the header shrinks as the page is scrolled, and the focus in it leaves the page where it is', async ({
  page,
}) => {
  await openPage(page, '/about')
  const height = () => page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().bottom))
  const before = await height()
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect.poll(height).toBeLessThan(before - 12)
  await menu(page).getByRole('link', { name: 'PROJECTS' }).focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => scrollY)).toBe(600)
})

test('the language stands in one line with the menu, in the shrunk header too', async ({ page }) => {
  await openPage(page, '/contact')
  for (const scrolled of [0, 900]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
    const centres = await page
      .getByRole('banner')
      .locator('.site-header__bar > .language, .menu__link')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2))
    expect(Math.max(...centres) - Math.min(...centres)).toBeLessThan(2)
  }
})

test('the header of a phone has the other language beside the search @phone-only', async ({ page }) => {
  await page.goto('/contact')
  const language = page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).first()
  await expect(language).toBeInViewport()
  await expect(language).toHaveText(/ने/)
  await language.click()
  await expect(page).toHaveURL('/ne/contact')
  expect(await overflowOf(page)).toBe(0)
})

test('a part of the page that is jumped to is not covered by the header', async ({ page }) => {
  await openPage(page, '/about')
  await page.evaluate(() => {
    document.querySelector('main h2:last-of-type, main h2')!.id = 'jump'
    location.hash = 'jump'
  })
  const edge = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
  await expect(page.locator('#jump')).toBeInViewport()
  expect(await page.locator('#jump').evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThan(
    await edge(),
  )
})

for (const width of [320, 360, 1024, 1280]) {
  test(`${width} px wide, the name of the firm and what follows it take a line each`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/contact')
    const words = page.getByRole('banner').locator('.site-header__words > :visible')
    for (const line of await words.all()) expect((await line.boundingBox())!.height).toBeLessThan(32)
    await expect(words.first()).toHaveText('Rekha')
  })
}
