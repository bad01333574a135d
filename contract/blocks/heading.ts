import { line } from '../fields/field.ts'

/** Of most blocks: without it, nothing stands above the block. */
export const heading = line({ label: { en: 'Heading', ne: 'उपशीर्षक' } })
