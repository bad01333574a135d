import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { callAsStaff } from './staff-test.ts'

interface Sent {
  id: number
  name: string
  subject: string
}

const region = (page: Page, name: string) => page.getByRole('region', { name })
export const list = (page: Page) => region(page, 'Enquiries')
export const open = (page: Page) => region(page, 'The open message')
export const heading = (page: Page, { subject }: Sent) => open(page).getByRole('heading', { name: subject })

/** Writes to the firm, then looks for it in the inbox: each test has messages of its own. */
export async function write(
  page: Page,
  word: string,
  message = 'It was washed away.\nCould you look at it?',
): Promise<Sent> {
  const subject = `Foot bridge ${word} ${randomUUID().slice(0, 8)}`
  await callAsStaff(page, 'POST', '/contact-us', {
    name: 'Maya Visitor',
    email: 'maya@example.org',
    subject,
    message,
    seconds: 60,
  })
  const data = await callAsStaff(page, 'GET', `/messages?search=${encodeURIComponent(subject)}`)
  expect(data).toHaveLength(1)
  return { id: data[0].id, name: 'Maya Visitor', subject }
}
