import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Runs axe. Dark pages differ from light ones only in their colours, so they are checked for contrast alone: every
 * caller looks at the light page as well.
 * @returns the faults: the rule and the elements that break it
 */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  // There are no frames, so axe need not open a page of its own for each run.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (isDark ? axe.withRules('color-contrast') : axe.withTags(RULES)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}
