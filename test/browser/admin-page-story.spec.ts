import { expect, type Browser, type Page } from '@playwright/test'
import { findingsInBothSchemes } from './accessibility-findings.ts'
import { expectToFit } from './layout-faults.ts'
import { newPicture } from './picture-samples.ts'
import { openAs, test } from './staff-test.ts'

const TEXT = 'We measure rivers in four districts.'
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) }).first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const beside = (page: Page) => page.frameLocator('iframe[title="The page as you type"]:not([aria-hidden=true])')

async function add(page: Page, kind: RegExp): Promise<void> {
  await button(page, 'Add a block').click()
  await page.getByRole('menuitem', { name: kind }).click()
}

/** Another computer of the same person: signed in, with nothing kept. */
async function onAnotherComputer(browser: Browser, page: Page): Promise<Page> {
  const { cookies } = await page.context().storageState()
  const { origin } = new URL(page.url())
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies, origins: [{ origin, localStorage: [{ name: 'RaStorestaff.locale', value: '"en"' }] }] },
    viewport: { width: 1366, height: 900 },
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

/** From a phone to visitors. It is told in one piece, for it is what the parts do together that counts. */
test('a page is begun on a phone, seen while it grows, cropped, approved and in the menu', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const title = `Hydrology ${Date.now()}`
  const phone = await openAs(browser, baseURL!, 'author', 390)

  await test.step('an author begins it on a phone, and loses the phone', async () => {
    await phone.goto('/admin/site-pages/create')
    await field(phone, 'Title').fill(title)
    await button(phone, 'Save draft').click()
    await phone.waitForURL(/\/admin\/site-pages\/\d+/)
    await phone.getByRole('tab', { name: 'Blocks and menu' }).click()
    await add(phone, /^Text/)
    const kept = phone.waitForResponse(
      async (answer) =>
        answer.url().includes('/form-states/') && (answer.request().postData()?.includes(TEXT) ?? false) && answer.ok(),
    )
    await phone.getByRole('textbox', { name: 'Text', exact: true }).fill(TEXT)
    await kept
  })

  const desk = await onAnotherComputer(browser, phone)
  const form = phone.url()
  await phone.context().close()

  await test.step('at a desk it is restored, and seen while it grows', async () => {
    await desk.goto(form)
    await desk.getByRole('button', { name: 'Restore' }).click()
    await button(desk, 'Preview').click()
    await expect(beside(desk).getByText(TEXT)).toBeVisible()
    await desk.getByRole('tab', { name: 'Blocks and menu' }).click()
    await desk.getByRole('switch', { name: 'In the menu' }).click()
    await add(desk, /^Contact/)
    await desk.keyboard.type('Ask our hydrologists')
    await expect(beside(desk).getByText('Ask our hydrologists')).toBeVisible()
  })

  await test.step('its picture is cropped where it is shown', async () => {
    await add(desk, /^Picture/)
    await desk.getByRole('button', { name: 'Choose… (Picture)' }).click()
    const library = desk.getByRole('dialog', { name: 'Choose a picture' })
    await library.locator('input[type=file]').setInputFiles(await newPicture('gauge.jpg'))
    await library.getByLabel('Alternative text *').fill('A gauge beside a ford')
    await library.getByRole('button', { name: 'Save and choose' }).click()
    await expect(library).toHaveCount(0)
    await desk.getByRole('button', { name: 'Crop… (Picture)' }).click()
    const crop = desk.getByRole('dialog', { name: 'Crop the picture' })
    await crop.getByRole('button', { name: '16:9' }).click()
    await expect(crop.getByRole('button', { name: '16:9', pressed: true })).toBeVisible()
    await crop.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(crop).toHaveCount(0)
    await expect(beside(desk).getByRole('img', { name: 'A gauge beside a ford' })).toBeVisible()
    expect(await findingsInBothSchemes(desk)).toEqual([])
    await button(desk, 'Submit for approval').click()
    await expect(desk.getByText(/^Waiting for approval since/)).toBeVisible()
  })

  await test.step('an editor publishes it, and visitors find it in the menu', async () => {
    const editor = await openAs(browser, baseURL!, 'editor')
    await editor.goto(form)
    await button(editor, 'Publish').click()
    await expect(editor.getByText('Published', { exact: true })).toBeVisible()
    const context = await browser.newContext({
      baseURL: baseURL!,
      storageState: { cookies: [], origins: [] },
      viewport: { width: 360, height: 740 },
      javaScriptEnabled: false,
    })
    const visitor = await context.newPage()
    await expect
      .poll(async () => {
        await visitor.goto('/')
        return visitor.getByRole('contentinfo').getByRole('link', { name: title }).count()
      })
      .toBe(1)
    await visitor.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(visitor.getByText(TEXT)).toBeVisible()
    const picture = visitor.getByRole('img', { name: 'A gauge beside a ford' })
    expect(Number(await picture.getAttribute('width')) / Number(await picture.getAttribute('height'))).toBeCloseTo(
      16 / 9,
      1,
    )
    await expectToFit(visitor)
  })
})
