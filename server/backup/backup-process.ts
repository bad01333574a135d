import { fork } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from '../project-folder.ts'
import { BackupError } from './backup-error.ts'
import type { BackupOptions, BackupReport } from './make-backup.ts'
import type { KeptBackups } from './backup-config.ts'

export interface BackupWork extends BackupOptions {
  kept: KeptBackups
}

export type BackupAnswer = { kind: 'made'; report: BackupReport; pruned: number } | { kind: 'failed'; reason: string }

/** In a process of low priority: copying a SQLite file blocks the one that does it. @throws BackupError */
export async function backUpInProcess(
  work: BackupWork,
  signal: AbortSignal,
): Promise<Extract<BackupAnswer, { kind: 'made' }>> {
  const child = fork(join(projectFolder, 'server/backup/backup-worker.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const stop = () => child.kill('SIGKILL')
  signal.addEventListener('abort', stop, { once: true })
  try {
    const answer = await new Promise<BackupAnswer>((resolve, reject) => {
      child.once('message', resolve)
      child.once('error', reject)
      child.once('exit', (code, ending) =>
        reject(new BackupError(`The process of the backup ended with ${ending ?? `code ${code}`}.`)),
      )
      child.send(work, (error) => error && reject(error))
    })
    if (answer.kind === 'failed') throw new BackupError(answer.reason)
    return answer
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
