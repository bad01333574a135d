import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'

test('files that a page loads may be kept for ever, and comes compressed @quick', async ({ page, request }) => {
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(response.url()))
  await openPage(page, '/')
  const assets = loaded.filter((address) => address.includes('/assets/'))
  expect(assets.length).toBeGreaterThan(3)
  for (const address of assets) {
    const response = await request.get(address, { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(response.headers()['cache-control'], address).toBe('public, max-age=31536000, immutable')
    // One of a few words is no smaller when compressed.
    const isSmall = (await response.body()).length < 200
    if (address.endsWith('.js') && !isSmall) expect(response.headers()['vary'], address).toBe('Accept-Encoding')
  }
  const scripts = assets.filter((address) => address.includes('framework'))
  expect(
    (await request.get(scripts[0]!, { headers: { 'Accept-Encoding': 'gzip, br' } })).headers()['content-encoding'],
  ).toBe('br')
})

for (const [file, type] of [
  ['icon.svg', /^image\/svg\+xml/],
  ['favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
  ['apple-touch-icon.png', /^image\/png/],
] as const) {
  test(`the sign of the site as ${file} is asked for anew each time, for the firm may change it`, async ({
    request,
  }) => {
    const response = await request.get(`/${file}`)
    expect(response.headers()['content-type']).toMatch(type)
    expect(response.headers()['cache-control']).toBe('no-cache')
  })
}

for (const encoding of ['br', 'gzip', 'identity']) {
  test(`a page as ${encoding} is asked for anew each time, says what it depends on, and is guarded`, async ({
    request,
  }) => {
    const response = await request.get('/projects', { headers: { 'Accept-Encoding': encoding } })
    const headers = response.headers()
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    expect(headers['vary']).toBe('Accept-Encoding')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
  })
}

test('the API and pages that are missing are guarded too', async ({ request }) => {
  for (const path of [
    '/api/v1/projects',
    '/api/v1/nothing',
    '/nothing',
    '/assets/nothing.js',
    '/media/pictures/nothing/original.jpg',
  ]) {
    expect((await request.get(path)).headers()['x-content-type-options'], path).toBe('nosniff')
  }
})

test('a file that a new build has replaced is answered 404', async ({ request }) => {
  expect((await request.get('/assets/root-00000000.js')).status()).toBe(404)
})
