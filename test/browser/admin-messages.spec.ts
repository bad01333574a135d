import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { heading, list, open, write } from './inbox.ts'
import { expectToFit } from './layout-faults.ts'
import { callAsStaff, test } from './staff-test.ts'

// Halfway through a transition, colours are not what they will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a new message is read, noted, given to a colleague and answered @quick', async ({ page }) => {
  const word = randomUUID().slice(0, 8)
  const sent = await write(page, word)
  await page.goto(`/admin/messages?search=${word}`)
  await list(page).getByRole('link', { name: sent.subject }).click()
  await expect(page).toHaveURL(new RegExp(`/messages/${sent.id}\\?`))
  await expect(open(page).getByText('It was washed away.\nCould you look at it?')).toHaveCSS('white-space', 'pre-wrap')
  await expect(page.getByRole('tab', { name: 'Read 1' })).toBeVisible()
  // It was opened among the new ones, and keeps its place there.
  await expect(list(page).getByRole('link', { name: sent.subject })).toBeVisible()
  const reply = await open(page).getByRole('link', { name: 'In your mail program' }).getAttribute('href')
  expect(decodeURIComponent(reply!)).toMatch(
    new RegExp(`^mailto:maya@example.org\\?subject=Re: ${sent.subject} \\[REC-.+> It was washed away\\.`, 's'),
  )
  expect(await accessibilityFindings(page)).toEqual([])

  await open(page).getByLabel('Note, for colleagues only').fill('Ask for the flood levels')
  await page.reload()
  await expect(open(page).getByLabel('Note, for colleagues only')).toHaveValue('Ask for the flood levels')
  await open(page).getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Note saved')).toBeVisible()
  await open(page).getByLabel('Assigned to').selectOption({ label: 'Sita Rai' })
  await expect(page.getByText('Assigned to Sita Rai')).toBeVisible()
  await open(page).getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByRole('tab', { name: 'Answered 1' })).toBeVisible()

  await page.goto(`/admin/messages?search=${word}&state=answered`)
  await expect(list(page).getByRole('link', { name: sent.subject })).toContainText('Sita Rai')
})

test('letters and arrows go from message to message, and Escape goes back to the list', async ({ page }) => {
  const word = randomUUID().slice(0, 8)
  const [older, newer] = [await write(page, word), await write(page, word)]
  // On a slow machine it takes longer from key to key than the 600 ms after which a message counts as read.
  await page.addInitScript(() => {
    const { setTimeout } = globalThis
    Object.assign(globalThis, {
      setTimeout: (work: () => void, delay?: number) => setTimeout(work, delay === 600 ? 5000 : delay),
    })
  })
  await page.goto(`/admin/messages?search=${word}`)
  await expect(list(page).getByRole('link')).toHaveCount(2)
  await page.keyboard.press('j')
  await expect(heading(page, newer)).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading(page, older)).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Read 1' })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByRole('tab', { name: 'New 2' })).toBeVisible()
  await list(page).getByRole('link', { name: older.subject }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(list(page).getByRole('link', { name: newer.subject })).toBeFocused()
  await expect(heading(page, newer)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Choose a message to read it here.')).toBeVisible()
})

test('in a narrow window the list makes room for the message', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  const word = randomUUID().slice(0, 8)
  const sent = await write(page, word)
  await page.goto(`/admin/messages?search=${word}`)
  await list(page).getByRole('link', { name: sent.subject }).click()
  await expect(heading(page, sent)).toBeFocused()
  await expect(list(page)).toBeHidden()
  await expectToFit(page)
  await open(page).getByRole('button', { name: 'All messages' }).click()
  await expect(list(page).getByRole('link', { name: sent.subject })).toBeVisible()
})

test('a message in quarantine says why, and is marked as not spam or deleted', async ({ page }) => {
  const word = randomUUID().slice(0, 8)
  const links = 'https://a.example https://b.example https://c.example https://d.example'
  const [spam, honest] = [await write(page, word, links), await write(page, word, `${links}\nThe drawings.`)]
  await page.goto(`/admin/messages/${honest.id}?state=quarantined&search=${word}`)
  await expect(open(page).getByText('It has more than three links.')).toBeVisible()
  await expect(open(page).getByRole('link', { name: /example/ })).toHaveCount(0)
  await open(page).getByRole('button', { name: 'Not spam' }).click()
  await expect(open(page).getByRole('link', { name: 'In your mail program' })).toBeVisible()
  await expect(open(page).getByText('The message, to the office')).toBeVisible()

  await list(page).getByRole('link', { name: spam.subject }).click()
  await expect(heading(page, spam)).toBeVisible()
  await open(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('Message deleted permanently.')).toBeVisible()
  await expect(list(page).getByRole('link', { name: spam.subject })).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Possible spam 0' })).toBeVisible()
})

test('two colleagues who write a note at the same time both keep their words', async ({ page }) => {
  const sent = await write(page, 'note')
  await page.goto(`/admin/messages/${sent.id}?state=all`)
  await expect(open(page).getByRole('button', { name: 'Mark as new' })).toBeVisible()
  await open(page).getByLabel('Note, for colleagues only').fill('Mine')
  await callAsStaff(page, 'PATCH', `/messages/${sent.id}`, { note: 'Theirs' })
  await open(page).getByRole('button', { name: 'Save note' }).click()
  await expect(open(page).getByText('A colleague has changed this note meanwhile.')).toBeVisible()
  await open(page).getByRole('button', { name: 'Keep both' }).click()
  await expect(page.getByText('Note saved')).toBeVisible()
  await expect(open(page).getByLabel('Note, for colleagues only')).toHaveValue('Theirs\n\nMine')
})

test('a message that comes in is noticed while the inbox is open', async ({ page }) => {
  const word = randomUUID().slice(0, 8)
  await write(page, word)
  await page.clock.install()
  await page.goto(`/admin/messages?search=${word}`)
  await expect(list(page).getByRole('link')).toHaveCount(1)
  await callAsStaff(page, 'POST', '/contact-us', {
    name: 'Anil KC',
    email: 'anil@example.org',
    subject: `One more ${word}`,
    message: 'Hello there.',
    seconds: 60,
  })
  await page.clock.runFor('00:35')
  await expect(list(page).getByRole('link')).toHaveCount(2)
  await expect(page.getByText('New messages have come in: 1')).toBeAttached()
})

test('several messages are filed at once, and that is undone', async ({ page }) => {
  const word = randomUUID().slice(0, 8)
  const [first, second] = [await write(page, word), await write(page, word)]
  await page.goto(`/admin/messages?search=${word}`)
  await list(page)
    .getByRole('checkbox', { name: `Maya Visitor: ${first.subject}` })
    .press('Space')
  await expect(list(page).getByText('1 selected')).toBeVisible()
  await list(page).getByRole('checkbox', { name: 'Select all' }).click()
  await expect(list(page).getByText('2 selected')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await list(page).getByLabel('Assign to').selectOption({ label: 'Sita Rai' })
  await expect(page.getByText('2 messages changed.')).toBeVisible()
  await expect(list(page).getByRole('link', { name: second.subject })).toContainText('Sita Rai')
  await list(page).getByRole('checkbox', { name: 'Select all' }).click()
  await list(page).getByRole('button', { name: 'Mark as spam' }).click()
  await expect(page.getByRole('tab', { name: 'Possible spam 2' })).toBeVisible()
  const toast = page.locator('.MuiSnackbarContent-root').filter({ has: page.getByRole('button', { name: 'Undo' }) })
  await expect(toast.last()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText('2 messages are as they were.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'New 2' })).toBeVisible()
  await list(page).getByRole('link', { name: second.subject }).click()
  await open(page).getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByRole('tab', { name: 'Trash 1' })).toBeVisible()
  await open(page).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('tab', { name: 'Trash 0' })).toBeVisible()
  await expect(open(page).getByRole('region', { name: 'Other messages from this sender' })).toContainText(first.subject)
})

test('the menu says how many messages are new', async ({ page }) => {
  await write(page, 'badge')
  await page.goto('/admin')
  const entry = page.getByRole('navigation', { name: 'Staff screens' }).getByRole('link', { name: 'Enquiries' })
  await expect(entry).toHaveAccessibleName(/^Enquiries [1-9]\d* new$/)
})

for (const [screen, name] of [
  ['messages', 'Search in names, addresses, subjects, messages and references'],
  ['pictures', 'Search'],
] as const) {
  test(`typing goes on while ${screen} are searched, and the way back leads to all of them`, async ({ page }) => {
    await page.goto('/admin')
    await page.goto(`/admin/${screen}`)
    const field = page.getByRole('searchbox', { name, exact: true })
    await field.pressSequentially('brid')
    await expect(page).toHaveURL(/search.*brid/)
    await page.keyboard.type('ge')
    await expect(field).toHaveValue('bridge')
    await expect(page).toHaveURL(/search.*bridge/)
    await page.getByRole('link', { name: 'Redirects' }).click()
    await expect(page).toHaveURL(/redirects/)
    await page.goBack()
    await expect(field).toHaveValue('bridge')
    await page.goto(`/admin/${screen}`)
    await field.fill('')
    await expect(page).not.toHaveURL(/bridge/)
  })
}
