import { expect, type Page } from '@playwright/test'
import { waitForHydration } from './open-page.ts'

export const banner = (page: Page) => page.getByRole('complementary', { name: 'Preview' })

/** The page is a preview with this heading: at once, and when its scripts have taken it over and asked for all they want. */
export async function expectPreview(page: Page, heading: string | RegExp): Promise<void> {
  const expectNow = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(banner(page)).toBeVisible()
  }
  await expectNow()
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await expectNow()
}
