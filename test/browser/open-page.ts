import { expect, type Page } from '@playwright/test'

/** Opens a page as a visitor with JavaScript has it: it is there, and its links and buttons have come to life. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Scripts begin when the page is complete; on a busy machine that takes its time. */
const PATIENCE = 20_000

/** Waits until React has taken the page over: what is clicked before, the browser does by itself. */
export async function waitForHydration(page: Page): Promise<void> {
  const message = 'the page has come to life'
  await expect.poll(() => page.evaluate(() => history.scrollRestoration), { message, timeout: PATIENCE }).toBe('manual')
}
