import { expect, test } from '@playwright/test'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { openPage } from './open-page.ts'
import { startServer } from './own-server.ts'

test('the development server shows pages and the examples of a component, and has no service worker', async ({
  page,
}) => {
  const data = temporaryFolder('development-test')
  const { origin, stop } = await startServer('server/dev.ts', data.path)
  try {
    await openPage(page, `${origin}/contact`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    await openPage(page, `${origin}/dev/components/status`)
    await expect(page.locator('[data-example="ongoing"]')).toHaveText('Ongoing')
    // One of a production build on the same port would stay.
    expect(await (await fetch(`${origin}/sw.js`)).text()).toContain('registration.unregister()')
  } finally {
    await stop()
    data.remove()
  }
})
