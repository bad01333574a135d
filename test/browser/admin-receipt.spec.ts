import { expect, type Page, type Request } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { expectToFit } from './layout-faults.ts'
import { callAsStaff, test } from './staff-test.ts'

/** A news item of its own for a test. @returns the addresses of its form and its page, and how it is changed */
async function addNews(page: Page, title: string, publish = true) {
  const data = { name: title, summary: 'In short', description: '<p>Text.</p>', categoryId: 1, publish }
  const { id, slug } = await callAsStaff(page, 'POST', '/news', data)
  const change = (data: object) => callAsStaff(page, 'PATCH', `/news/${id}`, data)
  return { form: `/admin/news/${id}`, path: `/news/${slug}`, change }
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })
const receipt = (page: Page) => page.getByRole('region', { name: 'What visitors see' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('publishing shows which pages visitors see changed, and one press takes all of it back @quick', async ({
  page,
}) => {
  const { form, path } = await addNews(page, 'Road widened at Ilam')
  await page.goto(form)
  // Publishing does not wait for what visitors see before.
  const before = page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === '/ne')
  await field(page, 'Title').fill('Road closed at Ilam')
  await before
  await page.getByRole('tab', { name: 'Search engines and sharing' }).click()
  await field(page, 'Address').fill(`${path.slice('/news/'.length)}-closed`)
  const asked: Request[] = []
  page.on('request', (request) => {
    if (/^(\/ne)?\/news/.test(new URL(request.url()).pathname)) asked.push(request)
  })
  await button(page, 'Publish changes').click()
  const row = receipt(page)
    .getByRole('listitem')
    .filter({ hasText: `${path}-closed` })
  await expect(row.first()).toHaveText(/live, seen at \d\d:\d\d:\d\d$/)
  await expect(receipt(page).getByRole('link', { name: '/news', exact: true })).toBeVisible()
  await expect(button(page, 'Publish changes')).toBeFocused()
  expect(asked.length).toBeGreaterThan(2)
  const headers = await Promise.all(asked.map((request) => request.allHeaders()))
  expect(headers.filter((sent) => sent['cookie'])).toEqual([])
  expect(await accessibilityFindings(page)).toEqual([])

  await button(page, 'Undo all of it').click()
  await expect(page.getByText('Undone: visitors see the version from before.')).toBeVisible()
  await expect(button(page, 'Publish changes')).toBeFocused()
  await page.getByRole('tab', { name: 'Content' }).click()
  await expect(field(page, 'Title')).toHaveValue('Road widened at Ilam')
  const seen = await page.request.get(path, { maxRedirects: 0 })
  expect([seen.status(), await seen.text()]).toEqual([200, expect.stringContaining('Road widened at Ilam')])
})

test('the receipt of a new item has a phone’s width, goes when something is typed, and its undo makes a draft', async ({
  page,
}) => {
  const { form, path } = await addNews(page, 'Opening of the laboratory', false)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(form)
  await button(page, 'Publish').click()
  await expect(receipt(page).getByRole('link', { name: path, exact: true })).toBeVisible()
  await expectToFit(page)
  await field(page, 'Summary').fill('In shor')
  await expect(receipt(page)).toHaveCount(0)
  await field(page, 'Summary').fill('In short')
  await button(page, 'Undo all of it').click()
  await expect(page.getByText('Undone: visitors no longer see it. It is a draft.')).toBeVisible()
  expect((await page.request.get(path)).status()).toBe(404)
})

test('a new item begins with its title', async ({ page }) => {
  await page.goto('/admin/news/create')
  await expect(field(page, 'Title')).toBeFocused()
})

test('nothing is undone where somebody else has saved in the meantime', async ({ page }) => {
  const { form, path, change } = await addNews(page, 'Survey at Jumla')
  await page.goto(form)
  await field(page, 'Title').fill('Survey at Jumla begins')
  await button(page, 'Publish changes').click()
  await expect(
    receipt(page)
      .getByText(/live, seen at/)
      .first(),
  ).toBeVisible()
  await change({ name: 'Survey at Jumla ends', publish: true })
  await button(page, 'Undo all of it').click()
  await expect(page.getByText('Nothing was undone')).toBeVisible()
  expect(await (await page.request.get(path)).text()).toContain('Survey at Jumla ends')
})

test('after a conflict the receipt tells of what was chosen, and its undo brings back what the other person published', async ({
  page,
}) => {
  const { form, path, change } = await addNews(page, 'Bridge opened at Dolpa')
  await page.goto(form)
  await expect(field(page, 'Title')).toHaveValue('Bridge opened at Dolpa')
  await change({ name: 'Bridge opened at Mugu', publish: true })
  await field(page, 'Title').fill('Bridge opened at Jajarkot')
  await button(page, 'Publish changes').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save what I chose' }).click()
  const row = receipt(page).getByRole('listitem').filter({ hasText: path })
  await expect(row.first()).toHaveText(/live, seen at \d\d:\d\d:\d\d$/)
  await button(page, 'Undo all of it').click()
  await expect(page.getByText('Undone: visitors see the version from before.')).toBeVisible()
  expect(await (await page.request.get(path)).text()).toContain('Bridge opened at Mugu')
})

test('items published and unpublished in a list leave a receipt of their pages, with a way back', async ({ page }) => {
  const items = [await addNews(page, 'Quarry survey one', false), await addNews(page, 'Quarry survey two', false)]
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/news?filter=%7B%22search%22%3A%22Quarry%20survey%22%7D')
  const press = async (name: string) => {
    for (const name of ['one', 'two'])
      await page.getByRole('checkbox', { name: `Select Quarry survey ${name}` }).check()
    await button(page, name).click()
  }
  const row = (path: string) => receipt(page).getByRole('listitem').filter({ hasText: path }).first()
  await press('Publish')
  await expect(receipt(page).getByText('2 items published.')).toBeVisible()
  for (const { path } of items) await expect(row(path)).toHaveText(/live, seen at \d\d:\d\d:\d\d$/)
  await expectToFit(page)
  expect(await accessibilityFindings(page)).toEqual([])
  await button(page, 'Close').press('Enter')
  await expect(page.locator('main :focus'), 'the list is next').toHaveCount(1)
  await press('Unpublish')
  await button(page, 'Confirm').click()
  for (const { path } of items) await expect(row(path)).toHaveText(/no longer there, seen at \d\d:\d\d:\d\d$/)
  await button(page, 'Undo').click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(receipt(page)).toHaveCount(0)
  for (const { path } of items) expect((await page.request.get(path)).status()).toBe(200)
})
