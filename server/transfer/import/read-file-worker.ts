import { answerWork } from '../../core/process/child-process.ts'
import { describeFile, readWholeTable } from './describe-file.ts'
import { openZip } from './media-source.ts'

/** The process that looks into one uploaded file; import-uploads.ts starts it. */
answerWork(async ({ path, isArchive, rows }: { path: string; isArchive: boolean; rows?: number }) => {
  if (rows !== undefined) return readWholeTable(path, rows)
  if (!isArchive) return describeFile(path)
  using zip = await openZip(path)
  return {}
})
