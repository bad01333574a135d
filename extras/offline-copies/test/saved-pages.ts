import { expect, type Page } from '@playwright/test'
import { openPage } from '../../../test/browser/open-page.ts'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const savedNotice = (page: Page) =>
  page.getByText(/This page was saved on \d{1,2} \w+ \d{4} at \d\d:\d\d\. Try again/)

/** Opens a page, and waits until the service worker has saved it with its files. */
export async function visit(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  // It hydrates after the rest.
  await expect(page.locator('.share__unready')).toHaveCount(0)
  await waitForCopy(page, new URL(path, page.url()).pathname)
}

export async function waitForCopy(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(isSavedWithFiles, path), { message: `${path} is saved` }).toBe(true)
}

async function isSavedWithFiles(path: string): Promise<boolean> {
  const copy = await caches.match(path)
  const hydration = /data-hydration="([^"]+)"/.exec((await copy?.text()) ?? '')?.[1]?.replaceAll('&amp;', '&')
  const module = hydration && (await caches.match(hydration))
  const scripts = (module ? await module.text() : '').match(/\/assets\/[\w-]+\.js/g) ?? []
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((file) => /^\/(?:assets|media)\//.test(file))
  const saved = await Promise.all([...scripts, ...loaded].map((file) => caches.match(file)))
  return scripts.length > 0 && saved.every(Boolean)
}

/** Replaces text in the copy of a page, which then differs from the server's. */
export function changeCopy(page: Page, path: string, change: { from: string; to: string }): Promise<void> {
  return page.evaluate(
    async ({ path, from, to }) => {
      const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('copies-'))
      const cache = await caches.open(name)
      const copy = (await cache.match(path))!
      const text = await copy.text()
      if (!text.includes(from)) throw new Error(`The copy of ${path} lacks ${from}`)
      await cache.put(path, new Response(text.replaceAll(from, to), { headers: copy.headers }))
    },
    { path, ...change },
  )
}

/** Takes a script out of the copies, and all files out of the browser's own cache. @param name without its hash */
export async function forgetScript(page: Page, name: string): Promise<void> {
  await page.evaluate(async (name) => {
    const cache = await caches.open((await caches.keys()).find((one) => one.startsWith('copies-'))!)
    for (const { url } of await cache.keys()) if (url.includes(`/assets/${name}-`)) await cache.delete(url)
  }, name)
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
}

/** The addresses of all copies. */
export function savedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('copies-'))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url.slice(location.origin.length))
  })
}
