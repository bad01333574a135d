import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Figure } from './report.ts'
import { TARGETS } from './targets.ts'

/** As `npm run release` makes it. @param folder must not exist */
export function measureInstallation(root: string, folder: string): Figure {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'release.ts'), folder], {
    encoding: 'utf8',
  })
  const size = /: (\d+) MB\b/.exec(stdout)?.[1]
  if (status !== 0 || size === undefined) throw new Error(`npm run release failed: ${stdout}${stderr}`)
  return {
    name: 'Disk of a production installation',
    unit: 'MB',
    measured: Number(size),
    target: TARGETS.installation,
    note: 'with Node, packages, build and sample content',
  }
}
