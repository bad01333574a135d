import { expect, test, type Page } from '@playwright/test'

interface Service {
  name: string
  slug: string
  parentService: object | null
  children: { name: string; slug: string }[]
}

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'You are here' }).getByRole('link')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the list has every discipline with its services, at their addresses @nojs @quick', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/v1/services?limit=10000')).json()) as { data: Service[] }
  const expected = data
    .filter(({ parentService }) => parentService === null)
    .flatMap(({ slug, children }) => [
      `/services/${slug}`,
      ...children.map((child) => `/services/${slug}/${child.slug}`),
    ])
  expect(expected.length).toBeGreaterThan(30)
  await page.goto('/services')
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(expected)
})

test('a discipline lists its services, and each leads back through the crumbs @nojs', async ({ page }) => {
  await page.goto('/services/civil-engineering')
  const family = page.getByRole('navigation', { name: 'Services of this discipline' }).getByRole('link')
  expect(await family.count()).toBeGreaterThan(3)
  await expect(crumbs(page)).toHaveText(['Services'])
  await family.filter({ hasText: 'Bridges' }).click()
  await expect(page).toHaveURL('/services/civil-engineering/bridges')
  await expect(heading(page)).toHaveText('Bridges')
  await expect(crumbs(page)).toHaveText(['Services', 'Civil engineering'])
  await crumbs(page).last().click()
  await expect(heading(page)).toHaveText('Civil engineering')
})

test('both addresses of a service show the same page @nojs', async ({ page }) => {
  await page.goto('/services/civil-engineering/bridges')
  const words = await page.getByRole('main').innerText()
  expect(words).toContain('More in civil engineering')
  await page.goto('/services/bridges')
  expect(await page.getByRole('main').innerText()).toBe(words)
  const family = page.getByRole('navigation', { name: 'More in civil engineering' })
  await expect(family.locator('[aria-current="page"]')).toHaveText(['Bridges'])
})

test('a service leads to its projects @nojs', async ({ page }) => {
  await page.goto('/services/bridges')
  const related = page.getByRole('region', { name: 'Related projects' })
  await expect(related.getByRole('article')).toHaveCount(3)
  await related.getByRole('link', { name: 'All 4 projects' }).click()
  await expect(page).toHaveURL('/projects?service=bridges')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('4 projects')
})
