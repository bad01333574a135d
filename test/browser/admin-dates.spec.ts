import { expect } from '@playwright/test'
import { intercept } from './intercept.ts'
import { test } from './staff-test.ts'

test.describe('dates in forms', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-22T06:00:00Z'))

  test('a date is taken in either calendar, shows the other, and is shown again as it was entered @quick', async ({
    page,
  }) => {
    await page.goto('/admin/projects/1')
    await page.getByRole('tab', { name: 'Facts' }).click()
    const [start, end] = [
      page.getByRole('textbox', { name: 'Start', exact: true }),
      page.getByRole('textbox', { name: 'End', exact: true }),
    ]
    await start.fill('साउन २०८१')
    await expect(start).toHaveAccessibleDescription('July/August 2024 AD')
    await start.blur()
    await expect(start).toHaveValue('2081-04 BS')
    await end.fill('Jan 2025')
    await expect(end).toHaveAccessibleDescription('Poush/Magh 2081 BS')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Draft saved.')).toBeVisible()
    await page.reload()
    await page.getByRole('tab', { name: 'Facts' }).click()
    await expect(start).toHaveValue('2081-04 BS')
    await expect(end).toHaveValue('2025-01')
    await end.fill('2083-08-30')
    await end.blur()
    await expect(end).toHaveAccessibleDescription('Mangsir 2083 has 29 days: write a day from 1 to 29')
    await end.fill('some day')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('End must be a year or a month: 2019 or 2019-04').first()).toBeVisible()
  })

  test('a date that is typed before the calendar is loaded is read as soon as it is', async ({ page }) => {
    const calendar = Promise.withResolvers<void>()
    await intercept(page, '**/date-reader-*.js', async (route) => {
      await calendar.promise
      await route.continue()
    })
    await page.goto('/admin/projects/1')
    await page.getByRole('tab', { name: 'Facts' }).click()
    const start = page.getByRole('textbox', { name: 'Start', exact: true })
    await start.fill('साउन २०८१')
    await start.blur()
    calendar.resolve()
    await expect(start).toHaveValue('2081-04 BS')
    await expect(start).toHaveAccessibleDescription('July/August 2024 AD')
  })

  test('a day that is chosen after another was typed stays, also when the calendar is loaded later', async ({
    page,
  }) => {
    const calendar = Promise.withResolvers<void>()
    await intercept(page, '**/date-reader-*.js', async (route) => {
      await calendar.promise
      await route.continue()
    })
    await page.goto('/admin/news/create')
    await page.getByRole('tab', { name: 'Picture and facts' }).click()
    const day = page.getByRole('textbox', { name: 'Date', exact: true })
    await day.fill('6 Mangsir 2080')
    await page.getByRole('button', { name: 'Today' }).click()
    calendar.resolve()
    await expect(day).toHaveAccessibleDescription('6 Mangsir 2083 BS')
    await expect(day).toHaveValue('2026-11-22')
  })

  test('a year AD that lies far ahead is asked about, corrected with one click, or kept on purpose', async ({
    page,
  }) => {
    await page.goto('/admin/projects/1')
    await page.getByRole('tab', { name: 'Facts' }).click()
    const start = page.getByRole('textbox', { name: 'Start', exact: true })
    await start.fill('2083 AD')
    const note = page
      .getByRole('alert')
      .filter({ hasText: '2083 is more than a year ahead. 2083 BS is 2026/27 AD. Did you mean 2026?' })
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(start).toHaveAccessibleDescription('Answer the question below first: is it in AD or in BS?')
    await note.getByRole('button', { name: 'Use 2026' }).click()
    await expect(start).toHaveValue('2026')
    await expect(note).toHaveCount(0)
    await start.fill('2040-04')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(start).toHaveAccessibleDescription('Answer the question below first: is the date right?')
    await page.getByRole('button', { name: 'Keep 2040-04' }).click()
    await expect(page.getByText('more than a year ahead')).toHaveCount(0)
    await start.fill('2027')
    await expect(page.getByText('more than a year ahead')).toHaveCount(0)
  })

  test('the date of news is taken in either calendar, keeps its time, and is shown again as it was entered', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('RaStorestaff.locale', '"ne"'))
    await page.goto('/admin/news/1')
    await page.getByRole('tab', { name: 'तस्बिर र तथ्य' }).click()
    const day = page.getByRole('textbox', { name: 'मिति', exact: true })
    const clock = page.getByLabel('नेपालको समय')
    await clock.fill('10:15')
    await day.fill('२०८३ मङ्सिर ६')
    await expect(day).toHaveAccessibleDescription('ई.सं. २२ नोभेम्बर २०२६')
    await expect(clock).toHaveValue('10:15')
    await page.getByRole('button', { name: 'मस्यौदा सुरक्षित गर्नुहोस्' }).click()
    await expect(page.getByText('मस्यौदा सुरक्षित गरियो।')).toBeVisible()
    await page.reload()
    await page.getByRole('tab', { name: 'तस्बिर र तथ्य' }).click()
    await expect(day).toHaveValue('2083-08-06 वि.सं.')
    await expect(clock).toHaveValue('10:15')
    await day.fill('कुनै दिन')
    await page.getByRole('button', { name: 'मस्यौदा सुरक्षित गर्नुहोस्' }).click()
    await expect(page.getByText(/^मिति 2009-04-28 जस्तो मिति हुनुपर्छ$/).first()).toBeVisible()
  })

  test('a date of news AD that lies far ahead is asked about, and the answer keeps its time', async ({ page }) => {
    await page.goto('/admin/news/create')
    await page.getByRole('tab', { name: 'Picture and facts' }).click()
    const day = page.getByRole('textbox', { name: 'Date', exact: true })
    await day.fill('2083-08-06 AD')
    await expect(page.getByLabel('Time in Nepal')).toHaveValue('11:45')
    await page.getByRole('button', { name: 'Use 22 Nov 2026' }).click()
    await expect(day).toHaveValue('2026-11-22')
    await expect(day).toHaveAccessibleDescription('6 Mangsir 2083 BS')
    await expect(page.getByLabel('Time in Nepal')).toHaveValue('11:45')
  })

  for (const [moment, today] of [
    ['2026-11-22T18:14:59Z', '2026-11-22'],
    ['2026-11-22T18:15:00Z', '2026-11-23'],
  ] as const) {
    test(`today is the day in Nepal: at ${moment}, ${today}${today === '2026-11-22' ? ' @all' : ''}`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(moment)
      await page.goto('/admin/news/create')
      await page.getByRole('tab', { name: 'Picture and facts' }).click()
      await page.getByRole('button', { name: 'Today' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Date', exact: true })).toHaveValue(today)
    })
  }

  test('a schedule is taken in either calendar, and one that would hide an item for years waits', async ({ page }) => {
    await page.goto('/admin/news/create')
    await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill('Hidden for years')
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Schedule…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish later' })
    const day = dialog.getByRole('textbox', { name: 'Day', exact: true })
    await day.fill('2083-08-08 AD')
    await dialog.getByLabel('Time in Nepal').fill('10:00')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(dialog.getByText('Choose one of the dates first')).toBeVisible()
    await dialog.getByRole('button', { name: 'Use 24 Nov 2026' }).click()
    await expect(day).toHaveValue('2026-11-24')
    await expect(dialog.getByText('Choose one of the dates first')).toHaveCount(0)
    await day.fill('some day')
    await expect(day).toHaveAccessibleDescription(/^Enter a day, AD or BS/)
    await day.fill('8 Mangsir 2083')
    await expect(day).toHaveAccessibleDescription('24 November 2026 AD')
    await expect(dialog.getByLabel('Time in Nepal')).toHaveValue('10:00')
  })

  test('a period that ends before it begins, and a number that nobody can dial, are refused in the form', async ({
    page,
  }) => {
    await page.goto('/admin/timeline/create')
    await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill('Backwards')
    await page.getByRole('textbox', { name: /^Years( \*)?$/ }).fill('2013-2010')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(
      page.getByText('The period ends before it begins: write the earlier year first, such as 2010-2013'),
    ).toBeVisible()

    await page.goto('/admin/settings')
    await page.getByRole('tab', { name: 'Contact' }).click()
    await page.getByRole('textbox', { name: 'Phone 1' }).fill('call us')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Phone must be a number such as +977 1 4123456')).toBeVisible()
  })
})

test.describe('the audit log', () => {
  test('the audit log is filtered by days of either calendar, and half a date filters nothing', async ({ page }) => {
    await page.goto('/admin/audit')
    const from = page.getByRole('textbox', { name: 'From', exact: true })
    const asked = page.waitForRequest((request) => request.url().includes('from=2026-11-22'))
    await from.fill('6 Mangsir 2083')
    await asked
    await expect(from).toHaveAccessibleDescription('22 November 2026 AD')
    await from.fill('6 Mang')
    await from.blur()
    await expect(from).toHaveAccessibleDescription('From must be a date such as 2009-04-28')
    await page.goto('/admin/audit?filter=%7B%22from%22%3A%222026-11-22%22%7D')
    await expect(from).toHaveValue('2026-11-22')
  })
})
