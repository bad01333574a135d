import type { Page } from '@playwright/test'
import { callAsStaff } from '../../../test/browser/staff-test.ts'

/** Publishes a vacancy without a last day, as staff do. @returns the path of its form */
export async function announce(page: Page, jobTitle: string): Promise<string> {
  const news = { name: jobTitle, summary: 'One.', description: '<p>Join us.</p>', categoryId: 1 }
  return `/apply/${(await callAsStaff(page, 'POST', '/news', { ...news, jobTitle, publish: true })).slug}`
}
