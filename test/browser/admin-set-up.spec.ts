import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { findingsInBothSchemes } from './accessibility-findings.ts'
import { writeFlatVariants } from './flat-variants.ts'
import { intercept } from './intercept.ts'
import { expectToFit } from './layout-faults.ts'
import { startServer } from './own-server.ts'

const PROGRAM = resolve(import.meta.dirname, '../../build/server/index.js')
const WIDTH = 360

interface NewSite {
  origin: string
  address: string
  restart(): Promise<void>
}

/** A server on an empty store that nobody has set up. */
const test = base.extend<{ site: NewSite; sample: string }>({
  sample: ['0', { option: true }],
  site: async ({ sample }, use) => {
    const settings = { SAMPLE_CONTENT: sample }
    const dataDir = temporaryFolder('set-up').path
    if (sample === '1') await writeFlatVariants(dataDir)
    let server = await startServer(PROGRAM, dataDir, settings)
    const [, secret = ''] = readFileSync(join(dataDir, 'set-up-address'), 'utf8').trim().split('#')
    const site: NewSite = {
      origin: server.origin,
      address: `${server.origin}/admin/set-up#${secret}`,
      async restart() {
        await server.stop()
        server = await startServer(PROGRAM, dataDir, settings)
        site.origin = server.origin
      },
    }
    await use(site)
    await server.stop()
  },
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Types into one input after the other, as somebody does who has no mouse. */
async function typeInto(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = page.getByRole('textbox', { name }).first()
    for (let presses = 0; presses < 12; presses++) {
      if (await input.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(input, name).toBeFocused()
    await page.keyboard.type(value)
  }
}

const ACCOUNT = { 'Your name': 'Sita Rai', 'E-mail': 'sita@example.org', 'New password': 'seven green bridges' }
const FIRM = {
  'Name of the firm': 'Himal Survey Pvt. Ltd.',
  'Short name': 'Himal',
  Tagline: 'We measure land.',
  'Founded on': '2072-01-12 BS',
  Phone: '+977 61 000 000',
  'E-mail': 'office@example.org',
  Address: 'Lakeside, Pokhara',
}

test('a new site is set up with keys alone, over two days, and keeps what was typed when the connection is lost', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/admin`)
  await expect(page.getByText('set-up-address')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.goto(site.address)
  await page.getByRole('button', { name: 'नेपाली' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'तपाईंको नाम' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).first().press('Enter')
  await typeInto(page, ACCOUNT)
  await intercept(page, '**/api/v1/set-up/owner', (route) => route.abort())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').first()).toContainText(/connection/i)
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Sita Rai')
  await page.unroute('**/api/v1/set-up/owner')
  await page.getByRole('textbox', { name: 'New password' }).press('Enter')
  await expect(page.getByText('2 of 7 done')).toBeVisible()
  await page.goBack()
  await page.goto(site.address)
  await expect(page, 'the address is used up').toHaveURL(/\/set-up\/settings$/)

  await site.restart()
  await page.goto(`${site.origin}/admin`)
  await page.getByRole('link', { name: 'Continue the set-up' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'The firm' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Founded on' })).toHaveValue('')
  await typeInto(page, FIRM)
  await page.getByRole('textbox', { name: 'Latitude' }).fill('28.60120, 81.61690')
  await page.getByRole('textbox', { name: 'Latitude' }).press('Tab')
  await expect(page.getByRole('textbox', { name: 'Longitude' })).toHaveValue('81.6169')
  await page.getByRole('application').press('ArrowRight')
  await intercept(page, '**/api/v1/settings/1', (route) => route.abort())
  await page.getByRole('button', { name: 'Save and continue' }).press('Enter')
  await expect(page.getByText(/connection/i)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Short name' }).first()).toHaveValue('Himal')
  await page.unroute('**/api/v1/settings/1')
  await page.getByRole('button', { name: 'Save and continue' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Logo and colours' })).toBeFocused()
  await expect(page.getByText('3 of 7 done')).toBeVisible()
  for (const next of ['Sample content', 'Services']) {
    await page.getByRole('link', { name: new RegExp(`(Next|Continue): ${next}`) }).press('Enter')
    await expect(page.getByRole('heading', { name: next })).toBeFocused()
  }
  await page.getByRole('link', { name: 'Open “Services”' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/services$/)
  await expect(page.getByRole('link', { name: 'Set up the site' })).toHaveAttribute('href', /\/set-up\/\w+$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Do this later' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your own content' })).toBeFocused()
  await page.getByRole('link', { name: 'Do this later' }).press('Enter')
  // Pressed sooner, the key would meet the link of the step before.
  await expect(page.getByRole('heading', { name: 'Mail and address' })).toBeFocused()
  await page.getByRole('link', { name: 'Do this later' }).press('Enter')
  await expect(page.getByText('waits on the dashboard')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/set-up\/mail-settings$/)
  await page.goto(`${site.origin}/contact`)
  await expect(page.getByText('+977 61 000 000').first()).toBeVisible()
})

test('of two people with the address, the second is told that the site has an owner @quick', async ({
  browser,
  site,
}) => {
  const pages = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  for (const page of pages) {
    await page.goto(site.address)
    for (const [name, value] of Object.entries(ACCOUNT)) await page.getByRole('textbox', { name }).fill(value)
  }
  const [first, second] = pages as [Page, Page]
  await first.getByRole('button', { name: 'Make the account' }).click()
  await expect(first.getByText('2 of 7 done')).toBeVisible()
  await second.getByRole('button', { name: 'Make the account' }).click()
  await expect(second.getByText('This site has an owner now')).toBeVisible()
  await second.getByRole('textbox', { name: 'E-mail' }).fill(ACCOUNT['E-mail'])
  await second.getByRole('textbox', { name: 'Password' }).fill(ACCOUNT['New password'])
  await second.getByRole('button', { name: 'Sign in' }).click()
  await expect(second).toHaveURL(/\/set-up\/settings$/)
})

test.describe('in a store with the sample content', () => {
  test.use({ sample: '1' })

  test('the form of the firm can be emptied, and what is saved then has nothing of the invented firm', async ({
    page,
    site,
  }) => {
    await page.goto(site.address)
    for (const [name, value] of Object.entries(ACCOUNT)) await page.getByRole('textbox', { name }).fill(value)
    await page.getByRole('button', { name: 'Make the account' }).click()
    await page.getByRole('button', { name: 'Empty the form' }).click()
    await typeInto(page, FIRM)
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByText('2 of 7 done')).toBeVisible()
    for (const locale of ['en', 'ne']) {
      const settings = await (await page.request.get(`${site.origin}/api/v1/settings?locale=${locale}`)).text()
      expect(settings).toContain('Himal Survey')
      expect(settings).not.toMatch(/rekha|रेखा|Kupondole/i)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: WIDTH, height: 740 }, isMobile: true, hasTouch: true })

  for (const locale of ['en', 'ne']) {
    test(`every page of the set-up fits and has no fault that axe can find (${locale})`, async ({ page, site }) => {
      test.setTimeout(180_000)
      await page.addInitScript((chosen) => localStorage.setItem('RaStorestaff.locale', JSON.stringify(chosen)), locale)
      const look = async (path: string, seen: RegExp | string) => {
        await page.goto(path.startsWith('/') ? site.origin + path : path)
        await expect(page.getByText(seen).first()).toBeVisible()
        await expect(page.getByRole('progressbar')).toHaveCount(0)
        await expectToFit(page, path)
        expect(await findingsInBothSchemes(page), path).toEqual([])
      }
      await look('/admin', 'set-up-address')
      await look(site.address, /Your name|तपाईंको नाम/)
      const inputs = page.locator('form input')
      for (const [index, value] of Object.values(ACCOUNT).entries()) await inputs.nth(index).fill(value)
      await page.locator('form button[type=submit]').tap()
      await expect(page).toHaveURL(/\/set-up\/settings$/)
      for (const step of ['account', 'settings', 'services', 'imports', 'done'])
        await look(`/admin/set-up/${step}`, /2 of 7 done|७ मध्ये २ भयो/)
      await look('/admin', /Continue the set-up|तयारी जारी/)
    })
  }
})
