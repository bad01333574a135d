import { expect } from '@playwright/test'
import { EXTRAS } from '../extras.ts'
import { findingsInBothSchemes } from './accessibility-findings.ts'
import { expectToFit } from './layout-faults.ts'
import { test } from './staff-test.ts'

/** A page, and what is to be seen on it before it is looked at. */
const PAGES = [
  ['/admin/login', 'Sign in'],
  // The form is there until the server has refused the link.
  ['/admin/password#token', 'This link is no longer valid.'],
  ['/admin/forgotten', 'Send me a link'],
] as const

/** Of each kind of screen, `npm test` looks at one. */
const SCREENS: [path: string, word: string, tag?: string][] = [
  ['/admin/account', 'Where you are signed in'],
  ['/admin/news', 'Vacancy: two site engineers'],
  ['/admin/news/create', 'Save draft'],
  ['/admin/publications', 'Site investigation for buildings in the hills'],
  ['/admin/equipment', 'Total station'],
  ['/admin/site-pages', 'How we work'],
  ['/admin', 'To do later'],
  ['/admin/messages', 'Assigned to'],
  ['/admin/mails', 'Waiting', '@all'],
  ['/admin/answer-settings', 'Inserted into an answer', '@all'],
  ['/admin/staff', 'Can sign in', '@all'],
  ['/admin/staff/create', 'Add and show link'],
  ['/admin/audit', '@example.org'],
  ['/admin/sample', 'Remove the sample', '@all'],
  ['/admin/facts/create', 'Save draft', '@all'],
  ['/admin/redirects', 'New redirect', '@all'],
  ['/admin/readiness', 'Computed from'],
  ['/admin/mail-settings', 'Check the address'],
  ['/admin/imports', 'Choose a file'],
  ['/admin/edit?path=/about/clients', 'What do you want to edit'],
  ...EXTRAS.flatMap(({ screens }) =>
    screens.map(({ path, word, tag }): [string, string, string?] => [path, word, tag]),
  ),
]

test.use({ viewport: { width: 768, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

for (const [path, word, tag = ''] of SCREENS) {
  test(`${path} fits, and has no fault that axe can find, light or dark ${tag}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(word).first()).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect(await findingsInBothSchemes(page)).toEqual([])
    await expectToFit(page)
  })
}

test.describe('before signing in', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  for (const [path, word] of PAGES) {
    test(`${path} has no fault that axe can find, light or dark`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText(word).first()).toBeVisible()
      expect(await findingsInBothSchemes(page)).toEqual([])
    })
  }
})
