import { expect, test } from 'vitest'
import { createTestApp, describeOnEachEngine } from '../../../test/create-test-app.ts'
import { replaceSetting } from '../../../test/fixtures/settings.ts'
import { feature } from '../server/feature.ts'

describeOnEachEngine('the files of the service worker', (engine) => {
  const open = async (isOn = true) => {
    const { db } = await createTestApp(engine)
    await replaceSetting(db, { key: 'shortName', locale: 'en', value: '"Firm & Co"' })
    return feature.routes!({ db, environment: { SERVICE_WORKER: isOn ? '1' : '0' } } as never)
  }

  test.each(['/sw/offline', '/sw/off'])('%s names the firm, runs its one script, and is not indexed', async (path) => {
    const answer = await (await open()).request(path)
    const html = await answer.text()
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/)
    expect(html).toContain(' | Firm &amp; Co</title>')
    expect(html.match(/<script>/g)).toHaveLength(1)
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'sha256-[^ ']+';/)
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  })

  test('each has its form in Nepali', async () => {
    const routes = await open()
    const html = await (await routes.request('/ne/sw/offline')).text()
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ne">/)
    expect(html).toContain('<h1 class="message-panel__title">तपाईं अफलाइन हुनुहुन्छ</h1>')
    expect(await (await routes.request('/ne/sw/off')).text()).toContain('href="/ne"')
  })

  test('with SERVICE_WORKER=0 the worker is one that removes itself', async () => {
    const answer = await (await open(false)).request('/sw.js')
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/)
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    expect(await answer.text()).toContain('registration.unregister()')
  })

  test('else it is a file of the build', async () => {
    expect((await (await open()).request('/sw.js')).status).toBe(404)
  })
})
