import { answerWork } from '../../core/process/child-process.ts'
import { describeFile } from './describe-file.ts'
import { openZip } from './media-source.ts'

/** The process that looks into one uploaded file; import-uploads.ts starts it. */
answerWork(async ({ path, isArchive }: { path: string; isArchive: boolean }) => {
  if (!isArchive) return describeFile(path)
  using zip = await openZip(path)
  return {}
})
