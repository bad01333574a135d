import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

interface Sent {
  id: number
  name: string
  subject: string
}

const region = (page: Page, name: string) => page.getByRole('region', { name })
export const list = (page: Page) => region(page, 'Enquiries')
export const open = (page: Page) => region(page, 'The open message')
export const heading = (page: Page, { subject }: Sent) => open(page).getByRole('heading', { name: subject })

/** Makes a call from the page, as its screens do. */
export function call(
  page: Page,
  path: string,
  method = 'GET',
  body?: object,
): Promise<{ data: { id: number; version: number }[] }> {
  const given = { path, method, body }
  return page.evaluate(async ({ path, method, body }) => {
    const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')!.content
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token }
    const response = await fetch(`/api/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return response.json()
  }, given)
}

/** Writes to the firm, then looks for it in the inbox: each test has messages of its own. */
export async function write(
  page: Page,
  word: string,
  message = 'It was washed away.\nCould you look at it?',
): Promise<Sent> {
  const subject = `Foot bridge ${word} ${randomUUID().slice(0, 8)}`
  await page.goto('/admin')
  await expect(page.getByRole('navigation', { name: 'Staff screens' })).toBeVisible()
  await call(page, '/contact-us', 'POST', {
    name: 'Maya Visitor',
    email: 'maya@example.org',
    subject,
    message,
    seconds: 60,
  })
  const { data } = await call(page, `/messages?search=${encodeURIComponent(subject)}`)
  expect(data).toHaveLength(1)
  return { id: data[0]!.id, name: 'Maya Visitor', subject }
}
