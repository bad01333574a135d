import { expect, test } from '@playwright/test'

interface Service {
  name: string
  slug: string
  children: { name: string; slug: string }[]
}

test.beforeEach(({ page }) => page.goto('/about').then(() => {}))

test('the footer leads to the four pages of the firm @nojs @quick', async ({ page }) => {
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' }).getByRole('listitem')
  for (const [index, [name, path]] of [
    ['About Us', '/about'],
    ['Our Team', '/about/teams'],
    ['Contact', '/contact'],
    ['News', '/news'],
  ].entries()) {
    await expect(links.nth(index)).toHaveText(name!)
    await expect(links.nth(index).getByRole('link')).toHaveAttribute('href', path!)
  }
})

test('the footer lists every child service once, at its short address @nojs', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/v1/services?limit=10000')).json()) as { data: Service[] }
  const children = new Map(data.flatMap((service) => service.children).map(({ name, slug }) => [slug, name]))
  expect(children.size).toBeGreaterThan(20)
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Services' }).getByRole('link')
  const found = await links.evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]))
  expect(found.toSorted()).toEqual([...children].map(([slug, name]) => [`/services/${slug}`, name]).toSorted())
})

test('the footer has named social icons, privacy, terms and the year', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  for (const name of ['Facebook', 'LinkedIn', 'YouTube', 'X']) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:\/\/[^/]+\/\w/)
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Rekha Engineering Consultancy`)
  for (const name of ['Privacy', 'Terms'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', `/${name.toLowerCase()}`)
  await footer.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
})

test('on a phone the services fold under their disciplines @phone-only', async ({ page }) => {
  const services = page.getByRole('contentinfo').getByRole('navigation', { name: 'Services' })
  const bridges = services.getByRole('link', { name: 'Bridges', exact: true })
  await expect(bridges).toBeHidden()
  await services.getByText('Civil engineering').click()
  await expect(bridges).toBeVisible()
})

test('on a tablet the services fold too, so that the footer is shorter than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  expect((await page.getByRole('contentinfo').boundingBox())!.height).toBeLessThan(760)
})

test('on a wide screen the services stand in columns, and the social links in two rows', async ({ page }) => {
  await page.goto('/contact')
  const services = await page
    .getByRole('contentinfo')
    .locator('.site-footer__services li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
  expect(new Set(services.map(Math.round)).size).toBeGreaterThan(1)
  const social = await page
    .getByRole('contentinfo')
    .locator('.site-footer__social a')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  expect(new Set(social).size).toBeLessThanOrEqual(2)
})
