import { expect, type Page } from '@playwright/test'
import { accessibilityFindings, findingsInBothSchemes } from '../../../test/browser/accessibility-findings.ts'
import { openAs, test } from '../../../test/browser/staff-test.ts'

/** Publishes a vacancy. @returns the path of its form */
async function announce(page: Page, jobTitle: string): Promise<string> {
  const token = /name="csrf-token" content="([^"]+)"/.exec(await (await page.request.get('/admin')).text())?.[1] ?? ''
  const categories = (await (await page.request.get('/api/v1/categories')).json()) as { data: { id: number }[] }
  const answer = await page.request.post('/api/v1/news', {
    headers: { 'X-CSRF-TOKEN': token },
    data: { name: `Vacancy: ${jobTitle}`, description: '<p>Join us.</p>', categoryId: categories.data[0]!.id, jobTitle, summary: 'One.', publish: true },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return `/apply/${((await answer.json()) as { data: { slug: string } }).data.slug}`
}

/** As a visitor. */
async function apply(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill('maya@example.org')
  await page.getByLabel('A few lines about you').fill('Four years of bridges.')
  await page.getByLabel('Files').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj\n') })
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send the application' }).click()
  await expect(page.getByRole('heading', { name: 'Your application has arrived' })).toBeVisible()
}

test('shots', async ({ page }) => {
  test.setTimeout(300_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const path = await announce(page, 'Site engineer')
  await announce(page, 'Survey technician')
  for (const n of ['Maya Rai', 'Bishnu Prasad Adhikari-Khatiwada', 'Om Lama']) await apply(page, path, n)
  const shoot = async (name: string) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/desk-shots/${name}-${width}.png`, fullPage: true })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      if (over > 0) console.log(name, width, 'overflow', over)
    }
  }
  for (const lang of ['en', 'ne']) {
    await page.goto('/admin/account')
    await page.evaluate((l) => localStorage.setItem('RaStorestaff.locale', JSON.stringify(l)), lang)
    await page.goto('/admin/applications')
    await page.getByRole('link', { name: 'Maya Rai' }).waitFor()
    await shoot(`${lang}-list`)
    console.log(lang, await findingsInBothSchemes(page))
    await page.getByRole('link', { name: 'Maya Rai' }).first().click()
    await page.getByRole('heading', { name: 'Maya Rai' }).waitFor()
    console.log('focus', await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)))
    await page.keyboard.press('s')
    await page.keyboard.press('4')
    await page.waitForTimeout(1500)
    await shoot(`${lang}-one`)
    console.log(lang, await findingsInBothSchemes(page))
    await page.goto('/admin/applications')
    await page.getByRole('button', { name: /Site engineer/ }).first().click()
    await page.getByRole('dialog').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: /Add a question|प्रश्न थप/ }).click()
    await page.waitForTimeout(300)
    await shoot(`${lang}-questions`)
    console.log(lang, await accessibilityFindings(page))
  }
  const editor = await openAs(page.context().browser()!, new URL(page.url()).origin, 'editor')
  await editor.goto('/admin/applications')
  await editor.waitForTimeout(2000)
  await editor.screenshot({ path: '/tmp/desk-shots/editor.png' })
})
