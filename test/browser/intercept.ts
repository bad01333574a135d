import type { BrowserContext, Page, Route } from '@playwright/test'

/**
 * Answers requests of a page, or of all pages, in place of the server. `route` alone does so a moment later: pages get it
 * behind the keys that are pressed next, whose requests then reach the server.
 */
export async function intercept(
  where: Page | BrowserContext,
  url: string | RegExp,
  answer: (route: Route) => unknown,
): Promise<void> {
  await where.route(url, answer)
  const pages = 'pages' in where ? where.pages() : [where]
  await Promise.all(pages.map((page) => page.evaluate(() => undefined)))
}
