import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { openPage, waitForMap } from './open-page.ts'

interface District {
  code: string
  slug: string
  name: string
  province: number
  projectCount: number
}

const map = (page: Page) => page.getByRole('figure', { name: /Boundaries/ })
const drawing = (page: Page) => map(page).getByRole('group', { name: 'Map of Nepal' })
const caption = (page: Page) => map(page).getByRole('paragraph')
const words = ({ projectCount }: District) => `${projectCount} project${projectCount === 1 ? '' : 's'}`
const linkOf = (page: Page, district: District) =>
  drawing(page).getByRole('link', { name: `${district.name}: ${words(district)}` })

/** The districts worked in, in the map's order. */
async function workedIn(request: APIRequestContext): Promise<[District, District, ...District[]]> {
  const { data } = (await (await request.get('/api/v1/districts')).json()) as { data: District[] }
  const districts = data
    .filter(({ projectCount }) => projectCount > 0)
    .toSorted((a, b) => a.province - b.province || a.name.localeCompare(b.name))
  const [first, second, ...others] = districts
  if (!first || !second || districts.length === data.length)
    throw new Error('The sample content has work in some districts and not in others')
  return [first, second, ...others]
}

test('every district with projects is a link with its name and number, and no other is @nojs @quick', async ({
  page,
  request,
}) => {
  const districts = await workedIn(request)
  await page.goto('/about/overview')
  await expect(drawing(page).getByRole('link')).toHaveCount(districts.length)
  for (const district of districts) {
    await expect(linkOf(page, district)).toHaveAttribute('href', `/projects?district=${district.slug}`)
  }
})

test('the shapes come from one file, asked for once, and are seen', async ({ page, request }) => {
  const [district] = await workedIn(request)
  const asked: string[] = []
  page.on('request', (asking) => asked.push(asking.url()))
  await page.goto('/about/overview')
  await expect.poll(async () => (await linkOf(page, district).boundingBox())?.width ?? 0).toBeGreaterThan(10)
  expect(asked.filter((url) => /\/nepal-[^/]*\.svg$/.test(url))).toHaveLength(1)
})

test('the keyboard goes through the districts by province and name, and the caption says which one it is at', async ({
  page,
  request,
}) => {
  const [first, second] = await workedIn(request)
  await openPage(page, '/about/overview')
  await waitForMap(page)
  await map(page).getByRole('link', { name: 'Skip the map' }).focus()
  await expect(caption(page)).toHaveText('Choose a district')
  for (const district of [first, second]) {
    await page.keyboard.press('Tab')
    await expect(linkOf(page, district)).toBeFocused()
    await expect(caption(page)).toHaveText(`${district.name} ${words(district)}`)
    await expect(caption(page)).toBeInViewport()
  }
})

test('the district that is pointed at comes before the one in focus', async ({ page, request }) => {
  const [first, second] = await workedIn(request)
  await openPage(page, '/about/overview')
  await waitForMap(page)
  await linkOf(page, first).focus()
  await linkOf(page, second).hover()
  await expect(caption(page)).toHaveText(`${second.name} ${words(second)}`)
  await page.mouse.move(0, 0)
  await expect(caption(page)).toHaveText(`${first.name} ${words(first)}`)
})

test('a district leads to the list of its projects @phone @nojs', async ({ page, request }) => {
  const district = (await workedIn(request)).toSorted((a, b) => b.projectCount - a.projectCount)[0]!
  await page.goto('/about/overview')
  await linkOf(page, district).click()
  await expect(page).toHaveURL(`/projects?district=${district.slug}`)
  await expect(page.getByRole('main').getByText(words(district), { exact: true })).toBeVisible()
  await expect(page.getByLabel('District')).toHaveValue(district.slug)
})

test('the map can be skipped, to the provinces and their numbers @nojs', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/v1/provinces')).json()) as { data: Omit<District, 'code'>[] }
  await page.goto('/about/overview')
  await map(page).getByRole('link', { name: 'Skip the map' }).focus()
  await page.keyboard.press('Enter')
  const rows = map(page).getByRole('list', { name: 'Projects by province' }).getByRole('listitem')
  await expect(rows).toHaveText(data.map(({ name, projectCount }) => `${name} ${projectCount} projects`))
  for (const [index, { slug }] of data.entries())
    await expect(rows.nth(index).getByRole('link')).toHaveAttribute('href', `/provinces/${slug}`)
})

test('the source of the boundaries is named under the map @phone @nojs', async ({ page }) => {
  await page.goto('/about/overview')
  const source = page.getByText('Boundaries: Open Knowledge Nepal – Local Boundaries (CC BY 4.0), simplified', {
    exact: true,
  })
  await expect(source).toBeVisible()
  await expect(source.getByRole('link', { name: /Local Boundaries/ })).toHaveAttribute(
    'href',
    'https://localboundries.oknp.org',
  )
  await expect(source.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  )
})
