import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { intercept } from './intercept.ts'
import { openPage, waitForHydration } from './open-page.ts'
import { cards, chips, choose, chosenStatus, field, finder, option, result } from './project-finder.ts'

/** How many projects the API finds. */
async function count(request: APIRequestContext, filters: Record<string, string>): Promise<number> {
  const response = await request.get('/api/v1/projects', { params: { ...filters, limit: 1 } })
  return ((await response.json()) as { meta: { total: number } }).meta.total
}

/** The number at the end of each choice of a list, by the choice's value. */
async function numbersOf(page: Page, list: string): Promise<Record<string, number>> {
  const options = await field(page, list)
    .locator('option:not([value=""])')
    .evaluateAll((all: HTMLOptionElement[]) =>
      all.map(({ value, text }) => [value, Number(/\((\d+)\)$/.exec(text)?.[1])]),
    )
  expect(options.length).toBeGreaterThan(2)
  return Object.fromEntries(options)
}

test('beside each choice stands what it finds when the other filters stay @nojs @quick', async ({ page, request }) => {
  await page.goto('/projects?status=completed&province=lumbini')
  for (const [list, name] of [
    ['Province', 'province'],
    ['District', 'district'],
    ['Service', 'service'],
  ] as const) {
    const others: Record<string, string> =
      name === 'province' ? { status: 'completed' } : { status: 'completed', province: 'lumbini' }
    for (const [value, number] of Object.entries(await numbersOf(page, list))) {
      expect(number, `${name}=${value}`).toBe(await count(request, { ...others, [name]: value }))
    }
  }
  for (const [label, status] of [
    ['Ongoing', 'ongoing'],
    ['Completed', 'completed'],
    ['Upcoming', 'upcoming'],
    ['All', ''],
  ] as const) {
    const number = await count(request, { province: 'lumbini', ...(status && { status }) })
    await expect(finder(page).getByRole('radio', { name: `${label} ${number}`, exact: true })).toBeAttached()
  }
})

test('a status or province that finds nothing is shown with 0 and cannot be chosen; what is chosen can @nojs', async ({
  page,
}) => {
  await page.goto('/projects?search=wave+canopy&status=upcoming')
  await expect(finder(page).getByRole('radio', { name: 'Upcoming 0' })).toBeEnabled()
  await expect(finder(page).getByRole('radio', { disabled: true })).toHaveCount(1)
  await expect(option(page, 'Province', 'Karnali \\(0\\)')).toBeDisabled()
  await expect(field(page, 'Service').locator('option')).toHaveText(['All services'])
})

test('districts stand beneath their provinces, and beneath the chosen one alone @nojs', async ({ page }) => {
  await page.goto('/projects')
  await expect(field(page, 'District').locator('optgroup')).toHaveCount(7)
  await page.goto('/projects?province=koshi')
  expect(
    await field(page, 'District')
      .locator('optgroup')
      .evaluateAll((all: HTMLOptGroupElement[]) => all.map(({ label }) => label)),
  ).toEqual(['Koshi'])
})

test('a district left over from another province is left out, and the page says so @nojs', async ({
  page,
  request,
}) => {
  const total = await count(request, { province: 'koshi' })
  await page.goto('/projects?province=koshi&district=nuwakot')
  await expect(result(page)).toHaveText(`${total} projects`)
  await expect(page.getByText('Nuwakot is in another province: the district was left out.')).toBeVisible()
  await expect(field(page, 'District')).toHaveValue('')
  await expect(chips(page)).toHaveText(['Remove province Koshi', 'Clear all'])
})

test('each filter that is set is a link that takes it away @phone @nojs', async ({ page, request }) => {
  const total = await count(request, { province: 'bagmati', search: 'road' })
  await page.goto('/projects?search=road&status=ongoing&province=bagmati&page=1')
  await expect(chips(page)).toHaveText([
    'Remove words “road”',
    'Remove status Ongoing',
    'Remove province Bagmati',
    'Clear all',
  ])
  await page.getByRole('link', { name: 'Remove status Ongoing' }).click()
  await expect(page).toHaveURL('/projects?search=road&province=bagmati')
  await expect(result(page)).toHaveText(new RegExp(`^${total} project`))
  await expect(chosenStatus(page)).toHaveValue('')
})

test('taking a filter away with the keyboard keeps the focus at the results', async ({ page }) => {
  await openPage(page, '/projects?status=ongoing&province=bagmati')
  await page.getByRole('link', { name: 'Remove province Bagmati' }).press('Enter')
  await expect(page).toHaveURL('/projects?status=ongoing')
  await expect(page.getByRole('region', { name: 'Projects found' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Remove status Ongoing' })).toBeFocused()
})

test('filters chosen before the scripts came are applied when they are there', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await intercept(page, '**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/projects', { waitUntil: 'domcontentloaded' })
  await choose(page, 'Province', 'Karnali')
  resolve()
  await waitForHydration(page)
  await expect(page).toHaveURL('/projects?province=karnali')
  await expect(result(page)).toHaveText('8 projects')
})

test('where several filters find nothing, the page says which one to take away @nojs', async ({ page, request }) => {
  const without = {
    status: await count(request, { search: 'market hall' }),
    search: await count(request, { status: 'upcoming' }),
  }
  expect(without).toEqual({ status: 2, search: 4 })
  await page.goto('/projects?search=market+hall&status=upcoming')
  await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible()
  const ways = page.getByRole('main').getByRole('link', { name: /^Without/ })
  await expect(ways).toHaveText(['Without “market hall”: 4 projects', 'Without “Upcoming”: 2 projects'])
  await ways.last().click()
  await expect(result(page)).toHaveText('2 projects')
})

test('lists the projects of a fiscal year in every spelling, the newest first, and keeps both in chips and links @nojs', async ({
  page,
  request,
}) => {
  const total = await count(request, { fiscalYear: '2080/81' })
  await page.goto(`/projects?fiscalYear=${encodeURIComponent('२०८०/०८१')}&sort=newest`)
  await expect(result(page)).toHaveText(new RegExp(`^${total} projects`))
  await expect(field(page, 'Fiscal year')).toHaveValue('2080/81')
  await expect(option(page, 'Fiscal year', `2080/81 \\(${total}\\)`)).toBeAttached()
  await expect(field(page, 'Order')).toHaveValue('newest')
  await page.getByRole('link', { name: 'Remove fiscal year FY 2080/81' }).click()
  await expect(page).toHaveURL('/projects?sort=newest')
  await page.goto('/projects?fiscalYear=some+year&sort=size')
  await expect(result(page)).toHaveText(/^45 projects/)
})

test('beyond its last page, a list leads back to that @nojs', async ({ page }) => {
  await page.goto('/projects?status=ongoing&page=7')
  await page.getByRole('link', { name: 'To the last page' }).click()
  await expect(page).toHaveURL('/projects?status=ongoing&page=2')
  await expect(cards(page)).toHaveCount(6)
})

test('on a phone the first project is on the first screen, and the filters unfold @phone-only', async ({ page }) => {
  await openPage(page, '/projects')
  await expect(cards(page).first().locator('img')).toBeInViewport({ ratio: 0.9 })
  await expect(field(page, 'Province')).toBeHidden()
  await finder(page).getByText('Filters', { exact: true }).click()
  await choose(page, 'Province', 'Bagmati')
  await expect(result(page)).toHaveText(/^12 projects/)
  await expect(finder(page).getByText('Filters (1)')).toBeVisible()
  await expect(field(page, 'District'), 'they stay unfolded while one is choosing').toBeVisible()
})

for (const [address, canonical, isFound] of [
  ['/projects?district=nuwakot&search=&status=', '/projects?district=nuwakot', true],
  ['/projects?status=ongoing&page=2', '/projects?status=ongoing&page=2', true],
  ['/projects?view=map', '/projects', true],
  ['/projects?fiscalYear=2080%2F81', '/projects?fiscalYear=2080%2F81', true],
  ['/projects?status=ongoing&sort=oldest', '/projects?status=ongoing', false],
  ['/projects?status=ongoing&province=bagmati', '/projects?status=ongoing&province=bagmati', false],
  ['/projects?province=gandaki,lumbini', '/projects?province=gandaki&province=lumbini', false],
  ['/projects?search=road', '/projects?search=road', false],
] as const) {
  test(`search engines know ${address} as ${canonical}${isFound ? '' : ', and leave it out'} @nojs-only`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(address)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + canonical)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(isFound ? 0 : 1)
  })
}
