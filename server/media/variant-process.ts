import { fork } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from '../project-folder.ts'
import type { PictureToMake } from './make-variants.ts'
import type { FromWorker, ToWorker } from './variant-messages.ts'

/** How the making of one picture's variants went. `ended`: the process died over it, and makes no more. */
export type MakeAnswer = { kind: 'made' } | { kind: 'failed' | 'ended'; reason: string }

/** The process that makes variants, as the server sees it. */
export interface VariantProcess {
  /** Resolves when no other process works on the files; rejects when the process cannot start. */
  ready: Promise<void>
  /** Makes one picture; the next one only when this one is answered. */
  make(picture: PictureToMake): Promise<MakeAnswer>
  /** Lets it go, and waits until it is gone. */
  end(): Promise<void>
  /** Ends it at once, in the middle of what it does. */
  kill(): void
}

/** @param location of the picture files, as `PictureFiles` tells it */
export function startVariantProcess(location: string): VariantProcess {
  const child = fork(join(projectFolder, 'server/media/variant-worker.ts'), [location], {
    // It reads files from outside, so it gets to know nothing of the server: no secret, no database. The one variable
    // keeps the allocator from hoarding memory for each thread.
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(`the process ended with ${signal ?? `code ${code}`}`))
  })
  // One listener at a time: every question is answered, or the process is gone.
  const next = () =>
    new Promise<FromWorker | { kind: 'ended'; reason: string }>((resolve) => {
      child.once('message', (message) => resolve(message as FromWorker))
      void ended.then((reason) => resolve({ kind: 'ended', reason }))
    })

  const ready = next().then((answer) => {
    if (answer.kind === 'ended') throw new Error(answer.reason)
  })
  return {
    ready,
    async make({ key, width, height }) {
      if (!child.connected) return { kind: 'ended', reason: await ended }
      const answer = next()
      child.send({ key, width, height } satisfies ToWorker, () => undefined)
      return (await answer) as MakeAnswer
    },
    async end() {
      if (child.connected) child.disconnect()
      await ended
    },
    kill() {
      child.kill('SIGKILL')
    },
  }
}
