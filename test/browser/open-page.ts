import type { Page } from '@playwright/test'

/** Opens a page as a visitor with JavaScript has it: its links and buttons work by script. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Milliseconds. Scripts begin when the page is complete, which takes longer on a busy machine. */
const TIMEOUT = 20_000

/** Waits until React has hydrated the page: a click before that is the browser's own. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: TIMEOUT })
}
