import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { cards, cardTitles, choose, chosenStatus, field, result } from './project-finder.ts'

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

/** Names and number of the projects that the API finds. */
async function find(
  request: APIRequestContext,
  filters: Record<string, string> = {},
): Promise<{ titles: string[]; total: number }> {
  const response = await request.get('/api/v1/projects', { params: { ...filters, limit: 1000 } })
  const { data, meta } = (await response.json()) as { data: { title: string }[]; meta: { total: number } }
  return { titles: data.map(({ title }) => title), total: meta.total }
}

for (const { list, words, filter } of [
  { list: 'Status', words: 'Ongoing', filter: { status: 'ongoing' } },
  { list: 'Province', words: 'Bagmati', filter: { province: 'bagmati' } },
  { list: 'District', words: 'Nuwakot', filter: { district: 'nuwakot' } },
  { list: 'Service', words: 'Bridges', filter: { service: 'bridges' } },
  { list: 'Service', words: 'All of planning', filter: { service: 'planning' } },
]) {
  test(`choosing ${words} finds such projects at once, and the address says so @quick`, async ({ page, request }) => {
    const { titles, total } = await find(request, filter)
    expect(total).toBeGreaterThan(1)
    expect(total).toBeLessThan((await find(request)).total)
    await openPage(page, '/projects')
    await choose(page, list, words)
    await expect(result(page)).toHaveText(new RegExp(`^${total} projects`))
    expect(await cardTitles(page)).toEqual(titles.slice(0, 10))
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(filter)
    await page.reload()
    await expect(result(page), 'the address alone finds the same').toHaveText(new RegExp(`^${total} projects`))
    await expect(list === 'Status' ? chosenStatus(page) : field(page, list)).toHaveValue(Object.values(filter)[0]!)
  })
}

test('choosing with the keyboard keeps the focus at the list', async ({ page }) => {
  await openPage(page, '/projects')
  await chosenStatus(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/projects?status=upcoming')
  await expect(result(page)).toHaveText('4 projects')
  await expect(chosenStatus(page)).toBeFocused()
  await field(page, 'Province').focus()
  await choose(page, 'Province', 'Bagmati')
  await expect(page).toHaveURL('/projects?status=upcoming&province=bagmati')
  await expect(result(page)).toHaveText('1 project')
  await expect(field(page, 'Province')).toBeFocused()
})

test('words are found in the titles @nojs', async ({ page }) => {
  await page.goto('/projects')
  await field(page, 'Search').fill('wave canopy')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(result(page)).toHaveText('1 project')
  expect(await cardTitles(page)).toEqual(['Bus terminal with a wave-shaped canopy'])
  await expect(field(page, 'Search')).toHaveValue('wave canopy')
})

test('choices add up without JavaScript, by the button, and can all be cleared @nojs-only', async ({
  page,
  request,
}) => {
  const { total } = await find(request, { status: 'completed', province: 'bagmati' })
  expect(total).toBeGreaterThan(0)
  await page.goto('/projects')
  await choose(page, 'Status', 'Completed')
  await choose(page, 'Province', 'Bagmati')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(result(page)).toHaveText(`${total} projects`)
  await expect(chosenStatus(page)).toHaveValue('completed')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(result(page)).toHaveText(/^45 projects/)
})

test('Back takes the last choice away, in the list and in the fields', async ({ page }) => {
  await openPage(page, '/projects')
  await choose(page, 'Status', 'Ongoing')
  await expect(result(page)).toHaveText(/^16 projects/)
  await choose(page, 'Province', 'Karnali')
  await expect(page).toHaveURL(/province=karnali/)
  await page.goBack()
  await expect(result(page)).toHaveText(/^16 projects/)
  await expect(field(page, 'Province')).toHaveValue('')
  await page.goBack()
  await expect(result(page)).toHaveText(/^45 projects/)
  await expect(chosenStatus(page)).toHaveValue('')
})

test('another province takes the chosen district away', async ({ page }) => {
  await openPage(page, '/projects?district=nuwakot')
  await choose(page, 'Province', 'Koshi')
  await expect(result(page)).toHaveText(/^6 projects/)
  await expect(field(page, 'District')).toHaveValue('')
  await expect(field(page, 'District').locator('option', { hasText: 'Nuwakot' })).toHaveCount(0)
})

test('45 projects stand on five pages of ten, which links lead to @nojs', async ({ page, request }) => {
  const { titles } = await find(request)
  await page.goto('/projects')
  await expect(result(page)).toHaveText('45 projects, showing 1–10')
  expect(await cardTitles(page)).toEqual(titles.slice(0, 10))
  await expect(pages(page).locator('[aria-current="page"]')).toHaveText('Page 1')
  await pages(page).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/projects?page=2')
  await expect(result(page)).toHaveText('45 projects, showing 11–20')
  expect(await cardTitles(page)).toEqual(titles.slice(10, 20))
  await pages(page).getByRole('link', { name: 'Page 5' }).click()
  await expect(result(page)).toHaveText('45 projects, showing 41–45')
  await expect(pages(page).getByRole('link', { name: 'Next' })).toHaveCount(0)
})

test('another page of the list begins at its top', async ({ page }) => {
  await openPage(page, '/projects')
  await pages(page).getByRole('link', { name: 'Next' }).click()
  await expect(result(page)).toHaveText('45 projects, showing 11–20')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the pages of a search keep it', async ({ page }) => {
  await openPage(page, '/projects?status=ongoing')
  await pages(page).getByRole('link', { name: 'Next' }).click()
  await expect(result(page)).toHaveText('16 projects, showing 11–16')
  await expect(chosenStatus(page)).toHaveValue('ongoing')
})

test('words that stand nowhere show that nothing was found, and a way back @nojs', async ({ page }) => {
  const response = await page.goto('/projects?search=submarine')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Without “submarine”: 45 projects' }).click()
  await expect(cards(page)).toHaveCount(10)
})

for (const address of [
  '/projects?status=lost&province=atlantis&district=nowhere',
  '/projects?service=alchemy',
  '/projects?page=zero',
]) {
  test(`${address} is no error, whatever it means @nojs`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
  })
}
