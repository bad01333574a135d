import { expect, type Locator, type Page } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { intercept } from './intercept.ts'
import { newPicture, transfer } from './picture-samples.ts'
import { test } from './staff-test.ts'
import { WORD_HTML } from './word-html.ts'

test.describe('the text editor', () => {
  // Halfway through a transition, colours are not what they will be.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  const text = (page: Page) => page.locator('.staff-text .rich-text').first()
  const tool = (page: Page, name: string) =>
    page.locator('.staff-text').first().getByRole('button', { name, exact: true })

  /** Begins a news item with all that it must have but its text. */
  async function beginNews(page: Page, title: string) {
    await page.goto('/admin/news/create')
    await page.getByLabel('Title *').fill(title)
    await page.getByLabel('Category').click()
    await page.getByRole('option', { disabled: false }).first().click()
    await page.getByRole('tab', { name: 'Content' }).click()
    await text(page).click()
  }

  /** @returns the text as visitors get it */
  async function publish(page: Page): Promise<string> {
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/Published\.|is (created|updated) successfully\./)).toBeVisible()
    // Other tests publish news at the same time: this one's form names its own.
    await expect(page).toHaveURL(/\/admin\/news\/\d+$/)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const { slug } = (await (await page.request.get(`/api/v1/content/news/${id}`)).json()).data
    return (await (await page.request.get(`/api/v1/news/slug/${slug}`)).json()).data.description
  }

  test('text pasted from Word is clean on the public page @quick', async ({ page }) => {
    await beginNews(page, 'Minutes of the site meeting')
    await transfer(page, '.staff-text .rich-text', 'paste', { html: WORD_HTML, text: 'Site meeting' })
    await expect(text(page).getByRole('heading', { name: 'Site meeting' })).toBeVisible()
    const html = await publish(page)
    expect(html.replaceAll('\n', '')).toBe(
      '<h2>Site meeting</h2><p>The <strong>anchor block</strong> was <em>inspected</em>, see <a href="https://example.org/report" rel="noopener">the report</a>.</p>' +
        '<ul><li>Cracks: none<ul><li>measured on 3 May</li></ul></li><li>Drainage: clear</li></ul><ol><li>Order the cables</li><li>Call the ward office</li></ol>' +
        '<table><tbody><tr><td>Block</td><td>Strength</td></tr><tr><td>A</td><td>26 MPa</td></tr></tbody></table>',
    )
    await page.goto('/news/minutes-of-the-site-meeting')
    await expect(page.locator('.rich-text li', { hasText: 'Drainage: clear' })).toBeVisible()
  })

  test('a table is made, filled and given a caption and heads', async ({ page }) => {
    await beginNews(page, 'Readings of the week')
    await tool(page, 'Table').click()
    await page.keyboard.type('Day')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Level')
    const choose = async (menu: string, action: string) => {
      await page.getByRole('group', { name: 'Table' }).getByRole('button', { name: menu }).click()
      await page.getByRole('menuitem', { name: action }).click()
      await expect(text(page)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await choose('Column', 'Delete column')
    await choose('Row', 'Delete row')
    await tool(page, 'Undo').click()
    await choose('Row', 'Insert below')
    await page.getByLabel('Caption of the table').fill('Levels at the ford')
    const html = await publish(page)
    expect(html).toMatch(
      /^<table><caption>Levels at the ford<\/caption><thead><tr><th scope="col">Day<\/th><th scope="col">Level<\/th><\/tr><\/thead><tbody>/,
    )
    expect(html.match(/<tr>/g)).toHaveLength(4)
  })

  test('a picture that is pasted into a text is uploaded, described, and stands there with its caption', async ({
    page,
  }) => {
    await beginNews(page, 'A view of the weir')
    await page.keyboard.type('Before the picture.')
    await page.keyboard.press('Enter')
    await transfer(page, '.staff-text .rich-text', 'paste', { files: [await newPicture('weir.jpg')] })
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    await dialog.getByLabel('Alternative text *').fill('Water falls over the weir')
    await dialog.getByRole('button', { name: 'Save and choose' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(text(page)).toBeFocused()
    await page.keyboard.type('The weir in May')
    await page.keyboard.press('Enter')
    await page.keyboard.type('After the picture.')
    const html = await publish(page)
    expect(html.replaceAll('\n', '')).toMatch(
      /^<p>Before the picture\.<\/p><figure><img src="\/media\/pictures\/[0-9a-f]{16}\/original\.jpg" alt="Water falls over the weir" width="900" height="600" loading="lazy"><figcaption>The weir in May<\/figcaption><\/figure><p>After the picture\.<\/p>$/,
    )
  })

  test('pictures within pasted text are uploaded in their places; what cannot be had is counted until dismissed', async ({
    page,
  }) => {
    await beginNews(page, 'A report with pictures')
    const { buffer } = await newPicture('weir.jpg')
    const html = `<p>Before</p><p><img src="data:image/jpeg;base64,${buffer.toString('base64')}"></p><p>After</p>
      <p><img src="file:///C:/clip.png"><img src="data:image/png;base64,AAAA"></p><iframe src="https://example.org/"></iframe>`
    await transfer(page, '.staff-text .rich-text', 'paste', { html, text: 'After' })
    const note = page.locator('.staff-text').first().getByRole('status')
    await expect(note).toContainText('Left out: 1 picture, 1 video.')
    await expect(note).toContainText('1 picture was not uploaded:')
    await expect(note).toContainText('Uploaded 1 picture: click it and add alternative text.')
    await text(page).locator('figure img').click()
    await page.getByLabel('Alternative text').fill('Water falls over the weir')
    expect(await accessibilityFindings(page)).toEqual([])
    await note.getByRole('button', { name: 'Close' }).click()
    await expect(note).toBeEmpty()
    expect((await publish(page)).replaceAll('\n', '')).toMatch(
      /^<p>Before<\/p><figure><img src="\/media\/[^"]+" alt="Water falls over the weir"[^>]*><\/figure><p>After<\/p>$/,
    )
  })

  test('plain lines with typed marks become a list, and marks have keys', async ({ page }) => {
    await beginNews(page, 'Steps of the survey')
    await transfer(page, '.staff-text .rich-text', 'paste', { text: '3. Measure\n4. Draw' })
    await expect(text(page).locator('ol[start="3"] li')).toHaveText(['Measure', 'Draw'])
    await page.keyboard.type(' CO')
    await page.keyboard.press('Control+,')
    await page.keyboard.type('2')
    await expect(tool(page, 'Subscript')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Control+.')
    await page.keyboard.type('a')
    await page.keyboard.press('Control+.')
    await page.keyboard.press('Control+Shift+x')
    await page.keyboard.type('b')
    await expect(text(page)).toContainText('Draw CO2ab')
    expect(await text(page).locator('li').last().innerHTML()).toContain('CO<sub>2</sub><sup>a</sup><s>b</s>')
  })

  test('a text is written by keyboard alone, with the toolbar and a link that is checked', async ({ page }) => {
    await beginNews(page, 'By keyboard')
    await page.keyboard.type('Read ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('this')
    await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(' and ')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByLabel('Address').fill('javascript:alert(1)')
    await page.getByLabel('Link text').fill('our services')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Type an address such as')).toBeVisible()
    await page.getByRole('dialog').getByLabel('Address').fill('/services')
    await page.keyboard.press('Enter')
    await expect(text(page)).toBeFocused()
    await page.keyboard.press('Alt+F10')
    await expect(tool(page, 'Heading H2')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(text(page)).toBeFocused()
    expect(await publish(page)).toBe('<h3>Read <strong>this</strong> and <a href="/services">our services</a></h3>')
  })

  test('a link to a page that was chosen leads to it also after its address was changed', async ({ page }) => {
    await beginNews(page, 'Weir at Sunsari')
    await publish(page)
    const target = page.url()
    await beginNews(page, 'Readings at a weir')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByLabel('Address').fill('weir at sunsari')
    await page.getByRole('option', { name: 'Weir at Sunsari' }).click()
    await page.keyboard.press('Enter')
    await expect(text(page).getByRole('link', { name: 'Weir at Sunsari' })).toBeVisible()
    expect(await publish(page)).toContain('<a href="/news/weir-at-sunsari" data-item="news:')
    await page.goto(target)
    await page.getByRole('tab', { name: 'Search engines and sharing' }).click()
    await page.getByRole('textbox', { name: 'Address' }).fill('sunsari-weir')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByRole('link', { name: '/news/sunsari-weir', exact: true })).toBeVisible()
    const link = page.locator('.rich-text').getByRole('link', { name: 'Weir at Sunsari' })
    for (const locale of ['', '/ne']) {
      await page.goto(`${locale}/news/readings-at-a-weir`)
      await expect(link).toHaveAttribute('href', `${locale}/news/sunsari-weir`)
    }
  })

  test('a text that nobody edits is saved as it was, to the byte', async ({ page }) => {
    await page.goto('/admin/news/6')
    await text(page).locator('figcaption').first().click()
    await page.getByRole('textbox', { name: 'Summary', exact: true }).fill('The shortest line is seldom the best.')
    const before = (await (await page.request.get('/api/v1/content/news/6')).json()).data.description
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    expect(Object.keys((await sent).postDataJSON())).not.toContain('description')
    await expect(page.getByText(/Published\.|is (created|updated) successfully\./)).toBeVisible()
    const after = (await (await page.request.get('/api/v1/content/news/6')).json()).data.description
    expect(after).toBe(before)
  })

  test('axe finds nothing in the editor, with a table and with a picture in hand', async ({ page }) => {
    await page.goto('/admin/news/8')
    await text(page).getByRole('cell', { name: '585' }).click()
    await expect(page.getByRole('group', { name: 'Table' })).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.goto('/admin/news/6')
    await text(page).locator('figcaption').first().click()
    await expect(page.getByLabel('Alternative text')).toHaveValue(/./)
    expect(await accessibilityFindings(page)).toEqual([])
  })

  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ])
    test(`nothing moves when the editor comes late, ${viewport.width} px wide${viewport.width === 360 ? '' : ' @all'}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      const { promise: asked, resolve: come } = Promise.withResolvers<void>()
      await intercept(page, '**/rich-text-editor-*.js', async (route) => {
        await asked
        await route.continue()
      })
      await page.goto('/admin/news/create')
      const height = () => page.getByRole('tabpanel').evaluate((panel) => panel.getBoundingClientRect().height)
      await expect(page.getByLabel('Title *')).toBeVisible()
      const before = await height()
      await expect(text(page)).toHaveCount(0)
      come()
      await expect(text(page)).toBeVisible()
      expect(await height()).toBe(before)
    })
})

test.describe('Preeti', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  const offers = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unicode' })

  async function paste(page: Page, field: Locator, text: string): Promise<void> {
    await field.click()
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await page.keyboard.press('ControlOrMeta+V')
  }

  test('a title in Preeti that is pasted into a Nepali field is converted, and back with one undo', async ({
    page,
  }) => {
    await page.goto('/admin/news/create')
    const title = page.getByRole('textbox', { name: 'Title (नेपाली)' })
    await paste(page, title, "k'n lgdf{0f ;DkGg")
    await expect(offers(page)).toContainText('In Unicode: पुल निर्माण सम्पन्न')
    await page.getByRole('button', { name: 'Convert', exact: true }).click()
    await expect(title).toHaveValue('पुल निर्माण सम्पन्न')
    await offers(page).getByRole('button', { name: 'Undo' }).click()
    await expect(title).toHaveValue("k'n lgdf{0f ;DkGg")
    await expect(offers(page)).toHaveCount(0)
  })

  test('of a text with formats, only the paragraphs in Preeti are converted', async ({ page }) => {
    await page.goto('/admin/news/create')
    const text = page.getByRole('textbox', { name: 'Text (नेपाली)' })
    await paste(page, text, 'sfo{ljlw / lgb]{lzsf (Guidelines)\n\nA line in English.')
    await page.getByRole('button', { name: 'Convert', exact: true }).click()
    await expect(text).toContainText('कार्यविधि र निर्देशिका (Guidelines)')
    await expect(text).toContainText('A line in English.')
    await text.press('Control+z')
    await expect(text).toContainText('sfo{ljlw / lgb]{lzsf')
  })

  test('nothing is offered for English, for Unicode, and in English fields @all', async ({ page }) => {
    await page.goto('/admin/news/create')
    await paste(page, page.getByRole('textbox', { name: /^Title( \(English\))?( \*)?$/ }), 'g]kfn ;/sf/')
    await paste(page, page.getByRole('textbox', { name: 'Title (नेपाली)' }), 'A new bridge at Dharan (M25, 12 m/s).')
    await paste(page, page.getByRole('textbox', { name: 'Summary (नेपाली)' }), 'पुल निर्माण')
    // The offer for this one shows that the others have been looked at.
    await paste(page, page.getByRole('textbox', { name: 'Text (नेपाली)' }), 'g]kfn ;/sf/')
    await expect(offers(page)).toHaveCount(1)
  })
})
