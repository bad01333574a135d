import { expect, type Page } from '@playwright/test'
import { accessibilityFindings, misnamedElements } from './accessibility-findings.ts'
import { test } from './staff-test.ts'

test.describe('screens in Nepali', () => {
  /** Names, formats and units, which stand in Nepali sentences as they are. */
  const LATIN = new Set(['Sita Rai', 'English', 'H2', 'H3', 'CSV', 'JSON', 'kB', 'MB'])

  test.use({ viewport: { width: 1280, height: 900 } })
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('RaStorestaff.locale', '"ne"')))

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  /** An address: other tests of the same server add redirects. */
  const ADDRESS = /^\/[\w/-]*$/

  /** Texts shown or read out in Latin letters, but for content: that is marked with its language, or typed. */
  async function englishTexts(page: Page): Promise<string[]> {
    const texts = await page.evaluate(() => {
      const isContent = (element: Element) => element.closest('[lang]:not(html), code, kbd, script, style') !== null
      const found: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text
        if (parentElement && !isContent(parentElement) && parentElement.checkVisibility()) found.push(data.trim())
      }
      for (const name of ['aria-label', 'title', 'placeholder'])
        for (const element of document.querySelectorAll(`[${name}]`))
          if (!isContent(element)) found.push(element.getAttribute(name) ?? '')
      return found
    })
    const isKnown = (text: string) => LATIN.has(text) || ADDRESS.test(text)
    return texts.filter((text) => /[a-z]{2}/i.test(text) && !/\p{Script=Devanagari}/u.test(text) && !isKnown(text))
  }

  test('in Nepali only, news is drafted, scheduled and published without an English word on the screen @quick', async ({
    page,
  }) => {
    await page.goto('/admin/news/create')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    await page.getByRole('textbox', { name: 'शीर्षक (नेपाली)' }).fill('नदीको नयाँ मापन केन्द्र')
    await button(page, 'प्रकाशित गर्नुहोस्').click()
    await expect(page.getByText('कृपया वर्ग छान्नुहोस्')).toBeVisible()
    await expect(page.getByText('कृपया रातो देखिएका विवरण मिलाउनुहोस्')).toBeVisible()
    // The field at fault has opened its list, which has names of categories.
    await expect(page.getByRole('option', { name: 'सूचना', exact: true })).toBeVisible()
    // Other tests of the same server add some in English.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    expect(await englishTexts(page)).toEqual([])

    await page.getByRole('combobox', { name: 'वर्ग' }).click()
    await page.getByRole('option', { disabled: false }).first().click()
    await button(page, 'मस्यौदा सुरक्षित गर्नुहोस्').click()
    await expect(page.getByText('मस्यौदा सुरक्षित गरियो।')).toBeVisible()
    await page.getByRole('tab', { name: 'सामग्री' }).click()

    await button(page, 'थप').click()
    await page.getByRole('menuitem', { name: 'समय तोक्नुहोस्…' }).click()
    const dialog = page.getByRole('dialog', { name: 'पछि प्रकाशित गर्नुहोस्' })
    expect(await englishTexts(page)).toEqual([])
    await button(page, 'समय तोक्नुहोस्').click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/मा प्रकाशित हुने$/)).toBeVisible()

    await button(page, 'प्रकाशित गर्नुहोस्').click()
    await expect(page.getByText('प्रकाशित भयो।')).toBeVisible()
    expect((await page.request.get('/news/nadiko-nayan-mapan-kendra')).status()).toBe(200)
    expect(await englishTexts(page)).toEqual([])
    await expect.poll(() => accessibilityFindings(page)).toEqual([])
  })

  test('in Nepali, the list has Nepali words and digits, and axe finds nothing', async ({ page }) => {
    await page.goto('/admin/redirects')
    await expect(page.getByRole('heading', { name: 'पुनर्निर्देशनहरू' })).toBeVisible()
    expect(await englishTexts(page)).toEqual([])
    // Other tests add news.
    await page.goto(`/admin/news?filter=${encodeURIComponent(JSON.stringify({ search: 'Dashain' }))}`)
    await expect(page.getByText(/^[०-९]+ मध्ये [०-९]+-[०-९]+$/)).toBeVisible()
    const title = 'दसैँ र तिहारमा कार्यालय समय'
    await expect(page.getByRole('checkbox', { name: title })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row.locator('[lang=en]')).toHaveText('Office hours at Dashain and Tihar')
    await row.getByRole('link', { name: title }).click()
    await expect(page).toHaveTitle(new RegExp(title))
    await page.goBack()
    await expect.poll(() => accessibilityFindings(page)).toEqual([])
  })

  test('in Nepali, buttons of pages are named by the digits that they show', async ({ page }) => {
    await page.goto('/admin/projects')
    await expect(page.getByRole('button', { name: /२/ }).last()).toBeVisible()
    expect(await misnamedElements(page)).toEqual([])
  })

  test('in Nepali, days are in Bikram Sambat, on each screen', async ({ page }) => {
    await page.goto('/admin/categories')
    await expect(
      page.getByRole('row', { name: 'सूचना', exact: false }).getByText('२०८३ कात्तिक २९ गते, १०:००'),
    ).toBeVisible()
    await page.goto('/admin/account')
    await expect(page.getByText(/२०[८९][०-९] [ऀ-ॿ]+ [०-९]+ गते, [०-९]{2}:[०-९]{2}/).first()).toBeVisible()
  })

  test('in Nepali, districts are chosen by their Nepali names, and beneath those of provinces', async ({ page }) => {
    await page.goto('/admin/projects/create')
    await page.getByRole('tab', { name: 'तथ्य' }).click()
    await page.getByRole('combobox', { name: 'जिल्लाहरू' }).fill('कास्की')
    await expect(page.getByRole('option', { name: 'कास्की', exact: true })).toBeVisible()
    await expect(page.getByRole('listbox')).toContainText('गण्डकी')
  })

  test('in Nepali, what a project refers to is chosen by its Nepali name', async ({ page }) => {
    await page.goto('/admin/projects/create')
    await page.getByRole('tab', { name: 'तथ्य' }).click()
    const wanted = {
      ग्राहक: 'खानेपानी तथा ढल व्यवस्थापन विभाग',
      सेवाहरू: 'खानेपानी तथा सरसफाइ',
      'मूल परियोजना': 'मध्यपहाडी नदीमा झोलुङ्गे पुल',
    }
    for (const [field, name] of Object.entries(wanted)) {
      await page.getByRole('combobox', { name: field }).fill(name.split(' ')[0]!)
      await page.getByRole('option', { name, exact: true }).click()
      await page.keyboard.press('Escape')
    }
    await expect(page.getByRole('combobox', { name: 'ग्राहक' })).toHaveValue(wanted.ग्राहक)
  })
})

test.describe('translations', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  const english = (page: Page) => page.getByRole('textbox', { name: /^Title( \(English\))?( \*)?$/ })
  const nepali = (page: Page) => page.getByRole('textbox', { name: 'Title (नेपाली)' })
  const button = (page: Page, name: string) => page.getByRole('button', { name })

  /** A published news item in both languages. */
  async function createNews(page: Page, title: string): Promise<void> {
    await page.goto('/admin/news/create')
    await english(page).fill(title)
    await nepali(page).fill('पुल')
    await page.getByRole('combobox', { name: 'Category' }).click()
    await page.getByRole('option', { disabled: false }).first().click()
    await button(page, 'Publish').click()
    await page.waitForURL(/\/admin\/news\/\d+/)
    // The form of the new item gives way to that of the saved one.
    await page.reload()
    await expect(button(page, 'Publish changes')).toBeVisible()
    await page.getByRole('tab', { name: 'Content' }).click()
  }

  test('the form shows what of the English has changed since it was translated, until it is checked', async ({
    page,
  }) => {
    await createNews(page, 'A bridge is built')
    await english(page).fill('A bridge is open')
    await button(page, 'Publish changes').click()
    const note = page.getByRole('alert').filter({ hasText: 'The English has changed since this translation: Title' })
    await expect(note).toBeVisible()
    await note.getByRole('button', { name: 'Show the changes' }).click()
    await expect(note.locator('del')).toHaveText('built')
    await expect(note.locator('ins')).toHaveText('open')
    await expect.poll(() => accessibilityFindings(page)).toEqual([])
    await note.getByRole('button', { name: 'The translation is still right' }).click()
    await button(page, 'Publish changes').click()
    await expect(page.getByText('News is updated successfully.')).toBeVisible()
    await expect(page.getByText('The English has changed')).toHaveCount(0)
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByText('Translation checked')).toBeVisible()
  })

  test('Nepali is withdrawn alone, and its items are found in the list', async ({ page }) => {
    await createNews(page, 'A withdrawn translation')
    await page.getByRole('switch', { name: 'Visitors see the Nepali text' }).click()
    await expect(page.getByText('Once saved, visitors get the English text')).toBeVisible()
    await button(page, 'Publish changes').click()
    await expect(page.getByText('News is updated successfully.')).toBeVisible()
    const answer = await page.request.get('/api/v1/news/slug/a-withdrawn-translation?locale=ne')
    expect((await answer.json()).data).toMatchObject({ locale: 'en', locales: ['en'] })
    await page.goto('/admin/news')
    await page.getByRole('combobox', { name: 'Missing' }).click()
    await page.getByRole('option', { name: 'Nepali not published' }).click()
    await expect(page.getByRole('link', { name: 'A withdrawn translation' })).toBeVisible()
  })

  test('an empty Nepali field takes the English text, and typed stops and digits become Nepali ones', async ({
    page,
  }) => {
    await page.goto('/admin/news/create')
    await english(page).fill('Bridge 12')
    await button(page, 'Copy from English: Title').click()
    await expect(nepali(page)).toHaveValue('Bridge 12')
    await nepali(page).fill('पुल 12 बन्यो.')
    await button(page, 'Use Nepali digits and danda: Title').click()
    await expect(nepali(page)).toHaveValue('पुल १२ बन्यो।')
    await button(page, 'Undo Nepali digits and danda: Title').click()
    await expect(nepali(page)).toHaveValue('पुल 12 बन्यो.')

    const text = page.getByRole('textbox', { name: 'Text (नेपाली)' })
    await text.fill('सडक 5 किलोमिटर छ.')
    await button(page, 'Use Nepali digits and danda: Text').click()
    await expect(text).toContainText('सडक ५ किलोमिटर छ।')
    await button(page, 'Undo Nepali digits and danda: Text').click()
    await expect(text).toContainText('सडक 5 किलोमिटर छ.')
  })
})
