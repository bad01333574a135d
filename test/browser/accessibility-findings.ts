import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const AXE = readFileSync(join(resolve(import.meta.dirname, '../..'), 'node_modules/axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Runs axe on a light page.
 * @returns the faults: the rule and the elements that break it
 */
export function accessibilityFindings(page: Page): Promise<string[]> {
  return runAxe(page, 'light')
}

/**
 * Runs axe on a page as it is light, then dark. Nothing but colours differs, so the dark one is checked for contrast alone.
 * Without transitions: halfway through one, colours are not what they will be.
 */
export async function findingsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const body = page.locator('body')
  const color = await body.evaluate((element) => getComputedStyle(element).color)
  const findings = await runAxe(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  // The colours of the staff screens are chosen by a script.
  await expect(body).not.toHaveCSS('color', color)
  findings.push(...(await runAxe(page, 'dark')).map((finding) => `dark: ${finding}`))
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(body).toHaveCSS('color', color)
  return findings
}

/** Elements whose name differs from what they show: axe's rule for that is experimental, and not among the others. */
export async function misnamedElements(page: Page): Promise<string[]> {
  const { violations } = await (await addAxe(page)).withRules('label-content-name-mismatch').analyze()
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
}

async function runAxe(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  // axe does not see what has not been laid out. By a sheet of the page's own, which its policy lets pass.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const axe = await addAxe(page)
  const { violations } = await (scheme === 'dark' ? axe.withRules('color-contrast') : axe.withTags(RULES)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** Gives a page axe once. The builder by itself does it twice for each run, with the source that is not minified. */
async function addAxe(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // There are no frames, so axe need not open a page of its own for each run.
  return new AxeBuilder({ page, axeSource: '0' }).setLegacyMode().options({ resultTypes: ['violations'] })
}
