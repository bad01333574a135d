import { expect, type Page } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { test } from './staff-test.ts'

// Halfway through a transition, colours are not what they will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** An open card may hold lists of its own. */
const cards = (page: Page) => page.getByRole('group', { name: 'Blocks' }).locator('> ol > li')

test('a page with three blocks and its place in the menu is made with ten presses', async ({ page }) => {
  let presses = 0
  const press = async (role: 'button' | 'tab' | 'menuitem' | 'switch' | 'link', name: string | RegExp) => {
    presses += 1
    await page.getByRole(role, { name }).click()
  }
  const add = async (kind: RegExp) => {
    await press('button', 'Add a block')
    await press('menuitem', kind)
  }
  await page.goto('/admin/site-pages')
  await press('link', 'Create')
  await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill('Careers at the test')
  await press('tab', 'Blocks and menu')
  await press('switch', 'In the menu')
  await add(/^Text/)
  // The focus is in the new block.
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('We look for bridge engineers.')
  await add(/^Figures/)
  await page.keyboard.type('In numbers')
  await add(/^Contact/)
  await page.keyboard.type('Write to us')
  await expect(cards(page)).toHaveCount(3)
  expect(await accessibilityFindings(page)).toEqual([])
  await press('button', 'Publish')
  await expect(page.getByText('Published.')).toBeVisible()
  expect(presses).toBeLessThanOrEqual(10)

  await page.goto('/pages/careers-at-the-test')
  await expect(page.getByText('We look for bridge engineers.')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Careers at the test' })).toBeVisible()
})

test('blocks are moved, duplicated, removed and brought back, and copied from another page', async ({ page }) => {
  await page.goto('/admin/site-pages/create')
  await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill('Copies of the test')
  await page.getByRole('tab', { name: 'Blocks and menu' }).click()
  await page.getByRole('button', { name: 'Insert a copy from another page' }).click()
  await page.getByRole('combobox', { name: 'Page' }).click()
  await page.getByRole('option', { name: 'How we work' }).click()
  await page.getByRole('checkbox', { name: /^Text: Five steps/ }).check()
  await page.getByRole('checkbox', { name: /^Contact: Begin with a visit/ }).check()
  await page.getByRole('button', { name: 'Insert 2 blocks' }).click()
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Move 2. Contact up' }).click()
  await expect(cards(page).first()).toContainText('1. Contact')
  await page.getByRole('button', { name: 'Drag 1. Contact' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Contact is held as number 1 of 2.')).toBeAttached()
  // dnd-kit hears arrows only from its next turn on, and timers run in their order.
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Contact is held as number 2 of 2.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(cards(page).first()).toContainText('1. Text')
  await page.getByRole('button', { name: 'Duplicate 2. Contact' }).click()
  await page.getByRole('button', { name: 'Remove 1. Text' }).click()
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveText([/^1\. Text/, /^2\. Contact/, /^3\. Contact/])
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved.')).toBeVisible()
})
