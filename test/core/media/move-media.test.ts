import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { openBucket } from '../../../server/core/media/bucket.ts'
import { openMediaBucket } from '../../../server/core/media/media-bucket.ts'
import { openMediaFolder } from '../../../server/core/media/media-folder.ts'
import { moveMedia } from '../../../server/core/media/move-media.ts'
import { isUnavailable } from '../../../server/core/process/unavailable.ts'
import { createFolder, openS3 } from '../pictures/picture-fixtures.ts'

const QUICK = { attempts: 2, pause: 1, patience: 2_000 }

/** A folder with thirteen files, and an empty bucket. */
async function openBoth() {
  const s3 = await openS3()
  const [dataDir, scratch] = [await createFolder(), await createFolder()]
  const folder = openMediaFolder(dataDir)
  const bucket = openMediaBucket({ bucket: openBucket(s3.place, QUICK), dataDir: scratch, cacheBytes: 1 })
  for (let number = 10; number < 21; number += 1)
    await folder.put(`pictures/00000000000000${number}/original.jpg`, Buffer.alloc(2_000, String(number)))
  await folder.put('documents/0123456789abcdef/tender.pdf', Buffer.from('a document'))
  await folder.put(`uploads/${'0'.repeat(64)}.jpg`, Buffer.from('an upload'))
  await mkdir(join(dataDir, 'mail'))
  await writeFile(join(dataDir, 'secret'), 'stays here')
  return { s3, dataDir, folder, bucket, scratch, there: { from: folder, to: bucket, scratch } }
}

test('pictures and documents move into a bucket and back, without the rest of the data folder', async () => {
  const { s3, dataDir, bucket, scratch, there } = await openBoth()
  expect(await moveMedia({ ...there, isDry: true })).toMatchObject({ files: 13, copied: 13, faults: [] })
  expect(s3.objects.size).toBe(0)
  expect(await moveMedia(there)).toMatchObject({ files: 13, copied: 13, present: 0, deleted: 0, faults: [] })
  expect(s3.objects.size).toBe(13)

  const back = await createFolder()
  const report = await moveMedia({ from: bucket, to: openMediaFolder(back), scratch, isDeleted: true })
  expect(report).toMatchObject({ copied: 13, deleted: 13, faults: [] })
  expect(s3.objects.size).toBe(0)
  const path = 'pictures/0000000000000015/original.jpg'
  expect(await readFile(join(back, path))).toEqual(await readFile(join(dataDir, path)))
})

test('an interrupted move goes on where it was', async () => {
  const { s3, there } = await openBoth()
  const interrupted = moveMedia({ ...there, progress: ({ copied }) => copied >= 3 && s3.setAway(true) })
  await expect(interrupted.catch((error: unknown) => isUnavailable(error))).resolves.toBe(true)
  s3.setAway(false)
  const report = await moveMedia(there)
  expect(report).toMatchObject({ files: 13, faults: [] })
  expect(report.present).toBeGreaterThanOrEqual(3)
  expect([report.copied + report.present, s3.objects.size]).toEqual([13, 13])
})

test('nothing is deleted whose copy has other contents', async () => {
  const { s3, folder, there } = await openBoth()
  const path = 'pictures/0000000000000012/original.jpg'
  s3.objects.set(`firm/${path}`, { bytes: Buffer.alloc(2_000), modifiedAt: new Date(), headers: {} })
  const report = await moveMedia({ ...there, isDeleted: true })
  expect(report).toMatchObject({ present: 1, deleted: 12, faults: [`${path}: the copy has other contents`] })
  expect((await Readable.from(folder.listAll('pictures')).toArray()).map((file) => file.path)).toEqual([path])
})
