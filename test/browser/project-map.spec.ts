import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { cards, choose, chosenStatus, field, result } from './project-finder.ts'

const view = (page: Page, name: string) => page.getByRole('navigation', { name: 'View' }).getByRole('link', { name })
const districts = (page: Page) => page.getByRole('group', { name: 'Map of Nepal' }).getByRole('link')

/** Names and numbers of the districts in which the API finds projects; of a chosen province, its own. */
async function namesOf(request: APIRequestContext, filters: Record<string, string>): Promise<string[]> {
  const response = await request.get('/api/v1/projects/facets', { params: filters })
  const { data } = (await response.json()) as {
    data: { districts: { name: string; province: number; count: number }[] }
  }
  const districts = data.districts.filter(
    ({ province }) => !filters['province'] || province === Number(filters['province']),
  )
  expect(districts.length).toBeGreaterThan(1)
  return districts.map(({ name, count }) => `${name}: ${count} project${count === 1 ? '' : 's'}`)
}

test('the map shows the districts of what is found, above the list of it @phone @nojs @quick', async ({
  page,
  request,
}) => {
  await page.goto('/projects?status=upcoming')
  await view(page, 'Map').click()
  await expect(page).toHaveURL('/projects?status=upcoming&view=map')
  await expect(view(page, 'Map')).toHaveAttribute('aria-current', 'true')
  expect((await districts(page).allTextContents()).toSorted()).toEqual(
    (await namesOf(request, { status: 'upcoming' })).toSorted(),
  )
  await expect(cards(page)).toHaveCount(4)
})

test('a district on the map narrows what the filters find, and is marked there @nojs', async ({ page }) => {
  await page.goto('/projects?status=ongoing&view=map')
  await districts(page)
    .filter({ hasText: /^Nuwakot: 2 projects/ })
    .click()
  await expect(page).toHaveURL('/projects?status=ongoing&district=nuwakot&view=map')
  await expect(result(page)).toHaveText('2 projects')
  await expect(field(page, 'District')).toHaveValue('nuwakot')
  await expect(page.getByRole('figure').getByRole('paragraph')).toHaveText('Nuwakot 2 projects')
  expect(await districts(page).count(), 'the others can still be chosen').toBeGreaterThan(5)
  await expect(districts(page).and(page.locator('[aria-current]'))).toHaveText('Nuwakot: 2 projects')
})

test('choosing in the finder keeps the map, and Back undoes it there', async ({ page, request }) => {
  await openPage(page, '/projects')
  await view(page, 'Map').click()
  await expect(districts(page).first()).toBeVisible()
  await choose(page, 'Status', 'Upcoming')
  await expect(page).toHaveURL('/projects?status=upcoming&view=map')
  await expect(districts(page)).toHaveCount((await namesOf(request, { status: 'upcoming' })).length)
  await page.goBack()
  await expect(districts(page)).toHaveCount((await namesOf(request, {})).length)
  await expect(chosenStatus(page)).toHaveValue('')
  await page.goBack()
  await expect(view(page, 'List')).toHaveAttribute('aria-current', 'true')
})

test('the map that came with the page comes to life, and follows the finder', async ({ page, request }) => {
  await openPage(page, '/projects?view=map')
  await districts(page).first().hover()
  await expect(page.getByRole('figure').getByRole('paragraph')).not.toHaveText('Choose a district')
  await choose(page, 'Province', 'Karnali')
  await expect(districts(page)).toHaveCount((await namesOf(request, { province: '6' })).length)
})

test('the list of cards loads nothing of the map', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openPage(page, '/projects')
  await expect(cards(page)).toHaveCount(10)
  expect(asked.filter((path) => /\/nepal-/.test(path))).toEqual([])
  await view(page, 'Map').click()
  await expect(districts(page).first()).toBeVisible()
  expect(asked.filter((path) => /\/nepal-[^/]*\.js$/.test(path)).length).toBeGreaterThan(0)
})

test('where nothing is found there is no map, only what to do next @nojs', async ({ page }) => {
  await page.goto('/projects?search=submarine&view=map')
  await expect(page.getByRole('figure')).toHaveCount(0)
  await page.getByRole('link', { name: 'Without “submarine”: 45 projects' }).click()
  await expect(page).toHaveURL('/projects?view=map')
})
