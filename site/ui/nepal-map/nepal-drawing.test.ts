import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

test('the drawing of Nepal is what its script makes of the boundaries', () => {
  const root = resolve(import.meta.dirname, '../../..')
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build-map.ts', '--check'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
