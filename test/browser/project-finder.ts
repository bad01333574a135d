import type { Locator, Page } from '@playwright/test'

/** The finder of /projects and what it finds, as a visitor points at them. */
export const finder = (page: Page) => page.getByRole('search')
export const field = (page: Page, label: string) => finder(page).getByLabel(label)
export const chosenStatus = (page: Page) => finder(page).getByRole('radio', { checked: true, includeHidden: true })
export const cards = (page: Page) => page.getByRole('main').getByRole('article')
export const cardTitles = (page: Page) => cards(page).getByRole('heading', { level: 2 }).allTextContents()
export const result = (page: Page) => page.getByRole('main').getByRole('status')
export const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')

/** The option of a list whose words begin so. */
export function option(page: Page, list: string, words: string): Locator {
  return field(page, list).locator('option', { hasText: new RegExp(`^${words}`) })
}

/** Chooses the status, or the option of a list, whose words begin so. */
export async function choose(page: Page, list: string, words: string): Promise<void> {
  if (list === 'Status') await finder(page).getByRole('radio', { name: words }).check()
  else await field(page, list).selectOption((await option(page, list, words).getAttribute('value'))!)
}
