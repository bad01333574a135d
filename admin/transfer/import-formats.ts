import { IMPORT_NOTES, type ImportFormat } from '../../contract/transfer/import-notes.ts'
import type { Text } from '../core/words/use-words.ts'

/** Of files that are no tables. */
export const FORMATS: readonly ImportFormat[] = Object.values(
  import.meta.glob<ImportFormat>('../../extras/*/contract/import-format.ts', { eager: true, import: 'format' }),
)

const NOTES: Record<string, Text> = Object.assign({}, IMPORT_NOTES, ...FORMATS.map(({ notes }) => notes))

/** A note of an import whose format is gone says its name. */
export const noteText = (note: string): Text => NOTES[note] ?? { en: note, ne: note }
