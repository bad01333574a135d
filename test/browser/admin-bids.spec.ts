import { expect, type APIRequestContext } from '@playwright/test'
import { findingsInBothSchemes } from './accessibility-findings.ts'
import { expectToFit } from './layout-faults.ts'
import { addStaff, callAsStaff, openAs, test } from './staff-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A person and a project of the sample who are no other test's. @returns their ids */
async function addRecord(api: APIRequestContext): Promise<{ person: number; project: number }> {
  const create = async (path: string, data: object) =>
    ((await callAsStaff({ request: api }, 'POST', `/${path}`, data)) as { id: number }).id
  const person = await create('teams', {
    name: 'Bina Bid',
    position: 'Geologist',
    department: 'Geology',
    projectsFor: 'public',
  })
  const project = await create('projects', {
    title: `Bridge for bids ${person}`,
    code: `B-${person}`,
    status: 'ongoing',
    publish: false,
    people: [
      { personId: person, position: { en: 'Geologist' }, from: '2019', personMonths: 3.5, tasks: { en: 'Logs cores' } },
      { personId: person, position: { en: 'Team Leader' }, personMonths: 8, tasks: { en: 'Leads' } },
    ],
  })
  return { person, project }
}

test('a bid writer keeps facts for bids; an editor saves the same person without seeing them @quick', async ({
  browser,
  baseURL,
}) => {
  const writer = await openAs(browser, baseURL!, 'bids')
  const { person } = await addRecord(writer.request)
  await writer.goto(`/admin/teams/${person}`)
  await writer.getByRole('tab', { name: 'For bids' }).press('Enter')
  await writer.getByLabel('Phone').fill('9841 000 111')
  await writer.getByLabel('Nationality').fill('Nepali')
  await writer.getByRole('button', { name: 'Publish changes' }).press('Enter')
  await expect(writer.getByRole('dialog')).toHaveCount(0)

  const editor = await openAs(browser, baseURL!, 'editor', 360)
  await editor.goto(`/admin/teams/${person}`)
  await expect(
    editor.getByText(/^Kept by bid writers or owners, and not shown here: Date of birth, Nationality/),
  ).toBeVisible()
  await expect(editor.getByRole('tab')).toContainText(['Content', 'Facts', 'Record', 'Consent', 'Search', 'History'])
  await expect(editor.getByRole('tab', { name: 'For bids' })).toHaveCount(0)
  expect(await editor.content()).not.toContain('9841')
  expect(await findingsInBothSchemes(editor)).toEqual([])
  await expectToFit(editor)
  await editor.getByLabel('Position', { exact: true }).first().fill('Chief geologist')
  await editor.getByRole('button', { name: 'Publish changes' }).press('Enter')
  await expect(editor.getByRole('dialog')).toHaveCount(0)

  await writer.goto(`/admin/teams/${person}`)
  await expect(writer.getByLabel('Position', { exact: true }).first()).toHaveValue('Chief geologist')
  await writer.getByRole('tab', { name: 'For bids' }).press('Enter')
  await expect(writer.getByLabel('Phone')).toHaveValue('9841 000 111')
})

test('an editor moves and adds people of a project; person-months and tasks stay with their rows', async ({
  browser,
  baseURL,
}) => {
  const writer = await openAs(browser, baseURL!, 'bids')
  const { project } = await addRecord(writer.request)
  const editor = await openAs(browser, baseURL!, 'editor')
  await editor.goto(`/admin/projects/${project}`)
  await editor.getByRole('tab', { name: 'People' }).press('Enter')
  await expect(
    editor.getByText('Kept by bid writers or owners, and not shown here: Person-months, Tasks'),
  ).toBeVisible()
  await expect(editor.getByLabel('Person-months')).toHaveCount(0)
  await editor.getByRole('button', { name: 'Move up: People 2' }).press('Enter')
  await editor.getByRole('button', { name: 'Save draft' }).press('Enter')
  await expect(editor.getByText(/Draft saved/)).toBeVisible()

  await writer.goto(`/admin/projects/${project}`)
  await writer.getByRole('tab', { name: 'People' }).press('Enter')
  await expect(writer.getByText(/Kept by bid writers/)).toHaveCount(0)
  const rows = writer.getByRole('group', { name: /^People \d$/ })
  await expect(rows.nth(0).getByLabel('Person-months')).toHaveValue('8')
  await expect(rows.nth(1).getByLabel('Person-months')).toHaveValue('3.5')
  await expect(rows.nth(0).getByLabel('Tasks').first()).toHaveValue('Leads')
})

test('an owner gives somebody the role of a bid writer, and it says what they may do, in both languages', async ({
  page,
}) => {
  const { email } = await addStaff('for-bids', 'editor', 'Asha Karki')
  await page.goto(`/admin/staff?filter=${encodeURIComponent(JSON.stringify({ search: email }))}`)
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: 'Asha Karki' })
  await dialog.getByRole('radio', { name: /^Bid writer: as an editor, and the facts for bids/ }).press('Space')
  expect(await findingsInBothSchemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Bid writer')
  await page.evaluate(() => localStorage.setItem('RaStorestaff.locale', '"ne"'))
  await page.goto('/admin/staff/create')
  await expect(page.getByRole('radio', { name: /^प्रस्ताव लेखक: सम्पादकका सबै काम/ })).toBeVisible()
})
