import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { sheetsOf, workbookOf } from '../fixtures/workbook.ts'
import { findingsInBothSchemes } from './accessibility-findings.ts'
import { expectToFit } from './layout-faults.ts'
import { test } from './staff-test.ts'

test.describe('imports', () => {
  test.use({ viewport: { width: 1024, height: 900 } })
  // One import runs at a time.
  test.describe.configure({ mode: 'default' })

  async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
    const input = page.locator('input[type=file]').first()
    await input.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  }

  const runOf = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByText(name).first() })

  test('an owner checks a table, imports it, and takes it back', async ({ page }) => {
    // Three jobs, one after the other.
    test.slow()
    const word = randomUUID().slice(0, 8)
    await page.goto('/admin/imports')
    await choose(page, `${word}.csv`, `name,slug\nRoads ${word},roads-${word}\nBad,Not A Slug\n`)
    await expect(page.getByRole('button', { name: 'Check' })).toBeDisabled()
    await page.getByRole('combobox', { name: 'Kind of content' }).first().click()
    await page.getByRole('option', { name: 'Categories' }).click()
    await expect(page.getByLabel('Import name as')).toHaveValue('name')
    await expect(page.getByLabel('Import slug as')).toHaveValue('slug')
    await page.getByRole('button', { name: 'Check' }).click()
    const run = runOf(page, `${word}.csv`).first()
    await expect(run).toContainText('Checked, nothing changed', { timeout: 60_000 })
    await expect(run).toContainText('Categories: 2')
    await expect(run).toContainText('row 3: Address must have only small letters')

    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const undo = page.getByRole('button', { name: `Undo the import of ${word}.csv` })
    await expect(undo).toBeVisible({ timeout: 60_000 })
    await expect(run).toContainText('Done')
    await page.goto(`/admin/categories`)
    await expect(page.getByText(`Roads ${word}`)).toBeVisible()
    await page.goto('/admin/imports')
    await undo.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
    await expect(run.getByText('Undone', { exact: true })).toBeVisible({ timeout: 60_000 })
    await page.goto(`/admin/categories`)
    await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible()
    await expect(page.getByText(`Roads ${word}`)).toHaveCount(0)
  })

  test('an owner makes a fact of a column that no field has, and the same upload is checked with it', async ({
    page,
  }) => {
    const word = randomUUID().slice(0, 8)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/admin/imports')
    const table = `Title,Deck ${word} (m)\nBridge A ${word},120\nBridge B ${word},85.5\n`
    await choose(page, `projects-${word}.csv`, table)
    const make = page.getByRole('button', { name: `Make it a fact: Deck ${word} (m)` })
    const dialog = page.getByRole('dialog')
    await make.click()
    await expect(dialog.getByRole('textbox', { name: /^Name( \*)?$/ })).toHaveValue(`Deck ${word}`)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel(`Import Deck ${word} (m) as`)).toHaveValue('')
    await make.click()
    await expect(dialog.getByRole('textbox', { name: 'Unit', exact: true })).toHaveValue('m')
    await dialog.getByRole('tab', { name: 'Facts' }).click()
    await expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveText('Number')
    expect(await findingsInBothSchemes(page)).toEqual([])
    await expectToFit(page)
    await dialog.getByRole('button', { name: 'Save draft' }).click()
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByLabel(`Import Deck ${word} (m) as`)).toHaveValue(/^fact-number-\d+$/)
    await expect(make).toHaveCount(0)
    const run = runOf(page, `projects-${word}.csv`).first()
    await expect(run).toContainText('Checked, nothing changed', { timeout: 60_000 })
    await expect(run).toContainText('Projects: 2')
  })

  test('a workbook shows its first rows, and an owner says what its columns are, with the keyboard on a phone too', async ({
    page,
  }) => {
    test.slow()
    const word = randomUUID().slice(0, 8)
    const rows = [
      ['S.N.', 'Section', 'नाम (नेपाली)'],
      [1, `Roads ${word}`, 'sf7df08"'],
    ]
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/admin/imports')
    await choose(page, `categories-${word}.xlsx`, workbookOf(rows))
    await expect(page.getByRole('region', { name: 'First rows of the file' })).toContainText(`Roads ${word}`)
    await page.getByRole('combobox', { name: 'Kind of content' }).first().click()
    await page.getByRole('option', { name: 'Categories' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'left out' })).toContainText('S.N., Section')
    await expect(page.getByLabel('Import नाम (नेपाली) as')).toHaveValue('name (ne)')
    await page.getByLabel('Import नाम (नेपाली) as').selectOption('')
    await expect(page.getByText('No column has these, and a row without them is not imported: Name')).toBeVisible()
    await page.getByLabel('Import नाम (नेपाली) as').selectOption('name (ne)')
    await page.getByLabel('Import S.N. as').selectOption({ label: 'Name' })
    await page.getByLabel('Import Section as').selectOption({ label: 'Name' })
    await expect(page.getByText('Two columns are imported as the same.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check' })).toBeDisabled()
    await page.getByLabel('Import S.N. as').selectOption({ label: 'Left out' })
    await page.getByLabel(/^Some texts are typed in a font such as Preeti/).press('Space')
    await expect(page.getByRole('cell', { name: 'काठमाण्डू' })).toBeVisible()
    expect(await findingsInBothSchemes(page)).toEqual([])
    await expectToFit(page)
    await page.getByRole('button', { name: 'Check' }).press('Enter')
    const run = runOf(page, `categories-${word}.xlsx`).first()
    await expect(run).toContainText('Checked, nothing changed', { timeout: 60_000 })
    await expect(run).toContainText('Categories: 1')
  })

  test('an owner chooses the sheet, and what names mean that are not known, also on a sheet of people @all', async ({
    page,
  }) => {
    // Two jobs, one after the other.
    test.slow()
    const word = randomUUID().slice(0, 8)
    const client = `Zephyr ${word} Works`
    const parts = sheetsOf({
      Projects: [
        ['Title', 'Project number', 'Client', 'Districts'],
        [`A road ${word}`, `Z-${word}-1`, client, 'Kathmandoo'],
        [`A hall ${word}`, `Z-${word}-2`, client, ''],
      ],
      People: [
        ['Project', 'Person', 'Position', 'From'],
        [`A road ${word}`, 'Nasim Ansari', 'Engineer', '2076-01'],
        [`A road ${word}`, `Zed ${word}`, 'Surveyor', ''],
      ],
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/admin/imports')
    await choose(page, `projects-${word}.xlsx`, workbookOf([['Cover']], parts))
    await page.getByRole('combobox', { name: 'Sheet' }).press('Enter')
    await page.getByRole('option', { name: 'Projects' }).press('Enter')
    await expect(page.getByRole('region', { name: 'First rows of the file' })).toContainText(`A road ${word}`)
    await expect(page.getByText('Their rows are read from these sheets too: People')).toBeVisible()
    await page.getByRole('button', { name: 'Check' }).click()
    const names = page.getByRole('region', { name: 'Names that this site does not know' })
    await expect(names).toContainText(client, { timeout: 60_000 })
    await expect(names).toContainText('in 2 rows')
    await names.getByLabel(`Import ${client} as`).selectOption({ label: 'New: Private' })
    await names.getByLabel('Import Kathmandoo as').selectOption({ label: 'Kathmandu' })
    const run = runOf(page, `projects-${word}.xlsx`).first()
    await run.getByText('Person: 1').click()
    await expect(run.getByText(`People, row 3: There is no team member “Zed ${word}”`)).toBeVisible()
    await names.getByLabel(`Import Zed ${word} as`).selectOption({ label: 'Leave out' })
    expect(await findingsInBothSchemes(page)).toEqual([])
    await expectToFit(page)
    await page.getByRole('button', { name: 'Check' }).press('Enter')
    await expect(run).toContainText('Clients: 1', { timeout: 60_000 })
    await run.getByText('Report').click()
    await expect(run.getByText(`A road ${word}: People 1`)).toBeVisible()
    expect(await findingsInBothSchemes(page)).toEqual([])
    await expect(names.getByLabel(`Import ${client} as`)).toHaveValue('private')
  })

  test('a file that cannot be imported says so, and templates can be downloaded @quick', async ({ page }) => {
    await page.goto('/admin/imports')
    await choose(page, 'tables.zip', 'PK\u0003\u0004')
    await expect(page.getByRole('alert').filter({ hasText: 'ZIP file and no workbook' })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Template as XLSX' }).click()
    expect((await download).suggestedFilename()).toBe('news.xlsx')
  })

  test('in Nepali, an owner imports a table in Nepali @all', async ({ page }) => {
    test.slow()
    await page.addInitScript(() => localStorage.setItem('RaStorestaff.locale', '"ne"'))
    const word = randomUUID().slice(0, 8)
    await page.goto('/admin/imports')
    await expect(page.getByRole('heading', { name: 'आयातहरू' })).toBeVisible()
    await choose(page, `categories-${word}.csv`, `name,name (ne)\nRivers ${word},नदी\n`)
    await page.getByRole('button', { name: 'जाँच गर्नुहोस्' }).click()
    const run = runOf(page, `categories-${word}.csv`).first()
    await expect(run).toContainText('जाँच गरियो, केही परिवर्तन भएन', { timeout: 60_000 })
    await expect(run).toContainText('वर्गहरू: १')
  })
})
