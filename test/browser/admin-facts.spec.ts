import { expect, type Page } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { cardTitles, chips, field, finder } from './project-finder.ts'
import { callAsStaff, test } from './staff-test.ts'

// Halfway through a transition, colours are not what they will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function choose(page: Page, within: ReturnType<Page['getByRole']> | Page, name: string, option: string) {
  await within.getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('an owner adds a fact with choices, and a project shows the one that is chosen @quick', async ({ page }) => {
  await page.goto('/admin/facts/create')
  await page.getByRole('textbox', { name: /^Name( \*)?$/ }).fill('Seismic zone')
  await page.getByRole('textbox', { name: 'Name (नेपाली)' }).fill('भूकम्पीय क्षेत्र')
  await page.getByRole('tab', { name: 'Facts' }).click()
  await choose(page, page, 'Type', 'Choice')
  for (const [row, zone] of ['Zone V', 'Zone IV'].entries()) {
    await page.getByRole('button', { name: 'Add to Choices' }).click()
    const choice = page.getByRole('group', { name: `Choices ${row + 1}` })
    await choice.getByRole('textbox', { name: 'Choice', exact: true }).fill(zone)
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])

  const project = { title: 'Tunnel below the pass', code: 'FACT-1', status: 'ongoing', publish: true }
  const { id } = await callAsStaff(page, 'POST', '/projects', project)
  await page.goto(`/admin/projects/${id}`)
  await page.getByRole('tab', { name: 'Facts' }).click()
  await page.getByRole('button', { name: 'Add to Own facts' }).click()
  const row = page.getByRole('group', { name: 'Own facts 1' })
  await choose(page, row, 'Fact', 'Seismic zone')
  await expect(row.getByRole('textbox')).toHaveCount(0)
  await choose(page, row, 'Choice', 'Zone IV')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  const record = await (await page.request.get(`/api/v1/content/projects/${id}`)).json()
  expect(record.data.facts).toMatchObject([{ choice: 'zone-iv' }])

  await page.goto(record.data.path)
  const shown = (label: string) => page.locator('.title-block__cell').filter({ hasText: label })
  await expect(shown('Seismic zone')).toHaveText('Seismic zoneZone IV')
  await page.goto(`/ne${record.data.path}`)
  await expect(shown('भूकम्पीय क्षेत्र')).toHaveText('भूकम्पीय क्षेत्रZone IV')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"additionalProperty":[{"@type":"PropertyValue","name":"भूकम्पीय क्षेत्र"')
})

test('an owner makes a fact a filter, which visitors without JavaScript use in both languages', async ({
  page,
  browser,
}) => {
  await page.goto('/admin/facts/create')
  await page.getByRole('textbox', { name: /^Name( \*)?$/ }).fill('Depth of shaft')
  await page.getByRole('textbox', { name: 'Name (नेपाली)' }).fill('साफ्टको गहिराइ')
  await page.getByRole('textbox', { name: 'Unit', exact: true }).fill('m')
  await page.getByRole('textbox', { name: 'Unit (नेपाली)' }).fill('मि.')
  await page.getByRole('tab', { name: 'Facts' }).click()
  await choose(page, page, 'Type', 'Number')
  await page.getByRole('switch', { name: 'Filter of projects' }).check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  const factId = Number(/facts\/(\d+)/.exec(page.url())?.[1])
  const projects: number[] = []
  for (const [title, depth] of [
    ['Shaft at the intake', 80],
    ['Surge shaft', 240],
  ]) {
    const facts = [{ factId, number: depth }]
    const status = 'completed'
    const given = { title, code: `S-${depth}`, status, publish: true, facts }
    projects.push((await callAsStaff(page, 'POST', '/projects', given)).id)
  }

  const visitors = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await visitors.newPage()
  await visitor.goto(new URL('/projects', page.url()).href)
  await visitor.getByText('For a notice').click()
  const list = field(visitor, 'Depth of shaft')
  await expect(list.locator('option')).toHaveText(['Any', '50 m or more (2)', '200 m or more (1)'])
  await list.selectOption({ label: '200 m or more (1)' })
  await finder(visitor).getByRole('button', { name: 'Search' }).last().click()
  await expect(chips(visitor)).toHaveText(['Remove fact Depth of shaft: 200 m or more', 'Clear all'])
  expect(await cardTitles(visitor)).toEqual(['Surge shaft'])
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  expect(new URL(visitor.url()).searchParams.getAll('fact').filter(Boolean)).toEqual([`${factId}-200`])

  await visitor.goto(new URL(`/ne/projects?fact=${factId}-50`, page.url()).href)
  await expect(visitor.getByRole('link', { name: 'साफ्टको गहिराइ: ५० मि. वा बढी' })).toBeVisible()
  await expect(field(visitor, 'साफ्टको गहिराइ')).toHaveValue(`${factId}-50`)
  await expect(finder(visitor).getByText('भूमिका, साफ्टको गहिराइ')).toBeVisible()
  expect(await cardTitles(visitor)).toEqual(['Surge shaft', 'Shaft at the intake'])
  await visitors.close()

  // With JavaScript a choice is made at once, and taken away by its chip.
  const rock = { label: 'Rock type', about: 'projects', type: 'choice', shownOn: 'page', isFilter: true }
  const { id } = await callAsStaff(page, 'POST', '/facts', { ...rock, choices: [{ name: { en: 'Gneiss', ne: '' } }] })
  const both = [
    { factId, number: 240 },
    { factId: id, choice: 'Gneiss' },
  ]
  await callAsStaff(page, 'PATCH', `/projects/${projects[1]}`, { facts: both, publish: true })
  await page.goto(`/projects?fact=${factId}-200`)
  await field(page, 'Depth of shaft').selectOption({ label: '50 m or more (2)' })
  await expect(page).toHaveURL(new RegExp(`fact=${factId}-50$`))
  await field(page, 'Rock type').selectOption({ label: 'Gneiss (1)' })
  await expect(page).toHaveURL(new RegExp(`fact=${factId}-50&fact=${id}-gneiss$`))
  await expect(chips(page)).toHaveCount(3)
  await chips(page).first().click()
  await expect(page).toHaveURL(new RegExp(`[?]fact=${id}-gneiss$`))
  await expect(field(page, 'Depth of shaft')).toHaveValue('')
  await expect(field(page, 'Rock type')).toHaveValue(`${id}-gneiss`)
  await chips(page).first().click()
  await expect(page).not.toHaveURL(/fact/)
  await expect(field(page, 'Rock type')).toHaveValue('')
})

test('own facts are named among the changes of somebody else, and what was typed stays', async ({ page }) => {
  const add = (label: string) =>
    callAsStaff(page, 'POST', '/facts', { label, about: 'projects', type: 'text', shownOn: 'page' })
  const facts = [await add('Rock class'), await add('Lining')].map(({ id }, row) => ({
    factId: id,
    text: { en: `Value ${row}`, ne: '' },
  }))
  const project = { title: 'Tunnel at the dam', code: 'FACT-2', status: 'ongoing', publish: true, facts }
  const { id } = await callAsStaff(page, 'POST', '/projects', project)
  await page.goto(`/admin/projects/${id}`)
  await page.getByRole('tab', { name: 'Facts' }).click()
  const text = page.getByRole('group', { name: 'Own facts 2' }).getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toHaveValue('Value 1')
  await callAsStaff(page, 'PATCH', `/projects/${id}`, { facts: facts.slice(0, 1), publish: true })
  await text.fill('Shotcrete')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Rock class')
  await expect(dialog).toContainText('Shotcrete')
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})

test('an owner adds a fact of the firm, which its profile shows in both languages', async ({ page }) => {
  await page.goto('/admin/facts/create')
  await page.getByRole('textbox', { name: /^Name( \*)?$/ }).fill('Registered engineers')
  await page.getByRole('textbox', { name: 'Name (नेपाली)' }).fill('दर्तावाला इन्जिनियर')
  await page.getByRole('tab', { name: 'Facts' }).click()
  await choose(page, page, 'A fact of', 'The firm')
  await choose(page, page, 'Type', 'Number')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.')).toBeVisible()

  await page.goto('/admin/settings')
  await page.getByRole('tab', { name: 'Firm', exact: true }).click()
  await page.getByRole('button', { name: 'Add to Own facts' }).click()
  const row = page.getByRole('group', { name: 'Own facts 1' })
  await row.getByRole('combobox', { name: 'Fact' }).click()
  // Those of projects are not offered.
  await expect(page.getByRole('option').filter({ hasText: 'Design standard' })).toHaveCount(0)
  await page.getByRole('option', { name: 'Registered engineers', exact: true }).click()
  await row.getByRole('textbox', { name: 'Number' }).fill('1200')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])

  const shown = (label: string) => page.locator('.title-block__cell').filter({ hasText: label })
  await page.goto('/about/profile')
  await expect(shown('Registered engineers')).toHaveText('Registered engineers1,200')
  expect(await accessibilityFindings(page)).toEqual([])
  await page.goto('/ne/about/profile')
  await expect(shown('दर्तावाला इन्जिनियर')).toHaveText('दर्तावाला इन्जिनियर१,२००')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain(
    '"additionalProperty":[{"@type":"PropertyValue","name":"दर्तावाला इन्जिनियर","value":1200',
  )
  await page.goto('/')
  expect((await page.content()).includes('Registered engineers')).toBe(false)

  // Other tests read the profile.
  await callAsStaff(page, 'PATCH', '/settings/1', { facts: [], publish: true })
})

test('a comparison of versions names own facts and their values as pages do, each change once', async ({ page }) => {
  const fact = { about: 'projects', shownOn: 'page' }
  const ids = await Promise.all([
    callAsStaff(page, 'POST', '/facts', { ...fact, label: 'Length of gallery', type: 'number', unit: 'm' }),
    callAsStaff(page, 'POST', '/facts', {
      ...fact,
      label: 'Hazard zone',
      type: 'choice',
      choices: [{ name: { en: 'Zone B', ne: '' } }],
    }),
    callAsStaff(page, 'POST', '/facts', { ...fact, label: 'Lined', type: 'yesNo' }),
  ])
  const [length, zone, lined] = ids.map(({ id }) => id)
  const facts = [
    { factId: length, number: 77 },
    { factId: zone, choice: 'zone-b' },
    { factId: lined, yesNo: false },
  ]
  const project = { title: 'Gallery at the dam', code: 'FACT-3', status: 'ongoing', publish: true, facts }
  const { id } = await callAsStaff(page, 'POST', '/projects', project)
  await callAsStaff(page, 'PATCH', `/projects/${id}`, { facts: [], publish: true })
  await page.goto(`/admin/projects/${id}`)
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByRole('button', { name: /changed/ })).toContainText(/(?<!, )Own facts$/)
  await page.getByRole('button', { name: /created/ }).click()
  const version = page.getByRole('region', { name: /^Version of/ })
  await expect(version.locator('del > div')).toHaveText(['Length of gallery: 77 m', 'Hazard zone: Zone B', 'Lined: no'])
})
