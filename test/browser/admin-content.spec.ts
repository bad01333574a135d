import { expect, type Page } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { intercept } from './intercept.ts'
import { test } from './staff-test.ts'

test.describe('news', () => {
  /** Each test has an item of its own: all of them change what they open. */
  async function openNews(page: Page, title: string): Promise<void> {
    // Searched for: what other tests save comes first.
    await page.goto(`/admin/news?filter=${encodeURIComponent(JSON.stringify({ search: title }))}`)
    await page.getByRole('link', { name: title }).click()
    await expect(field(page, 'Title')).toHaveValue(title)
  }

  function field(page: Page, name: string) {
    return page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })
  }

  test('a category that is missing is added from the field that asks for it', async ({ page }) => {
    await page.goto('/admin/news/create')
    await field(page, 'Title').fill('The first news')
    await page.getByRole('combobox', { name: 'Category' }).fill('Dispatches')
    await page.getByRole('option', { name: 'Add “Dispatches”' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add: Category' })
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Dispatches')
    expect(await accessibilityFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Dispatches')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
  })

  test('a draft is kept beside what visitors see, until it is put before them @all', async ({ page }) => {
    await openNews(page, 'A new compression frame in the laboratory')
    await field(page, 'Title').fill('A newer compression frame')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Draft saved. Visitors still see the published version.')).toBeVisible()
    await expect(page.getByText('Published, with a newer draft')).toBeVisible()
    const address = '/api/v1/news/slug/a-new-compression-frame-in-the-laboratory'
    expect(await (await page.request.get(address)).text()).not.toContain('A newer compression frame')

    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    expect(await (await page.request.get(address)).text()).toContain('A newer compression frame')
  })

  test('unsaved text is offered after the page is loaded again @quick', async ({ page }) => {
    await openNews(page, 'Monsoon closure of open sites in 2025')
    await field(page, 'Summary').fill('Typed, and the lights went out')
    await page.reload()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(field(page, 'Summary')).toHaveValue('Typed, and the lights went out')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Draft saved.')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Summary')).toHaveValue('Typed, and the lights went out')
    await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
  })

  test('a field that was refused is red until it is changed, and not until the next save', async ({ page }) => {
    await page.goto('/admin/projects/create')
    const number = page.getByRole('textbox', { name: /^Project number/ })
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A bridge of another number')
    await number.fill('REC-115')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await number.fill('REC-9115')
    await expect(number).toHaveAttribute('aria-invalid', 'false')
  })

  test('a session that ends asks for the password over the screen, and what was begun goes on', async ({
    page,
    staff,
  }) => {
    await openNews(page, 'Students visit a health post under retrofitting')
    // A copy that is kept while somebody types would ask before the press does.
    await intercept(page, /\/form-states\//, (route) => route.abort())
    await field(page, 'Summary').fill('Typed before the session ended')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Save draft' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByLabel('Password').fill(staff.password)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Draft saved.')).toBeVisible()
    await expect(field(page, 'Summary')).toHaveValue('Typed before the session ended')
  })

  test('changes of another tab meanwhile are chosen field by field @all', async ({
    page,
    browser,
    baseURL,
    staffState,
  }) => {
    const title = 'What happens at an ESIA public hearing'
    await openNews(page, title)
    const other = await browser.newPage({ baseURL: baseURL!, storageState: staffState })
    await openNews(other, title)
    await field(other, 'Title').fill('How a hearing goes')
    await field(other, 'Summary').fill('Their summary')
    await other.getByRole('button', { name: 'Save draft' }).click()
    await expect(other.getByText('Draft saved.')).toBeVisible()
    await other.close()

    await field(page, 'Summary').fill('My summary')
    await page.getByRole('button', { name: 'Save draft' }).click()
    const dialog = page.getByRole('dialog', { name: 'You have changed this in another tab or browser' })
    await expect(dialog.getByRole('group', { name: 'Title' }).getByRole('radio', { name: /There/ })).toBeChecked()
    await expect(dialog.getByRole('group', { name: 'Summary' }).getByRole('radio', { name: /Here/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Save what I chose' }).click()
    await expect(page.getByText('Draft saved.')).toBeVisible()
    await expect(field(page, 'Title')).toHaveValue('How a hearing goes')
    await expect(field(page, 'Summary')).toHaveValue('My summary')
  })
})

test.describe('vacancies', () => {
  test('a news item becomes a vacancy in a tab of its own, and visitors read it in both languages', async ({
    page,
  }) => {
    // Later than a year from now the form asks whether that is meant.
    const last = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000)
    const closes = last.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    await page.goto('/admin/news/create')
    await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill('A surveyor for the far west')
    await page.getByLabel('Category').click()
    await page.getByRole('option', { disabled: false }).first().click()
    await page.getByRole('tab', { name: 'Vacancy' }).click()
    const vacancy = page.getByRole('tabpanel', { name: 'Vacancy' })
    await vacancy.getByRole('textbox', { name: 'Post', exact: true }).first().fill('Surveyor')
    await vacancy.getByRole('textbox', { name: 'Last day to apply', exact: true }).fill(last.toISOString().slice(0, 10))
    await vacancy.getByRole('combobox', { name: 'Employment' }).click()
    await page.getByRole('option', { name: 'Full time' }).click()
    await vacancy.getByLabel('Openings').fill('1.5')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Openings must be a whole number')).toBeVisible()
    await vacancy.getByLabel('Openings').fill('two')
    // From another tab, too, one comes to the field.
    await page.getByRole('tab').first().click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Openings must be a number')).toBeVisible()
    await expect(vacancy.getByLabel('Openings')).toBeFocused()
    await vacancy.getByLabel('Openings').fill('२')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText(/Published\.|is (created|updated) successfully\./).first()).toBeVisible()
    await page.goto('/news/a-surveyor-for-the-far-west')
    const facts = page.getByRole('region', { name: 'Vacancy' })
    await expect(facts).toContainText(`Closes on ${closes}`)
    await expect(facts.getByRole('definition')).toHaveText(['Surveyor', 'Full time', '2', 'info@rekha.example'])
    await page.goto('/ne/news/a-surveyor-for-the-far-west')
    await expect(page.getByRole('region', { name: 'रिक्त पद' })).toContainText('पूर्णकालीन')
  })
})

test.describe('certificates', () => {
  // Halfway through a transition, colours are not what they will be.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('staff add a certificate that has expired: the list says so, and visitors do not see it', async ({ page }) => {
    await page.goto('/admin/certificates/create')
    await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill('ISO 14001:2015 of the test')
    await page.getByRole('textbox', { name: /^Issued by( \*)?$/ }).fill('A certification body')
    await page.getByRole('combobox', { name: 'Kind' }).click()
    await page.getByRole('option', { name: 'Certificate' }).click()
    await page.getByRole('tab', { name: 'Picture and facts' }).click()
    await page.getByLabel('Issued on').fill('2024-02-03')
    await page.getByLabel('Valid until').fill('2023-02-02')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Valid until must not be before the day of issue').first()).toBeVisible()
    await page.getByLabel('Issued on').fill('2020-02-03')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published.')).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])

    await page.goto('/admin/certificates')
    await expect(page.getByRole('row', { name: /ISO 14001:2015 of the test.*Expired/ })).toBeVisible()
    await page.goto('/admin')
    await expect(page.getByRole('link', { name: 'ISO 14001:2015 of the test' })).toBeVisible()
    await page.goto('/about/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('ISO 14001:2015 of the test')).toHaveCount(0)
  })

  test('a validity of some years is not asked about, and visitors see it @all', async ({ page }) => {
    await page.goto('/admin/certificates/create')
    await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill('Membership of the test')
    await page.getByRole('textbox', { name: /^Issued by( \*)?$/ }).fill('A society')
    await page.getByRole('combobox', { name: 'Kind' }).click()
    await page.getByRole('option', { name: 'Membership' }).click()
    await page.getByRole('tab', { name: 'Picture and facts' }).click()
    await page.getByLabel('Valid until').fill(`${new Date().getFullYear() + 3}-02-02`)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published.')).toBeVisible()
    await expect(page.getByText('more than a year ahead')).toHaveCount(0)
    await page.goto('/about/profile')
    await expect(page.getByRole('row', { name: /Membership of the test.*Valid until 2 February/ })).toBeVisible()
  })
})

test.describe('search engines', () => {
  // Halfway through a transition, colours are not what they will be.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('staff see how a search engine and a shared link show a service, before and after they write for them', async ({
    page,
  }) => {
    await page.goto('/admin/services/create')
    await page.getByRole('textbox', { name: /^Name/ }).first().fill('Avalanche barriers')
    await page
      .getByRole('textbox', { name: /^Summary/ })
      .first()
      .fill('Snow held back above roads.')
    await page.getByRole('tab', { name: 'Search engines and sharing' }).click()
    const result = page.locator('section').filter({ hasText: 'In search results' })
    await expect(result).toContainText('Avalanche barriers | Rekha')
    await expect(result).toContainText('Snow held back above roads.')
    const title = page.getByRole('textbox', { name: 'Title in search results', exact: true })
    await expect(title).toHaveAttribute('placeholder', 'Avalanche barriers')

    await title.fill('Barriers against avalanches in Nepal')
    await expect(page.getByText('36 of 65 characters')).toBeVisible()
    await expect(result).toContainText('Barriers against avalanches in Nepal | Rekha')
    await expect(page.locator('section').filter({ hasText: 'As a shared link' })).toContainText('Barriers against')
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/Published\.|is (created|updated) successfully\./)).toBeVisible()
    await page.goto('/services/avalanche-barriers')
    await expect(page).toHaveTitle('Barriers against avalanches in Nepal | Rekha')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avalanche barriers')
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })

  test('a page hidden from search engines says so to them, and keeps its address for visitors @all', async ({
    page,
  }) => {
    await page.goto('/admin/services/create')
    await page.getByRole('textbox', { name: /^Name/ }).first().fill('Internal trial')
    await page.getByRole('tab', { name: 'Search engines and sharing' }).click()
    await page.getByLabel('Hide from search engines').check()
    await expect(page.getByText('Search engines are asked to leave this page out.')).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/Published\.|is (created|updated) successfully\./)).toBeVisible()
    const html = await (await page.request.get('/services/internal-trial')).text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/services\/internal-trial"/)
  })
})

test('where the site is in English alone, nothing asks for Nepali', async ({ page }) => {
  await intercept(page, /\/api\/v1\/settings(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const { data, ...others } = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { ...others, data: { ...data, languages: 'en' } } })
  })
  await page.goto('/admin/partners')
  await expect(page.getByRole('columnheader', { name: 'Missing' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Missing' }).click()
  await expect(page.getByRole('option', { name: 'Picture' })).toBeVisible()
  await expect(page.getByRole('option', { name: /Nepali/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.goto('/admin/partners/create')
  await expect(page.getByLabel('Name', { exact: false }).first()).toBeVisible()
  await expect(page.locator('[lang=ne]')).toHaveCount(0)
})
