import { expect, test, type Request } from '@playwright/test'
import { BUDGETS } from '../../bench/budgets.ts'

test('the first view of home keeps within its budget of requests and bytes @phone @quick', async ({ page }) => {
  const requests: Request[] = []
  const note = (request: Request) => requests.push(request)
  page.on('request', note)
  // Sections below the first view are requested right after it.
  page.once('load', () => page.off('request', note))
  await page.goto('/', { waitUntil: 'load' })
  const firstView = requests.filter(
    (request) => request.resourceType() !== 'script' && !request.url().startsWith('data:'),
  )
  const withoutPictures = firstView.filter((request) => request.resourceType() !== 'image')
  const sizes = await Promise.all(withoutPictures.map((request) => request.sizes()))
  const bytes = sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
    0,
  )
  expect(firstView.length).toBeGreaterThan(2)
  expect(firstView.length, firstView.map((request) => request.url()).join(' ')).toBeLessThanOrEqual(
    BUDGETS.firstView.requests.limit,
  )
  expect(bytes).toBeLessThanOrEqual(BUDGETS.firstView.bytesWithoutPictures.limit)
})
