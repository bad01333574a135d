import { expect, test, type Page } from '@playwright/test'

/** The files of fonts that a page has fetched. */
async function fontsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await page.evaluate(async () => void (await document.fonts.ready))
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return files
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => file.replace(/.*\/([a-z-]+?)(-wght.*)?-[\w-]{8}\.woff2$/, '$1'))
    .toSorted()
}

test('Nepali letters come in the font of the site, which only pages that have some fetch @phone @nojs @quick', async ({
  page,
}) => {
  expect(await fontsOf(page, '/contact')).toEqual(['archivo-narrow', 'noto-sans-latin'])
  expect(await fontsOf(page, '/about/overview')).toEqual([
    'archivo-narrow',
    'noto-sans-devanagari-regular',
    'noto-sans-latin',
  ])
  await expect(page.getByText('(रेखा)')).toBeVisible()
})
