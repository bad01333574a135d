import type { FileFormat } from '../../../server/transfer/public.ts'
import { format } from '../contract/import-format.ts'
import { readWxr } from './read-wxr.ts'

export const fileFormat: FileFormat = {
  ...format,
  isOf: (start) => start.startsWith('<'),
  read: readWxr,
  importFile: async (...given) => (await import('./import-wxr.ts')).importWxr(...given),
}
