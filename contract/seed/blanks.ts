import type { PageKey } from '../pages/page-texts.ts'
import type { PageTemplate } from './templates.ts'

/** The pages whose texts have a template (content/templates/pages.json). */
export const PAGE_TEMPLATES = ['overview', 'our-story', 'privacy', 'terms'] as const satisfies PageKey[]

/** Has to be written where a template leaves something open. */
export const blank = (label: string): string => `[… ${label}]`

/** Whether a text, or one of those within it, still has a blank of a template. */
export function hasBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('[…')
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBlank)
}

/** @param given texts by the id of a blank, which are escaped; what is missing stays to be written */
export function fillBlanks(
  html: string,
  blanks: PageTemplate['blanks'],
  locale: 'en' | 'ne',
  given: Record<string, string>,
): string {
  return blanks.reduce((text, { id, label }) => {
    const value = given[id]?.trim() || blank(label[locale])
    return text.replaceAll(`{{${id}}}`, () => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  }, html)
}
