import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { accessibilityFindings, findingsInBothSchemes } from './accessibility-findings.ts'
import { openPage } from './open-page.ts'
import { collectFaults } from './page-faults.ts'
import { isPart } from '../scope.ts'

/** The examples of every component, on the page of them: docs/decisions/20-components-of-pages.md. */
const root = resolve(import.meta.dirname, '../..')
const components = globSync('{site/ui/*,extras/*/site/ui}/*.examples.tsx', { cwd: root }).map((path) =>
  basename(path, '.examples.tsx'),
)

// Halfway through a transition, colours are not what they will be. On 360 px what is too wide shows.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

/** In one of the schemes in `npm test`. */
const findings = isPart ? accessibilityFindings : findingsInBothSchemes

test('the list of components has all of them', async ({ page }) => {
  await openPage(page, '/dev/components')
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText(components.toSorted())
})

for (const component of components) {
  test(`${component}: no example has a fault`, async ({ page, baseURL }) => {
    test.setTimeout(180_000)
    const faults = collectFaults(page, baseURL ?? '')
    const found: Record<string, string[]> = {}
    await openPage(page, `/dev/components/${component}`)
    for (const path of await addressesOf(page)) {
      await openExamples(page, path)
      const wrong = [...(await tooWide(page)), ...(await findings(page))]
      if (wrong.length > 0) found[path] = wrong
    }
    expect(found).toEqual({})
    expect(faults.filter((fault) => !isOfLostPicture(fault))).toEqual([])
  })
}

/** One page has all examples of a component, where they can stand beside each other. */
async function addressesOf(page: Page): Promise<string[]> {
  const alone = await page
    .locator('[data-alone="only"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(alone.length + (await page.locator('[data-example]').count()), 'there are examples').toBeGreaterThan(0)
  return alone.length > 0 ? alone : [page.url()]
}

async function openExamples(page: Page, path: string): Promise<void> {
  if (page.url() !== path) await openPage(page, path)
  const selector = await page
    .locator('[data-brings-forth]')
    .evaluateAll(([first]) => first?.getAttribute('data-brings-forth') ?? null)
  if (selector) await expect(page.locator(selector).first()).toBeVisible()
}

/** @returns which examples make the page wider than the screen */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (over <= 0) return []
    const examples = [...document.querySelectorAll<HTMLElement>('[data-example]')].filter(
      (each) => each.scrollWidth > each.clientWidth,
    )
    return [`the page is too wide by ${over} px: ${examples.map((each) => each.dataset['example']).join(', ')}`]
  })
}

/** Some examples show a picture whose file was lost, which the browser says as well. */
function isOfLostPicture(fault: string): boolean {
  return (
    fault.includes('/media/pictures/0000000000000000/') ||
    fault === 'console: Failed to load resource: the server responded with a status of 404 (Not Found)'
  )
}
