import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Figure } from './report.ts'
import { startByNpm } from './server.ts'
import { TARGETS } from './targets.ts'

/** Milliseconds. */
const PATIENCE = 300_000

/** From `git clone` by `npm start` to the first 200 of home, with npm's cache as it is. @param folder must not exist */
export async function timeFreshClone(root: string, folder: string): Promise<Figure> {
  const start = performance.now()
  const clone = spawnSync('git', ['clone', '--quiet', root, folder], { encoding: 'utf8' })
  if (clone.status !== 0) throw new Error(`git clone failed: ${clone.stderr}`)
  const server = await startByNpm(folder, join(folder, 'data'), PATIENCE)
  const seconds = (performance.now() - start) / 1000
  await server.stop()
  return {
    name: 'Fresh clone to first page',
    unit: 's',
    measured: seconds,
    target: TARGETS.freshClone,
    note: "the last commit, npm's cache warm",
  }
}
