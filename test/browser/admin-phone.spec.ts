import { expect, type Locator, type Page } from '@playwright/test'
import { EXTRAS } from '../extras.ts'
import { isPart } from '../scope.ts'
import { intercept } from './intercept.ts'
import { overflowOf } from './layout-faults.ts'
import { callAsStaff, test } from './staff-test.ts'

const WIDTH = 360
/** The least height of controls, in CSS pixels. */
const TOUCH_SIZE = 40

/** `npm test` looks at two of the kinds, whose screens are made by the same code. */
const ofKinds = (kinds: string[], path: (kind: string) => string, controls: string[]) =>
  kinds
    .filter((kind) => !isPart || kind === 'news' || kind === 'projects')
    .map((kind): [string, string[]] => [path(kind), controls])

/** Every screen of staff, and what can be pressed on it; what is needed first is in the bar above. */
const SCREENS: [path: string, controls: string[]][] = [
  ['/admin', ['New news item', 'Add a project', 'Upload pictures']],
  ...ofKinds(
    ['news', 'projects', 'services', 'teams', 'clients', 'partners', 'timeline', 'categories'],
    (kind) => `/admin/${kind}`,
    ['Create', 'Trash', 'Search', 'Visibility'],
  ),
  ['/admin/pages', ['Search', 'Visibility']],
  ...ofKinds(
    ['news', 'projects', 'services', 'clients', 'partners', 'timeline', 'categories'],
    (kind) => `/admin/${kind}/create`,
    ['Publish', 'Save draft', 'More'],
  ),
  ...ofKinds(
    ['news', 'projects', 'services', 'teams', 'clients', 'partners', 'timeline', 'categories', 'pages'],
    (kind) => `/admin/${kind}/1`,
    ['Publish changes', 'Save draft', 'More'],
  ),
  ['/admin/teams/create', ['Publish', 'Save draft', 'More']],
  ['/admin/pictures', ['Upload pictures', 'Search']],
  ['/admin/pictures/1', ['Replace the file…', 'Crop…', 'Delete…']],
  ['/admin/messages', ['Export', 'Assigned to']],
  ['/admin/mails', ['Not sent', 'Waiting', 'All']],
  ['/admin/answer-settings', ['Save', 'Add a template in English']],
  ['/admin/settings', ['Publish changes', 'Save draft']],
  ['/admin/brand', ['Publish changes', 'Save draft']],
  ['/admin/sample', ['Remove the sample']],
  ['/admin/redirects', ['New redirect', 'Search']],
  ['/admin/readiness', ['A second factor for every owner']],
  ['/admin/mail-settings', ['Mail server', 'Send a test e-mail', 'Check the address']],
  ['/admin/imports', ['Choose a file', 'Template as XLSX']],
  ['/admin/edit?path=/about/clients', ['Clients What the page shows']],
  ['/admin/redirects/create', ['Create', 'Cancel']],
  ['/admin/staff', ['Add a member of staff', 'Search']],
  ['/admin/staff/create', ['Add and show link']],
  ['/admin/audit', ['Search', 'Who', 'Action']],
  ['/admin/account', ['Change password']],
  ['/admin/set-up/settings', ['Save and continue']],
  ['/admin/set-up/services', ['Open “Services”']],
  ...EXTRAS.flatMap(({ screens }) => screens.map(({ path, controls }): [string, string[]] => [path, controls])),
]

test.use({
  viewport: { width: WIDTH, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
})

/**
 * By its name, as what can be pressed or typed into.
 * @param exact the name has nothing besides, such as a count
 */
function control(page: Page, name: string): Locator {
  const byRole = (['button', 'link', 'combobox', 'searchbox', 'textbox', 'tab'] as const).map((role) =>
    page.getByRole(role, { name: new RegExp(`^(${name})( \\d+)?( \\*)?$`) }),
  )
  return byRole
    .reduce((all, one) => all.or(one))
    .or(page.getByLabel(name, { exact: true }))
    .filter({ visible: true })
    .first()
}

/** Scrolled to as a finger does, it lies within the window and is what a finger hits. */
async function expectInReach(page: Page, name: string, where: string): Promise<void> {
  const found = control(page, name)
  await expect(found, `${name} on ${where}`).toBeVisible()
  const { left, right, isHit } = await found.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, right, top, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, top + height / 2)
    const root = element.closest('.MuiFormControl-root') ?? element
    return { left, right, isHit: hit !== null && (root.contains(hit) || hit.contains(element)) }
  })
  expect({ where, name, isWithin: left >= 0 && right <= WIDTH, isHit }).toEqual({
    where,
    name,
    isWithin: true,
    isHit: true,
  })
}

/** Controls that are too low for a finger; links within texts are as high as their line. */
function tooLow(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressable = document.querySelectorAll(
      'button, a.MuiButton-root, [role="tab"], [role="menuitem"], nav a, .MuiInputBase-root, .MuiCheckbox-root, .MuiRadio-root',
    )
    return [...pressable]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.closest('[aria-hidden="true"], .skip-nav-button') === null,
      )
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 0 && height > 0 && Math.round(height) < least
      })
      .map(
        (element) =>
          `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent} ${element.getBoundingClientRect().height}`,
      )
  }, TOUCH_SIZE)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('#react-admin-title')).not.toBeEmpty({ timeout: 15_000 })
  // The measured elements have to be there: rows, fields or parts.
  await expect(
    page
      .locator('main tbody tr, main form input, main section, main li, main [role="tab"], [role="dialog"] input')
      .first(),
  ).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 15_000 })
}

/** A message and its mail, whose words are too long for one line. */
async function write(page: Page): Promise<void> {
  await callAsStaff(page, 'POST', '/contact-us', {
    name: 'Bishnu Maya Gurung',
    email: 'bishnu@example.org',
    subject: 'Quotation for a structural audit of a hospital building',
    message: 'How long will it take?',
    seconds: 60,
  })
}

for (const locale of ['en', 'ne']) {
  test(`every screen fits on a phone, with what is pressed on it in reach (${locale})${locale === 'ne' ? ' @all' : ''}`, async ({
    page,
  }) => {
    test.setTimeout(400_000)
    await write(page)
    await page.addInitScript((chosen) => localStorage.setItem('RaStorestaff.locale', JSON.stringify(chosen)), locale)
    for (const [path, controls] of SCREENS) {
      await open(page, path)
      if (locale === 'en') for (const name of controls) await expectInReach(page, name, path)
      expect(await overflowOf(page), path).toBe(0)
      expect([path, await tooLow(page)]).toEqual([path, []])
    }
  })
}

test('the bar of a form is one line, in Nepali too, and the state of the item stands above', async ({ page }) => {
  // The note about a colleague who has it open, as another worker may, stands in the bar, too.
  await intercept(page, '**/api/v1/form-states/*/*/presence', (route) =>
    route.fulfill({
      json: { data: { others: [], saved: { version: 1, name: '', isCaller: true, at: '2026-11-22T06:00:00Z' } } },
    }),
  )
  for (const locale of ['en', 'ne']) {
    await page.addInitScript((one) => localStorage.setItem('RaStorestaff.locale', JSON.stringify(one)), locale)
    await open(page, '/admin/news/1')
    const bar = page.locator('[role=group]:has(> button[aria-keyshortcuts])')
    expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(60)
    expect(await overflowOf(page), locale).toBe(0)
  }
})

test('an address without a page says, also on a phone, where its link is', async ({ page }) => {
  await page.request.get('/old-brochure', { headers: { Referer: 'https://engineers.example/list' } })
  // The server writes such addresses down some seconds later.
  const noted = async () => (await page.request.get('/api/v1/missing-addresses?limit=1000')).text()
  await expect.poll(noted).toContain('engineers.example')
  await open(page, '/admin/redirects')
  const row = page.getByRole('listitem').filter({ hasText: '/old-brochure' })
  await expect(row.getByText(/engineers\.example/)).toBeVisible()
})

test('menu, language and signing out are a tap away', async ({ page }) => {
  await open(page, '/admin/news')
  for (const name of ['Open menu', 'English', 'Profile']) await expectInReach(page, name, 'the bar')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('link', { name: 'Partners' }).tap()
  await expect(page).toHaveURL(/\/admin\/partners/)
  await page.getByRole('button', { name: 'English' }).tap()
  await page.getByRole('menuitem', { name: 'नेपाली' }).tap()
  await expect(page.getByRole('link', { name: 'नयाँ बनाउनुहोस्' })).toBeVisible()
  await page.getByRole('button', { name: 'प्रोफाइल' }).tap()
  await expect(page.getByRole('menuitem', { name: 'मेरो खाता' })).toBeInViewport()
  await expect(page.getByRole('menuitem', { name: /Logout|Sign out|साइन आउट/ })).toBeInViewport()
})

test('a list is used with fingers and with keys: select, act, open, create', async ({ page }) => {
  await open(page, '/admin/partners')
  await page.getByRole('checkbox', { name: 'Select World Bank' }).tap()
  for (const name of ['Publish', 'Unpublish', 'Move to trash'])
    await expectInReach(page, name, 'the bar of what is selected')
  await page.getByRole('button', { name: 'Publish', exact: true }).tap()
  await expect(page.getByText('1 item published.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all of this page' }).tap()
  await expect(page.getByText('25 items selected')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all of this page' }).tap()

  await open(page, '/admin/partners')
  const create = page.getByRole('link', { name: 'Create' })
  for (
    let presses = 0;
    presses < 30 && !(await create.evaluate((element) => element === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab')
  await expect(create).toBeFocused()
  await expect(create).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'World Bank' }).tap()
  await expect(page).toHaveURL(/\/partners\/\d+/)
})

test('a toast covers nothing that can be pressed', async ({ page }) => {
  await open(page, '/admin/partners/2')
  await page.getByRole('textbox', { name: /^Name( \*)?$/ }).fill('A partner with another name')
  await page.getByRole('button', { name: 'Save draft' }).tap()
  const toast = page.getByText('Draft saved.')
  await expect(toast).toBeVisible()
  const covered = await page
    .getByRole('group', { name: 'Save' })
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { left, top, width, height } = button.getBoundingClientRect()
          return [0.1, 0.5, 0.9].some(
            (share) => !button.contains(document.elementFromPoint(left + width / 2, top + height * share)),
          )
        })
        .map((button) => button.textContent),
    )
  expect(covered).toEqual([])
  await expect(toast).toBeVisible()
})
