import { line } from '../fields/field.ts'
import { CONTENT_BOUNDS } from '../limits.ts'

/** Of most blocks: without it, nothing stands above the block. */
export const heading = line({
  label: { en: 'Heading', ne: 'उपशीर्षक' },
  bound: CONTENT_BOUNDS.short,
  isTranslated: true,
})
