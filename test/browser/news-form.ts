import { expect, type Browser, type Page } from '@playwright/test'
import { signIn } from './staff-test.ts'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })

export async function tokenOf(page: Page): Promise<string> {
  return (await page.locator('meta[name="csrf-token"]').getAttribute('content')) ?? ''
}

/** A draft of news that no other test changes. @returns its id */
async function addNews(page: Page, name: string): Promise<number> {
  await page.goto('/admin')
  const { data: categories } = await (await page.request.get('/api/v1/categories')).json()
  const answer = await page.request.post('/api/v1/news', {
    data: { name, categoryId: categories[0].id, description: `<p>${'Long. '.repeat(2000)}</p>`, publish: false },
    headers: { 'X-CSRF-TOKEN': await tokenOf(page) },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data.id
}

export async function openNews(page: Page, name: string): Promise<number> {
  const id = await addNews(page, name)
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
