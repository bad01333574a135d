import { expect, test, vi } from 'vitest'
import { runDrill } from '../../scripts/drill/run-drill.ts'

vi.setConfig({ testTimeout: 180_000 })

test('no message is lost, stored twice or left unmailed while the server is killed and the mail server misbehaves', async () => {
  const { breaches, ...report } = await runDrill({ messages: 40, kills: 2, clients: 8, seed: 1 })
  expect(report).toMatchObject({ acknowledged: 40, stored: 40, mailed: 40, kills: 2, otherAnswers: 0 })
  expect(breaches).toEqual({ lost: 0, storedTwice: 0, notMailed: 0, mailedNotStored: 0, severalMessageIds: 0 })
  // Otherwise nothing was proven.
  expect(report.failedAttempts).toBeGreaterThan(0)
  expect(report.faults.greylist + report.faults.refuse + report.faults.cut).toBeGreaterThan(0)
})
