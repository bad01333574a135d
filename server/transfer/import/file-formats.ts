import type { ImportFormat } from '../../../contract/transfer/import-notes.ts'
import { findModules } from '../../core/process/find-modules.ts'
import type { Importing } from './importing.ts'

/** Files of another program that are no tables: `extras/<name>/server/file-format.ts` exports one as `fileFormat`. */
export interface FileFormat extends ImportFormat {
  /** @param start the first characters of a file */
  isOf(start: string): boolean
  /** Reads a file to its end, before it is imported. @throws TransferError */
  read(path: string): AsyncGenerator<unknown>
  /** Repeating it makes nothing twice. @throws TransferError for the file */
  importFile(importing: Omit<Importing, 'source'>, path: string): Promise<void>
}

const found = await findModules<{ fileFormat: FileFormat }>(
  new URL('../../../extras/', import.meta.url),
  '*/server/file-format.ts',
  import.meta.env && import.meta.glob('../../../extras/*/server/file-format.ts', { eager: true }),
)

export const FILE_FORMATS: readonly FileFormat[] = Object.values(found).map(({ fileFormat }) => fileFormat)
