import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { beginBuild, isBuildFresh } from '../../scripts/build-stamp.cjs'

/** @returns which builds are fresh after both were made and a file was written */
function freshAfter(file: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'build-stamp-test-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const folder of ['admin', 'build', '.component-gallery', 'site/ui/card', 'extras/plots/test']) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  for (const name of ['product', 'gallery'] as const) beginBuild(root, name).finish()
  writeFileSync(join(root, file), 'changed')
  return (['product', 'gallery'] as const).filter((name) => isBuildFresh(root, name))
}

test.each([
  ['site/ui/card/card.tsx', []],
  ['site/ui/card/card.examples.tsx', ['product']],
  ['site/ui/card/card.test.tsx', ['product', 'gallery']],
  ['extras/plots/test/admin-plots.spec.ts', ['product', 'gallery']],
  ['admin/theme.ts', ['gallery']],
])('after %s has changed, these builds are still fresh: %s', (file, fresh) => {
  expect(freshAfter(file)).toEqual(fresh)
})
