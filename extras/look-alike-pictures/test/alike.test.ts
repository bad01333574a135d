import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { fingerprintOf } from '../../../server/core/pictures/fingerprint.ts'
import { groupAlike } from '../server/group-alike.ts'
import { describeWhereSqlDiffers } from '../../../test/create-test-app.ts'
import { openLibrary } from '../../../test/core/pictures/library.ts'
import { blob } from '../../../test/core/pictures/picture-fixtures.ts'

const drawHills = (shift: number, width = 900) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="${width}" height="${(width * 2) / 3}"><path fill="#9bc" d="M0 0h300v200H0z"/><path fill="#375" d="M0 ${150 - shift}L80 40l60 90 ${50 + shift} -80 ${110 - shift} 120V200H0z"/><circle fill="#fff" cx="${40 + shift * 2}" cy="40" r="25"/></svg>`,
    ),
  )

test('a smaller copy of lower quality looks alike, another picture and even surfaces do not', async () => {
  const files = [
    await drawHills(0).jpeg().toBuffer(),
    await drawHills(0, 300).jpeg({ quality: 40 }).toBuffer(),
    await drawHills(60).jpeg().toBuffer(),
    ...(await Promise.all(
      ['#fff', '#eee'].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )),
  ]
  const prints = await Promise.all(files.map(fingerprintOf))
  expect(groupAlike(prints.map((fingerprint, index) => ({ id: index + 1, fingerprint })))).toEqual([[1, 2]])
})

describeWhereSqlDiffers('GET alike-pictures', (engine) => {
  test('names groups of copies once their variants are made, and none that are in the trash', async () => {
    const { db, upload, editor, workshop } = await openLibrary(engine)
    await db.updateTable('picture').set({ variants_made_at: 'before' }).execute()
    const { data: one } = await upload(blob(await drawHills(0).jpeg().toBuffer()), 'hills.jpg')
    const { data: copy } = await upload(blob(await drawHills(0, 300).jpeg().toBuffer()), 'hills-small.jpg')
    await upload(blob(await drawHills(60).jpeg().toBuffer()), 'other.jpg')
    workshop.start()
    const groups = async (): Promise<{ id: number }[][]> =>
      (await (await editor.call('GET', '/alike-pictures')).json()).data
    await vi.waitFor(
      async () => expect((await groups()).map((group) => group.map(({ id }) => id))).toEqual([[one.id, copy.id]]),
      { timeout: 30_000, interval: 200 },
    )
    await editor.call('POST', '/pictures/changes', { ids: [copy.id], isTrashed: true })
    expect(await groups()).toEqual([])
  })
})
