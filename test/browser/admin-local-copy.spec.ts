import { expect, type Page } from '@playwright/test'
import { test } from './staff-test.ts'

const FORMS = ['news', 'categories', 'timeline'] as const
/** Required fields of a form beside its first one. */
const NEEDED: Partial<Record<(typeof FORMS)[number], (page: Page) => Promise<void>>> = {
  async news(page) {
    await page.getByRole('combobox', { name: /^Category/ }).click()
    await page.getByRole('option', { disabled: false }).first().click()
  },
  async timeline(page) {
    await page.getByRole('textbox', { name: 'Years' }).fill('2016')
  },
}

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })
}

function copiesIn(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('staff.copy.')))
}

/** No copy is there now, after the screen was left, and after a reload; and no form offers one. */
async function expectNoCopy(page: Page, form: string, list: string): Promise<void> {
  expect(await copiesIn(page)).toEqual([])
  await page.getByRole('link', { name: list, exact: true }).click()
  await expect(page.getByRole('link', { name: /Create/ })).toBeVisible()
  expect(await copiesIn(page)).toEqual([])
  await page.goto(form)
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await expect(page.getByText('was not saved')).toHaveCount(0)
  expect(await copiesIn(page)).toEqual([])
}

for (const entity of FORMS) {
  test(`nothing of ${entity} is kept in the browser once it is created, nor once it is changed${entity === 'news' ? ' @quick' : ' @all'}`, async ({
    page,
  }) => {
    const title = entity === 'categories' ? 'Name' : 'Title'
    const list = { news: 'News', categories: 'Categories', timeline: 'Timeline' }[entity]
    await page.goto(`/admin/${entity}/create`)
    await field(page, title).fill(`Saved for good in ${entity}`)
    await NEEDED[entity]?.(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${entity}/\\d+`))
    const form = page.url()
    await expectNoCopy(page, `/admin/${entity}/create`, list)

    await page.goto(form)
    await page.getByRole('tab', { name: 'Content' }).click()
    await field(page, title).fill(`Changed for good in ${entity}`)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText(/Published\.|is (created|updated) successfully\./)).toBeVisible()
    await expectNoCopy(page, form, list)
  })
}

test('nothing of a team member is kept once the dialog has closed', async ({ page }) => {
  await page.goto('/admin/teams/create')
  await field(page, 'Name').fill('Kept Nowhere')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/Published\.|is (created|updated) successfully\./)).toBeVisible()
  expect(await copiesIn(page)).toEqual([])
  await page.goto('/admin/teams/create')
  await expect(field(page, 'Name')).toHaveValue('')
  await expect(page.getByText('was not saved')).toHaveCount(0)
})

test('a tab that is closed while something is typed keeps it, also when another tab has saved the same item', async ({
  page,
  context,
}) => {
  // Searched for: what other tests save comes first.
  await page.goto('/admin/news?filter=%7B%22search%22%3A%22Field+season%22%7D')
  await page.getByRole('link', { name: 'Field season of the river survey opens' }).click()
  await expect(field(page, 'Title')).toHaveValue('Field season of the river survey opens')
  const form = page.url()
  const other = await context.newPage()
  await other.goto(form)
  await field(other, 'Summary').fill('Typed in the second tab')
  await expect.poll(() => copiesIn(other)).toHaveLength(1)

  await field(page, 'Summary').fill('Saved in the first tab')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved.')).toBeVisible()
  await other.close()

  await page.goto(form)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'Summary')).toHaveValue('Typed in the second tab')
  await page.reload()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.reload()
  await expect(field(page, 'Summary')).toHaveValue('Saved in the first tab')
  expect(await copiesIn(page)).toEqual([])
})

test('text that another tab is typing is offered until that tab has saved it', async ({ page, context }) => {
  await page.goto('/admin/categories/create')
  await field(page, 'Name').fill('Begun in the first tab')
  await expect.poll(() => copiesIn(page)).toHaveLength(1)
  const other = await context.newPage()
  await other.goto('/admin/categories/create')
  await expect(other.getByText('was not saved')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page).toHaveURL(/\/categories\/\d+/)
  await expect(other.getByText('was not saved')).toHaveCount(0)
  expect(await copiesIn(page)).toEqual([])
})
