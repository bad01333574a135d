import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * @param rule this one alone, for a page that was looked at before and changed in one respect
 * @returns what axe finds wrong: the rule and the elements that break it
 */
export async function accessibilityFindings(page: Page, rule?: string): Promise<string[]> {
  // There are no frames, so that axe need not open a page of its own for each run.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rule ? axe.withRules(rule) : axe.withTags(RULES)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`))
}
