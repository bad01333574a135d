import { CONTENT_BOUNDS } from '../limits.ts'
import type { Words } from '../locale.ts'
import { LINK } from '../patterns.ts'
import { line, plainText, richText } from './field.ts'

/** The name of an item that has a title. */
export const TITLE = line({ label: { en: 'Title', ne: 'शीर्षक' }, bound: CONTENT_BOUNDS.name, isRequired: true })

/** A sentence or two about an item. @param help where they stand */
export const summaryText = (help: Words) =>
  plainText({ label: { en: 'Summary', ne: 'सारांश' }, help, isSearched: true, gap: 'summary' })

/** The text on the page of an item. */
export const FULL_TEXT = richText({ label: { en: 'Text', ne: 'पाठ' }, gap: 'description' })

/** The website of another organisation. */
export const WEBSITE = {
  label: { en: 'Website', ne: 'वेबसाइट' },
  help: { en: 'Optional, such as https://example.org', ne: 'ऐच्छिक, जस्तै https://example.org' },
  bound: CONTENT_BOUNDS.link,
  pattern: LINK,
  isNullable: true,
  isTranslated: false,
} as const
