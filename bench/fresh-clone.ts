import { spawnSync } from 'node:child_process'
import { globSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './report.ts'
import { startByNpm } from './server.ts'
import { TARGETS } from './targets.ts'

/** Milliseconds after which a start from nothing counts as failed. */
const PATIENCE = 300_000
/** What an installation needs of a clone to run; its history, sources of tests and data are not counted. */
const INSTALLATION = ['node_modules', 'admin/node_modules', 'build', 'content', 'public']

/**
 * From `git clone` through `npm start` to the first 200 of home, and then what an installation takes of the disk without what only
 * developers need. npm's cache is as it is, which means warm wherever the packages were installed before; the network is no
 * part of the figure then.
 * @param folder to clone into; it must not be there
 */
export async function measureClone(root: string, folder: string): Promise<Figure[]> {
  const start = performance.now()
  run('git', ['clone', '--quiet', root, folder])
  const server = await startByNpm(folder, join(folder, 'data'), PATIENCE)
  const seconds = (performance.now() - start) / 1000
  await server.stop()
  run('npm', ['prune', '--omit=dev', '--no-audit', '--no-fund'], folder)
  return [
    { name: 'Fresh clone to first page', unit: 's', measured: seconds, target: TARGETS.freshClone, note: "the last commit, npm's cache warm" },
    {
      name: 'Disk of a production installation',
      unit: 'MiB',
      measured: INSTALLATION.reduce((sum, name) => sum + sizeOf(join(folder, name)), 0),
      target: TARGETS.installation,
      note: 'packages without those for development, Node, build, sample content',
    },
  ]
}

function run(command: string, values: string[], folder?: string): void {
  // On Windows npm is a .cmd, which only a shell starts.
  const { status, stderr } = spawnSync(command, values, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`${command} ${values[0]} failed: ${stderr}`)
}

/** MiB of the disk that the files of a folder take; one that has several names counts once. */
function sizeOf(folder: string): number {
  const seen = new Set<number>()
  let bytes = 0
  for (const name of globSync('**/*', { cwd: folder })) {
    const { ino, blocks, size } = lstatSync(join(folder, name))
    if (seen.has(ino)) continue
    seen.add(ino)
    // Windows counts no blocks.
    bytes += blocks ? blocks * 512 : size
  }
  return bytes / 1024 ** 2
}
