export { writeWorkbook } from './export-workbook.ts'
export type { FileFormat } from './import/file-formats.ts'
export { importPicture, PictureError } from './import/import-files.ts'
export type { WholeTable } from './import/describe-file.ts'
export { readUploadedTable } from './import/import-uploads.ts'
export { findImportRecord, findItemsNamed, recordMade } from './import/import-store.ts'
export {
  type Importing,
  type ReportBuilder,
  fillItem,
  findKnown,
  isKnown,
  keyOf,
  makeItem,
} from './import/importing.ts'
export { ADDRESS_LENGTH, nameOf } from './import/media-source.ts'
export { readText } from './import/read-table.ts'
export { TransferError } from './transfer-error.ts'
