import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { startChangeableSite, type ChangeableSite } from './changeable-site.ts'
import { openPage, waitForHydration } from '../../../test/browser/open-page.ts'
import { startServer } from '../../../test/browser/own-server.ts'
import { heading, savedAddresses, savedNotice, visit } from './saved-pages.ts'

const test = base.extend<{ site: ChangeableSite }>({
  site: async ({ baseURL }, use) => {
    const site = await startChangeableSite(baseURL!)
    await use(site)
    await site.close()
  },
})
test.use({ serviceWorkers: 'allow' })

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

test('only public pages and unchanging files are saved, no answer of the API and nothing personal @quick', async ({
  page,
}) => {
  await visit(page, '/about/overview')
  for (const address of [
    '/contact?reference=REC-7K3M9QXW',
    '/search?q=bridge',
    '/privacy?preview=1',
    '/no-such-page',
    '/api/v1/projects',
    '/admin/',
    '/news.atom',
  ])
    await page.goto(address, { waitUntil: 'domcontentloaded' }).catch(() => {})
  // Saved after them, in the same order.
  await visit(page, '/terms')
  const saved = await savedAddresses(page)
  expect(saved.filter((address) => !/^\/(assets|media|hydration)\//.test(address)).toSorted()).toEqual([
    '/about/overview',
    expect.stringMatching(/^\/firm-logo-dark\.png\?v=/),
    expect.stringMatching(/^\/firm-logo\.png\?v=/),
    '/ne/sw/offline',
    '/sw/offline',
    '/terms',
  ])
  expect(saved.filter((address) => /reference|q=|preview/.test(address))).toEqual([])
})

test('where the network does not answer, the copy is shown after some seconds, and the page works', async ({
  page,
  site,
}) => {
  await visit(page, `${site.origin}/about/overview`)
  await visit(page, `${site.origin}/privacy`)
  site.isSilent = true
  await page.goto(`${site.origin}/about/overview`, { waitUntil: 'commit' })
  await expect(heading(page)).toHaveText('Overview')
  await expect(savedNotice(page)).toHaveText(/^The site does not answer\. /)
  await waitForHydration(page)
  await expect(savedNotice(page)).toBeVisible()
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(heading(page)).toHaveText('Privacy')
  await expect(savedNotice(page)).toBeVisible()
})

test('after an update the new pages come at once, the new worker takes over, and files of the old version stay', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/sw/off`)
  await page.evaluate(async () => {
    await (await caches.open('copies-0')).put('/privacy', new Response('of an older format'))
    await (await caches.open('of something else')).put('/a', new Response('stays'))
  })
  await visit(page, `${site.origin}/about/overview`)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['of something else', 'copies-2'])
  const files = (await savedAddresses(page)).filter((address) => address.startsWith('/assets/'))
  const worker = await (await fetch(`${site.origin}/sw.js`)).text()
  site.answers.set('/sw.js', { type: 'text/javascript', body: `${worker}\nself.isNewer = true` })
  site.answers.set('/about/overview', { type: 'text/html', body: '<h1>The new version</h1>' })
  await page.evaluate(async () => {
    const taken = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done))
    await (await navigator.serviceWorker.ready).update()
    await taken
  })
  await expect(heading(page), 'the open page stays').toHaveText('Overview')
  expect(await savedAddresses(page)).toEqual(expect.arrayContaining(files))
  await page.reload()
  await expect(heading(page)).toHaveText('The new version')
})

test('?nosw removes the worker and its copies on any page', async ({ page }) => {
  await visit(page, '/about/overview')
  await openPage(page, '/privacy?nosw')
  await expect.poll(() => countWorkers(page)).toBe(0)
  await expect.poll(() => savedAddresses(page)).toEqual([])
  await page.waitForLoadState('networkidle')
  expect([await countWorkers(page), await savedAddresses(page)]).toEqual([0, []])
})

test('?nosw removes the worker and its copies also where the scripts of a page do not run', async ({ page, site }) => {
  await visit(page, `${site.origin}/about/overview`)
  site.answers.set('/privacy?nosw', { type: 'text/html', body: '<h1>Without scripts</h1>' })
  await page.goto(`${site.origin}/privacy?nosw`)
  await expect(heading(page)).toHaveText('Without scripts')
  await expect.poll(() => countWorkers(page)).toBe(0)
  await expect.poll(() => savedAddresses(page)).toEqual([])
})

test('/sw/off removes the worker and its copies, and says so', async ({ page }) => {
  await visit(page, '/about/overview')
  await page.goto('/sw/off')
  await expect(page.getByRole('status')).toContainText('are removed from this device')
  await expect.poll(() => countWorkers(page)).toBe(0)
  await page.waitForLoadState('networkidle')
  expect([await countWorkers(page), await savedAddresses(page)]).toEqual([0, []])
})

test('with SERVICE_WORKER=0, browsers remove the worker that they have', async ({ page, site }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'no-worker-'))
  const other = await startServer(resolve('build/server/index.js'), dataDir, { SERVICE_WORKER: '0' })
  try {
    await visit(page, `${site.origin}/about/overview`)
    const body = await (await fetch(`${other.origin}/sw.js`)).text()
    site.answers.set('/sw.js', { type: 'text/javascript', body })
    await page.goto(`${site.origin}/privacy`)
    await expect.poll(() => countWorkers(page)).toBe(0)
    await expect.poll(() => savedAddresses(page)).toEqual([])
  } finally {
    await other.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
})
