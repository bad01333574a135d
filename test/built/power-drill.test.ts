import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { runPowerCuts } from '../../scripts/drill/power-cut/power-cut.ts'

vi.setConfig({ testTimeout: 900_000 })

const hasCompiler = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0

test.skipIf(!hasCompiler)('after a power cut, all that was acknowledged is there, and no half file', async () => {
  const { faults, facts } = await runPowerCuts({
    cuts: 40,
    rounds: 2,
    seed: 1,
    models: ['strict', 'ordered'],
    starts: 1,
  })
  expect(faults).toEqual({})
  expect(facts).toBeGreaterThan(50)
})
