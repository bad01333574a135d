import { fork } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from '../project-folder.ts'
import type { SitePlace } from '../backup/layout.ts'
import { TransferError } from './transfer-error.ts'

export interface ExportWork {
  place: SitePlace
  folder: string
}

export type ExportAnswer = { kind: 'made' } | { kind: 'failed'; reason: string }

/** In a process of its own: copying the store would block this one. @throws TransferError */
export async function exportInProcess(work: ExportWork): Promise<void> {
  const child = fork(join(projectFolder, 'server/transfer/export-worker.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const answer = await new Promise<ExportAnswer>((resolve, reject) => {
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code, ending) =>
      reject(new TransferError(`The process of the export ended with ${ending ?? `code ${code}`}.`)),
    )
    child.send(work, (error) => error && reject(error))
  })
  if (answer.kind === 'failed') throw new TransferError(answer.reason)
}
