import { expect, type Page } from '@playwright/test'
import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import { accessibilityFindings } from './accessibility-findings.ts'
import { overflowOf } from './layout-faults.ts'
import { addStaff, signIn, test } from './staff-test.ts'

// Stories of many screens.
test.describe.configure({ timeout: 90_000 })

/** Each test has items of its own: all of them change what they open. */
function field(page: Pick<Page, 'getByRole'>, name: string) {
  return page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })
}

async function choose(page: Page, list: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('combobox', { name: list }).fill(choice)
  await page.getByRole('option', { name: choice, exact: true }).click()
  await page.keyboard.press('Escape')
}

test('an editor writes a project with its facts, and visitors see them @quick', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: { cookies: [], origins: [] } })
  await signIn(context.request, await addStaff('editor-of-projects', 'editor'))
  const page = await context.newPage()
  await page.goto('/admin/projects')
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Create' }).click()
  await field(page, 'Title').fill('Footbridge at the test ford')
  await field(page, 'Funder').fill('A bank of the test')
  await page.getByRole('button', { name: 'Publish' }).click()
  // The number is missing: the tab on which it is typed comes forward, and says so.
  await expect(page.getByText('Project number is required').first()).toBeVisible()
  await field(page, 'Project number').fill('T-1')
  await page.getByRole('tab', { name: 'Facts' }).click()
  await field(page, 'Start').fill('2024-04')
  await choose(page, 'Client', 'Department of Roads')
  await choose(page, 'Districts', 'Kathmandu')
  await choose(page, 'Districts', 'Ilam')
  await page.getByLabel('Size').fill('42.5')
  await field(page, 'Unit').fill('m')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  await expect(page.getByText(/Still missing: .*service, picture/i)).toBeVisible()

  await page.goto('/projects/footbridge-at-the-test-ford')
  for (const fact of ['T-1', 'Department of Roads', 'A bank of the test', 'Kathmandu', 'Ilam', '42.5 m']) {
    await expect(page.getByText(fact).first()).toBeVisible()
  }
  await context.close()
})

test('a member of the team is added in a dialog, comes first, and raises the total by one', async ({ page }) => {
  await page.goto('/admin/teams')
  const total = page.getByText(/^1-\d+ of \d+$/)
  const totalNow = async () => Number((await total.textContent())!.split(' ').at(-1))
  const before = await totalNow()
  const first = (await page.getByRole('row').nth(1).getByRole('link').textContent())!
  await page.getByRole('link', { name: 'Create' }).click()
  const dialog = page.getByRole('dialog', { name: 'Team member: new' })
  await expect(field(dialog, 'Name')).toBeFocused()
  await page.keyboard.type('Asha Lama')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Team member is created successfully.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  // Another test may add a member at the same time.
  const rows = page.getByRole('row').filter({ hasText: new RegExp(`Asha Lama|${first}`) })
  await expect(rows).toContainText(['Asha Lama', first])
  await expect.poll(totalNow).toBeGreaterThan(before)

  await page.getByRole('link', { name: 'Asha Lama' }).click()
  await field(page.getByRole('dialog'), 'Position').fill('Surveyor')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Team member is updated successfully.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

// Clients: no other test adds or deletes any.
test('clients are put in order with the keyboard alone, and visitors see it', async ({ page }) => {
  await page.goto('/admin/clients')
  await page.getByRole('button', { name: 'Order' }).click()
  const rows = page.getByRole('list', { name: 'Local government' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const titles = await rows
    .getByRole('button', { name: /^Drag / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')!.slice(5)))
  const handle = page.getByRole('button', { name: `Drag ${titles[0]}` })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`${titles[0]} is held as number 1 of ${titles.length}.`)).toBeAttached()
  // dnd-kit hears arrows only from its next turn on, and timers run in their order.
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`${titles[0]} is held as number 2 of ${titles.length}.`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(rows.first()).toContainText(titles[1]!)
  await expect(handle).toBeFocused()
  await page.getByRole('button', { name: `Move ${titles[2]} up` }).press('Enter')
  await expect(rows.nth(1)).toContainText(titles[2]!)
  await page.getByRole('button', { name: 'Save the order' }).click()
  await expect(page.getByText('Order saved.')).toBeVisible()
  const { data } = await (await page.request.get('/api/v1/clients')).json()
  const names = data.map(({ name }: { name: string }) => name).filter((name: string) => titles.includes(name))
  expect(names.slice(0, 3)).toEqual([titles[1], titles[2], titles[0]])
})

test('an item in use is not taken away: its users are named, and led to @all', async ({ page }) => {
  await page.goto('/admin/clients')
  await page.getByRole('checkbox', { name: 'Select Department of Roads' }).check()
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  const dialog = page.getByRole('dialog', { name: '“Department of Roads” stays as it is' })
  await dialog.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/projects\/\d+$/)
})

test('moving several to the trash is undone from the message that says so', async ({ page }) => {
  await page.goto('/admin/timeline/create')
  await field(page, 'Title').fill('A period to be kept')
  await field(page, 'Years').fill('1998')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved.')).toBeVisible()
  await page.goto('/admin/timeline')
  const row = page.getByRole('row', { name: /A period to be kept/ })
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toHaveCount(1)
})

test('an item in the trash is restored, or deleted permanently by an owner @all', async ({ page }) => {
  await page.goto('/admin/timeline/create')
  await field(page, 'Title').fill('A period of the test')
  await field(page, 'Years').fill('1999')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved.')).toBeVisible()
  const row = page.getByRole('row', { name: /A period of the test/ })
  for (const step of ['Restore', 'Delete permanently']) {
    await page.goto('/admin/timeline')
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Move to trash' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('1 item moved to the trash.')).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Trash', exact: true }).click()
    await expect(row).toContainText('30 days left')
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: step }).click()
    if (step === 'Delete permanently') await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await expect(row).toHaveCount(step === 'Delete permanently' ? 0 : 1)
  }
})

test('the settings are one form, whose lists of lines can be longer', async ({ page }) => {
  await page.goto('/admin/settings')
  await page.getByRole('tab', { name: 'Contact' }).click()
  const phones = page.getByRole('group', { name: /^Phone/ })
  await phones.getByRole('button', { name: 'Add to Phone' }).click()
  await phones.getByRole('textbox').last().fill('+977 1 5550199')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  expect(await (await page.request.get('/contact')).text()).toContain('5550199')
})

test('a page of the site leads to its form, to its list and the texts around it, or says that nothing stands behind it', async ({
  page,
}) => {
  await page.goto('/admin/edit?path=/privacy')
  await expect(page).toHaveURL(/\/admin\/pages\/\d+$/)
  await page.goto('/admin/edit?path=/about/clients')
  await page.getByRole('link', { name: 'Clients What the page shows' }).click()
  await expect(page).toHaveURL(/\/admin\/clients$/)
  await page.goto('/admin/edit?path=/ne/about/clients')
  await page.getByRole('link', { name: 'Heading and introduction of the page' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/pages\/\d+$/)
  await expect(page.getByLabel('Title').first()).not.toBeEmpty()
  await page.goto('/admin/edit?path=/about/our-story/history')
  await expect(page).toHaveURL(/\/admin\/timeline$/)
  await page.goto('/admin/edit?path=/nowhere')
  await expect(page.getByText('There is nothing to edit at /nowhere.')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 768, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

    test(`lists, forms and the order of kinds have no fault that axe can find, and fit${colorScheme === 'dark' ? ' @all' : ''}`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const found: Record<string, string[]> = {}
      const look = async (name: string) => {
        await expect(page.getByRole('progressbar')).toHaveCount(0)
        const faults = await accessibilityFindings(page)
        if (faults.length > 0) found[name] = faults
        expect(await overflowOf(page), name).toBeLessThanOrEqual(0)
      }
      await page.goto('/admin/projects')
      await page.getByRole('link', { name: 'Wind and micro-hydro mini-grid' }).click()
      await expect(field(page, 'Title')).toBeVisible()
      await look('form')
      await page.getByRole('tab', { name: 'Facts' }).click()
      await look('facts')
      await page.goto('/admin/services')
      await expect(page.getByRole('row').nth(2)).toBeVisible()
      await look('list')
      await page.getByRole('button', { name: 'Order' }).click()
      await expect(page.getByRole('button', { name: 'Save the order' })).toBeVisible()
      await look('order')
      await page.goto('/admin/teams/create')
      await expect(field(page, 'Name')).toBeVisible()
      await look('dialog')
      await page.goto('/admin/settings')
      await page.getByRole('tab', { name: 'Contact' }).click()
      await look('settings')
      expect(found).toEqual({})
    })
  })
}

test('lists of all kinds show a date as exactly as it is known, in wide windows and narrow ones @all', async ({
  page,
}) => {
  for (const entity of CONTENT_ENTITIES.filter((one) => kindOf(one).list?.columns?.some((name) => name === 'date'))) {
    await page.goto(`/admin/${entity}`)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const cells = page.locator('td:is(.column-years, .column-day)').filter({ hasText: /\S/ })
      await expect(cells).not.toHaveCount(0)
      for (const text of await cells.allTextContents()) {
        expect(text, entity).toMatch(/^(([1-9]\d? )?[A-Z][a-z]{2,3} )?\d{4}(–\d{4})?( |$)/)
      }
    }
  }
})

test('a form finds districts by either name, asks about an end in the past, and gives a link to colleagues', async ({
  page,
}) => {
  await page.goto('/admin/projects/create')
  await field(page, 'Title').fill('Bridge that has ended')
  await field(page, 'Project number').fill('T-ended')
  await page.getByRole('tab', { name: 'Facts' }).click()
  await page.getByRole('combobox', { name: 'Districts' }).fill('दोलखा')
  await page.getByRole('option', { name: 'Dolakha', exact: true }).click()
  await page.keyboard.press('Escape')
  await field(page, 'End').fill('2020-05')
  await expect(page.getByText('The end is in the past, but the status is Ongoing.')).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved.')).toBeVisible()
  // Saved for the first time, it gets a screen of its own.
  await expect(page).toHaveURL(/\/admin\/projects\/\d+$/)
  // The screen of the saved project takes the place of the new one's, and its menu with it.
  await expect(async () => {
    const entry = page.getByRole('menuitem', { name: /^Link for colleagues/ })
    if (!(await entry.isVisible())) await page.getByRole('button', { name: 'More' }).click({ timeout: 2000 })
    await entry.click({ timeout: 2000 })
  }).toPass()
  const dialog = page.getByRole('dialog', { name: 'Link for colleagues' })
  await dialog.getByRole('combobox', { name: 'Valid for' }).click()
  await page.getByRole('option', { name: '30 days' }).click()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  expect(link).toMatch(/^http:.*preview=/)
  await expect(dialog.getByRole('listitem')).toHaveText(/; until .*End now$/)
  expect(await accessibilityFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'End now' }).press('Enter')
  await expect(dialog.getByText('No link to this can be opened.')).toBeVisible()
  expect((await page.request.get(link)).status()).toBe(410)
})
