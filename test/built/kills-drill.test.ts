import { expect, test, vi } from 'vitest'
import { runKills } from '../../scripts/drill/kills.ts'

vi.setConfig({ testTimeout: 180_000 })

test('nothing that was acknowledged is lost when the process is killed while it writes', async () => {
  const { messages, edits, check, failedAttempts } = await runKills({ kills: 3, clients: 4, seed: 1 })
  expect([messages.lost, edits.lost, edits.publishedTooOld, check]).toEqual([0, 0, 0, 'ok'])
  // Otherwise nothing was proven.
  expect(Math.min(messages.acknowledged, edits.acknowledged, failedAttempts)).toBeGreaterThan(0)
})
