import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { projectFolder } from './project-folder.ts'

/** By then the pages asked for most have been rendered once: what was compiled for them is kept, too. Milliseconds. */
const COMPILED_AFTER = 30_000

/*
 * Garbage is collected when a third has come on top of what is in use. V8 would wait for two to four times as much: a crawler that
 * asks for ever more pages would double the process, at a gain of a few percent of processor time.
 */
setFlagsFromString('--heap-growing-percent=30')

/*
 * What the program is compiled to lies beside it from the first run on, so that each later start is spared a fifth of its
 * work. It is made again after a build, or by another Node; where the folder cannot be written to, the start only takes longer.
 */
enableCompileCache(join(projectFolder, 'build', 'server', 'compiled'))
setTimeout(flushCompileCache, COMPILED_AFTER).unref()

const { run } = await import('./program.ts')
await run()
