import { expect, test, vi } from 'vitest'
import { HOUR } from '../../../server/core/process/durations.ts'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import { GOOD, openApply, PDF } from './apply-app.ts'

describeOnEachEngine('an application whose program ended', (engine) => {
  test('before its row was stored leaves no file behind, and is stored once when it is sent again', async () => {
    const { post, media, list, files, clock, runDeletion } = await openApply(engine)
    const { adopt } = media
    const ending = vi.spyOn(media, 'adopt').mockImplementation(async (path, file) => {
      await adopt(path, file)
      throw new Error('the program ended here')
    })
    expect((await post(GOOD, [['cv.pdf', PDF]])).status).toBe(500)
    ending.mockRestore()
    expect([await list(), (await files()).length]).toEqual([[], 1])
    expect((await post(GOOD, [['cv.pdf', PDF]])).status).toBe(303)
    clock.now += 2 * HOUR
    await runDeletion()
    expect([(await list()).length, (await files()).length]).toEqual([1, 1])
  })

  test('while its row was stored has no row, no file and no mail', async () => {
    const { db, post, list, receive, files, clock, runDeletion } = await openApply(engine)
    await db.schema.alterTable('private_file').renameTo('away').execute()
    expect((await post(GOOD, [['cv.pdf', PDF]])).status).toBe(500)
    await db.schema.alterTable('away').renameTo('private_file').execute()
    expect([await list(), await receive()]).toEqual([[], []])
    clock.now += 2 * HOUR
    await runDeletion()
    expect(await files()).toEqual([])
  })
})
