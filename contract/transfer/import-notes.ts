import type { Words } from '../locale.ts'
import words from './import-notes-words.json' with { type: 'json' }

/** Notes of a report besides counts; examples follow. Those of an extra stand with its format. */
export const IMPORT_NOTES = words satisfies Record<string, Words>
/** An extra adds the names of its own by module augmentation. */
export interface ExtraNotes {}
export type ImportNote = keyof typeof IMPORT_NOTES | keyof ExtraNotes

/** A format of files that an extra imports, as staff are told of it: `extras/<name>/contract/import-format.ts`. */
export interface ImportFormat {
  /** As imports keep it. */
  name: string
  title: Words
  /** How the other program makes such a file, a sentence. */
  help: Words
  /** Endings of its names. */
  accept: string
  /** Notes of its reports. */
  notes: Record<string, Words>
}
