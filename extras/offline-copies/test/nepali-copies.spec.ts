import { expect, test } from '@playwright/test'
import { waitForHydration } from '../../../test/browser/open-page.ts'
import { heading, visit, waitForCopy } from './saved-pages.ts'

test.use({ serviceWorkers: 'allow' })

test('a saved Nepali page says so in Nepali, also once its scripts run and the connection is back @phone', async ({
  page,
  context,
}) => {
  const notice = page.getByText(/यो पृष्ठ सुरक्षित गरिएको समय: [०-९]{4} \S+ [०-९]+ गते .*, [०-९]{2}:[०-९]{2} बजे।/)
  await visit(page, '/ne/projects/covered-market-hall')
  await context.setOffline(true)
  await page.reload({ waitUntil: 'commit' })
  await expect(notice).toHaveText(/^तपाईं अफलाइन हुनुहुन्छ। .* फेरि प्रयास गर्नुहोस्$/)
  await expect(heading(page)).toHaveText('हाटबजार भवन')
  await waitForHydration(page)
  await expect(page.getByText('तपाईं अफलाइन हुनुहुन्छ।').filter({ visible: true })).toHaveCount(1)
  await context.setOffline(false)
  await expect(notice).toHaveText(/^यो पृष्ठ सुरक्षित/)
})

test('a Nepali page that was reached by a link is saved as the Nepali one @quick', async ({ page, context }) => {
  await visit(page, '/ne/about/overview')
  await page.getByRole('contentinfo').getByRole('link', { name: 'गोपनीयता' }).click()
  await expect(heading(page)).toHaveText('गोपनीयता नीति')
  await waitForCopy(page, '/ne/privacy')
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page)).toHaveText('गोपनीयता नीति')
})

test('the offline page of each language lists the saved pages of both, each title in its own language', async ({
  page,
  context,
}) => {
  await visit(page, '/privacy')
  await visit(page, '/ne/privacy')
  await context.setOffline(true)
  const titles = page.getByRole('listitem').getByRole('link')
  for (const { path, says, when, langs } of [
    { path: '/terms', says: 'You are offline', when: / at \d\d:\d\d$/, langs: ['ne', null] },
    { path: '/ne/terms', says: 'तपाईं अफलाइन हुनुहुन्छ', when: /, [०-९]{2}:[०-९]{2} बजे$/, langs: [null, 'en'] },
  ]) {
    await page.goto(path)
    await expect(heading(page)).toHaveText(says)
    await expect(titles).toHaveText(['गोपनीयता नीति', 'Privacy'])
    expect(await titles.evaluateAll((links) => links.map((link) => link.getAttribute('lang')))).toEqual(langs)
    await expect(page.getByRole('listitem').first()).toHaveText(when)
  }
})
