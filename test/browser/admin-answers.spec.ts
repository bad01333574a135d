import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { open, write } from './inbox.ts'
import { intercept } from './intercept.ts'
import { expectToFit } from './layout-faults.ts'
import { callAsStaff, test } from './staff-test.ts'

// Halfway through a transition, colours are not what they will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const form = (page: Page) => page.getByRole('form', { name: 'Answer to Maya Visitor' })
const text = (page: Page) => form(page).getByLabel('Your answer')

test('a message is answered from a template by keyboard, and a draft survives a reload @quick', async ({ page }) => {
  const sent = await write(page, 'answer')
  await page.goto(`/admin/messages/${sent.id}?state=all`)
  await expect(open(page).getByRole('button', { name: 'Answer', exact: true })).toBeEnabled()
  await page.keyboard.press('r')
  await expect(text(page)).toBeFocused()
  await expect(form(page).getByLabel('Subject')).toHaveValue(new RegExp(`^Re: ${sent.subject} \\[REC-`))
  await form(page).getByRole('button', { name: 'Received, answer follows' }).press('Enter')
  await expect(text(page)).toHaveValue(/^Dear Maya Visitor,\n\nThank you for your message \(REC-/)
  expect(await accessibilityFindings(page)).toEqual([])
  await text(page).fill('Two years.')
  await page.reload()
  await expect(text(page)).toHaveValue('Two years.')
  await text(page).press('Control+Enter')
  await expect(page.getByText('The answer is being sent.')).toBeVisible()
  const answers = open(page).getByRole('region', { name: 'Answers' })
  await expect(answers.getByText('Two years.')).toBeVisible()
  await expect(answers.getByText(/^Not sent: e-mail is not set up/)).toBeVisible()
  await expect(form(page)).toHaveCount(0)
  await expect(open(page).getByRole('button', { name: 'Mark as not answered' })).toBeVisible()
  await page.reload()
  await expect(answers.getByText('Two years.')).toBeVisible()
  await expect(form(page)).toHaveCount(0)
  expect(await accessibilityFindings(page)).toEqual([])
})

test('a colleague’s answer is shown before another one is sent', async ({ page }) => {
  const sent = await write(page, 'both')
  await page.goto(`/admin/messages/${sent.id}?state=all`)
  await open(page).getByRole('button', { name: 'Answer', exact: true }).click()
  await text(page).fill('Mine')
  await callAsStaff(page, 'POST', `/messages/${sent.id}/answers`, {
    subject: 'Re',
    text: 'Theirs',
    key: randomUUID(),
    known: 0,
  })
  await form(page).getByRole('button', { name: 'Send answer' }).click()
  await expect(form(page).getByText(/answered meanwhile/)).toBeVisible()
  await expect(open(page).getByRole('region', { name: 'Answers' }).getByText('Theirs')).toBeVisible()
  await form(page).getByRole('button', { name: 'Send answer' }).click()
  await expect(open(page).getByRole('region', { name: 'Answers' }).getByText('Mine')).toBeVisible()
})

test('an answer that is quicker than the mark of reading stays, without a word', async ({ page }) => {
  const sent = await write(page, 'quick')
  await intercept(page, `**/api/v1/messages/${sent.id}`, async (route) => {
    const answer = { subject: 'Re', text: 'Theirs', key: randomUUID(), known: 0 }
    if (route.request().method() === 'PATCH') await callAsStaff(page, 'POST', `/messages/${sent.id}/answers`, answer)
    await route.continue()
  })
  await page.goto(`/admin/messages/${sent.id}?state=all`)
  await expect(open(page).getByRole('button', { name: 'Mark as not answered' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an answer fits on a phone, in Nepali', async ({ page }) => {
  const sent = await write(page, 'phone')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.addInitScript(() => localStorage.setItem('RaStorestaff.locale', '"ne"'))
  await page.goto(`/admin/messages/${sent.id}?state=all`)
  await page.getByRole('button', { name: 'जवाफ दिनुहोस्' }).click()
  await expect(page.getByLabel('तपाईंको जवाफ')).toBeFocused()
  await expectToFit(page)
  expect(await accessibilityFindings(page)).toEqual([])
})

test('owners keep the templates, and say where replies go', async ({ page }) => {
  await page.goto('/admin/answer-settings')
  await page.getByRole('button', { name: 'Add a template in नेपाली' }).click()
  const last = page.getByRole('group', { name: /^Template \d+ · नेपाली$/ }).last()
  await last.getByLabel('Title').fill('Neat')
  await last.getByLabel('Text').fill('Dear {email}')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(last.getByText('Only {name} and {reference} can stand in braces')).toBeVisible()
  await last.getByLabel('Text').fill('{name} ज्यू')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Templates saved.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Remove: Neat' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Templates saved.')).toBeVisible()
})
