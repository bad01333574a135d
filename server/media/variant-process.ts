import { fork } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from '../project-folder.ts'
import type { PictureToMake } from './make-variants.ts'
import type { PictureToPrepare, PreparedPicture } from './prepare-picture.ts'
import type { FromWorker, ToWorker, Work, WorkAnswer } from './variant-messages.ts'

/** The process died over the work, and does no more. */
type Ended = { kind: 'ended'; reason: string }
type Failed = { kind: 'failed'; reason: string }

/** How the making of one picture's variants went. */
export type MakeAnswer = { kind: 'made' } | Failed | Ended
/** What became of an upload. `refused`: the reason is for the person who uploads it. */
export type PrepareAnswer = { kind: 'prepared'; picture: PreparedPicture } | { kind: 'refused'; reason: string } | Failed | Ended

/** The process that decodes pictures, as the server sees it. It does one thing at a time, uploads before variants. */
export interface VariantProcess {
  /** Resolves when no other process makes variants of these files; rejects when the process cannot start. */
  ready: Promise<void>
  /** Makes one picture's variants; to be asked once it is ready. */
  make(picture: PictureToMake): Promise<MakeAnswer>
  /** Makes of an upload what is shown; may be asked at any time. */
  prepare(upload: PictureToPrepare): Promise<PrepareAnswer>
  hasEnded(): boolean
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
  const waiting = new Map<number, (answer: WorkAnswer | Ended) => void>()
  const { promise: ready, resolve: sayReady, reject: sayNotReady } = Promise.withResolvers<void>()
  // Who only prepares uploads does not wait for it.
  ready.catch(() => undefined)
  let isOver = false
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(`the process ended with ${signal ?? `code ${code}`}`))
  })
  void ended.then((reason) => {
    isOver = true
    sayNotReady(new Error(reason))
    for (const answer of waiting.values()) answer({ kind: 'ended', reason })
    waiting.clear()
  })
  child.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') return sayReady()
    waiting.get(message.number)?.(message.answer)
    waiting.delete(message.number)
  })

  let number = 0
  const ask = async (work: Work): Promise<WorkAnswer | Ended> => {
    if (!child.connected) return { kind: 'ended', reason: await ended }
    const { promise, resolve } = Promise.withResolvers<WorkAnswer | Ended>()
    number += 1
    waiting.set(number, resolve)
    child.send({ ...work, number } satisfies ToWorker, () => undefined)
    return promise
  }
  return {
    ready,
    make: async ({ key, width, height }) => (await ask({ kind: 'make', picture: { key, width, height } })) as MakeAnswer,
    prepare: async ({ path, kind, madePath }) => (await ask({ kind: 'prepare', upload: { path, kind, madePath } })) as PrepareAnswer,
    hasEnded: () => isOver || !child.connected,
    async end() {
      if (child.connected) child.disconnect()
      await ended
    },
    kill() {
      child.kill('SIGKILL')
    },
  }
}
