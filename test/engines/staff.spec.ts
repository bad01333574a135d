import { spawnSync } from 'node:child_process'
import { test } from './engine-test.ts'

const PASSWORD = 'seven green bridges'
const EMAIL = 'sita@example.org'
const TITLE = 'A new compression frame in the laboratory'

test('staff sign in, edit a news item and publish it, and visitors see it', async ({ page, site }) => {
  spawnSync(process.execPath, ['scripts/staff.ts', 'add', EMAIL, '--role', 'owner', '--password-stdin'], {
    env: { ...process.env, DATA_DIR: site.dataDir },
    input: PASSWORD,
  })
  await page.open('/admin/news')
  await page.fill('input[type=email]', EMAIL)
  await page.fill('input[type=password]', PASSWORD)
  await page.press('Enter')
  await page.click('table a, [role=row] a', TITLE)
  await page.fill('input[lang=en]', 'A newer compression frame')
  await page.press('Control+s')
  await page.until(() => document.body.innerText.includes('Draft saved.'))
  await page.click('button', 'Publish changes')
  await page.until(() => /Published\.|is (created|updated) successfully\./.test(document.body.innerText))
  await page.open('/news')
  await page.expect(() => page.texts('main a')).toContain('A newer compression frame')
})
