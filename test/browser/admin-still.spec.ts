import { expect } from '@playwright/test'
import { holdBack, places } from './held-back.ts'
import { test } from './staff-test.ts'

const HARI = { name: 'Hari Thapa', isCaller: false }
const AT = '2026-11-22T06:00:00.000Z'
const PRESENT = { data: { others: [{ ...HARI, since: AT }], saved: { ...HARI, version: 1, at: AT } } }
const FORMS = [
  { path: '/admin/clients/3', width: 360, part: 'Join with another client…', name: 'Name' },
  { path: '/admin/projects/4', width: 1280, part: 'Save draft', name: 'Title' },
]

for (const { path, width, part, name } of FORMS) {
  test(`nothing of ${path} moves when its notes and toasts come late, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const late = [
      await holdBack(page, '**/api/v1/form-states/*/*/presence', PRESENT),
      await holdBack(page, '**/join-client-*.js'),
    ]
    await page.goto(path)
    const save = page.getByRole('button', { name: 'Save draft' })
    await expect(save).toBeVisible()
    const title = page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })
    await expect(title).not.toHaveValue('')
    // Fields grow with their editors, which are loaded on demand: below the first ones.
    const pressable = page.locator('#main-content :is([role=tab], .form-bar button):visible')
    const before = await places(pressable)
    for (const come of late) come()
    await expect(page.getByText('Hari Thapa').first()).toBeVisible()
    await expect(page.getByRole('button', { name: part })).toBeVisible()
    const after = Object.values(await places(pressable)).map(String)
    expect(Object.entries(before).filter(([, place]) => !after.includes(String(place)))).toEqual([])

    await title.fill(`Name ${width}`)
    const bar = await save.boundingBox()
    await save.click()
    await expect(page.getByText('Draft saved.').first()).toBeVisible()
    expect(await save.boundingBox()).toEqual(bar)
  })
}

test('the dialog to crop a picture keeps its size when the picture comes late', async ({ page }) => {
  const come = await holdBack(page, '**/media/**')
  await page.goto('/admin/pictures/1')
  await page.getByRole('button', { name: 'Crop…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  const buttons = dialog.getByRole('button', { name: /^(16:9|Turn|Cancel|Save)/ })
  const before = await places(buttons)
  come()
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  expect(await places(buttons)).toEqual(before)
})

test('a choice keeps what is typed when its options come, and when the form is drawn again @quick', async ({
  page,
}) => {
  const options = await holdBack(page, '**/api/v1/content/categories?*')
  await page.goto('/admin/news/create')
  const category = page.getByRole('combobox', { name: 'Category' })
  await category.fill('Ne')
  options()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(category).toHaveValue('Ne')

  const presence = await holdBack(page, '**/api/v1/form-states/*/*/presence', PRESENT)
  await page.goto('/admin/news/2')
  await expect(category).not.toHaveValue('')
  await category.fill('Ne')
  presence()
  await expect(page.getByText('Hari Thapa').first()).toBeVisible()
  await expect(category).toHaveValue('Ne')
})
