import { expect, test, type Page } from '@playwright/test'
import palette from '../../admin/core/theme/palette.json' with { type: 'json' }

/** The colours that the sheets of the page give by value, by name, as they are in the present scheme. */
function coloursOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const names = new Set<string>()
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.selectorText === ':root') {
          for (const name of rule.style) if (rule.style.getPropertyValue(name).trim().startsWith('#')) names.add(name)
        }
        if (rule instanceof CSSGroupingRule) collect(rule.cssRules)
      }
    }
    for (const { cssRules } of document.styleSheets) collect(cssRules)
    const shown = getComputedStyle(document.documentElement)
    return Object.fromEntries([...names].map((name) => [name.slice(2), shown.getPropertyValue(name).trim()]))
  })
}

test('the staff screens have the colours of the site, light and dark @quick', async ({ page }) => {
  await page.goto('/privacy')
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    expect(await coloursOf(page)).toEqual(palette[scheme])
  }
})
