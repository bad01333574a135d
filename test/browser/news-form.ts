import { expect, type Browser, type Page } from '@playwright/test'
import { callAsStaff, signIn } from './staff-test.ts'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })

/** A draft of news that no other test changes. @returns its id */
export async function openNews(page: Page, name: string): Promise<number> {
  const description = `<p>${'Long. '.repeat(2000)}</p>`
  const { id } = await callAsStaff(page, 'POST', '/news', { name, categoryId: 1, description, publish: false })
  await page.goto(`/admin/news/${id}`)
  await expect(field(page, 'Title')).toHaveValue(name)
  return id
}

/** Another browser, of the same person or of somebody else. */
export async function otherBrowser(browser: Browser, page: Page, person?: { email: string; password: string }) {
  const { cookies, origins } = await page.context().storageState()
  const own = origins.map((one) => ({
    ...one,
    localStorage: one.localStorage.filter(({ name }) => name === 'RaStorestaff.locale'),
  }))
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: person ? { cookies: [], origins: own } : { cookies, origins: own },
  })
  if (person) await signIn(context.request, person)
  return context.newPage()
}

/** Waits until the server has the form. */
export const keptBy = (page: Page, method = 'PUT') =>
  page.waitForResponse((answer) => answer.url().includes('/form-states/') && answer.request().method() === method)
