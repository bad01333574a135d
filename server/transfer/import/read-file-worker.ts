import { answerWork } from '../../core/process/child-process.ts'
import { TransferError } from '../transfer-error.ts'
import { describeFile } from './describe-file.ts'

/** The process that looks into one uploaded file; import-uploads.ts starts it. */
answerWork(({ path }: { path: string }) => describeFile(path), { ForOperator: TransferError })
