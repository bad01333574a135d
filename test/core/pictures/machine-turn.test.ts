import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createTurns, shareVariantProcess } from '../../../server/core/pictures/variant-process.ts'
import { openMediaFolder } from '../../../server/core/media/media-folder.ts'
import { createDataFolder } from './picture-fixtures.ts'

const WAIT = { timeout: 20_000, interval: 10 }

test.skipIf(process.platform === 'darwin')(
  'one server of a machine works on pictures at a time, but uploads do not wait',
  async () => {
    const takeTurn = createTurns(`test-${randomUUID()}`, 5)
    const held = await takeTurn(() => false)
    const { dataDir } = await createDataFolder()
    const other = shareVariantProcess(openMediaFolder(dataDir), 0, undefined, takeTurn)
    let began = false
    const waiting = other.run(async () => void (began = true))
    await vi.waitFor(() => expect(held.isWanted()).toBe(true), WAIT)
    expect(await other.run(async () => 'prepared', true)).toBe('prepared')
    expect(began).toBe(false)
    held.release()
    await waiting
    expect(began).toBe(true)
    await other.stop()
    expect((await takeTurn(() => false)).isWanted()).toBe(false)
  },
)

test('a server that stops while it waits for its turn is let go', async () => {
  const takeTurn = createTurns(`test-${randomUUID()}`, 5)
  const held = await takeTurn(() => false)
  const other = shareVariantProcess(openMediaFolder((await createDataFolder()).dataDir), 0, undefined, takeTurn)
  const waiting = other.run(async () => 'began')
  await Promise.all([expect(waiting).rejects.toThrow('stopping'), other.stop()])
  held.release()
})
