import { expect, type Page } from '@playwright/test'

/** Opens a page as a visitor with JavaScript has it: its links and buttons work by script. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/**
 * Opens a page, and waits until the site watches its links, which it does soon after hydration. By the module itself: when
 * its file has come, it may still wait for others.
 */
export async function openWatchedPage(page: Page, path: string): Promise<void> {
  const links = page.waitForResponse(/\/assets\/links-/)
  await openPage(page, path)
  await runModule(page, (await links).url())
}

/** Waits until a module of the page has run, and with it what waited for it before. */
export async function runModule(page: Page, address: string): Promise<void> {
  await page.evaluate(async (file) => void (await import(file)), address)
}

/** Milliseconds. Scripts begin when the page is complete, which takes longer on a busy machine. */
const TIMEOUT = 20_000

/** Waits until the map has the code by which it says what is pointed at: before, it is a drawing with links. */
export async function waitForMap(page: Page): Promise<void> {
  const link = page.locator('.map svg a').first()
  const caption = page.locator('.map__caption')
  const choose = await caption.textContent()
  await expect(async () => {
    await link.dispatchEvent('pointerover')
    await expect(caption).not.toHaveText(choose!, { timeout: 200 })
  }).toPass()
  await link.dispatchEvent('pointerout')
  await expect(caption).toHaveText(choose!)
}

/** Waits until React has hydrated the page: a click before that is the browser's own. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: TIMEOUT })
}
