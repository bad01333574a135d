import type { Words } from '../../../contract/locale.ts'
import type { ImportFormat } from '../../../contract/transfer/import-notes.ts'
import words from './words.json' with { type: 'json' }

declare module '../../../contract/transfer/import-notes.ts' {
  interface ExtraNotes extends Record<keyof typeof NOTES, unknown> {}
}

const NOTES = words satisfies Record<string, Words>

/** WordPress eXtended RSS. */
export const format: ImportFormat = {
  name: 'wxr',
  title: { en: 'WordPress export', ne: 'WordPress को निर्यात' },
  help: {
    en: 'From WordPress, the file of Tools → Export → All content.',
    ne: 'WordPress बाट भए Tools → Export → All content को फाइल।',
  },
  accept: '.xml',
  notes: NOTES,
}
