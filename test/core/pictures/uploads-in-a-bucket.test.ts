import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { createPictureRoutes } from '../../../server/core/pictures/picture-routes.ts'
import { openBucket } from '../../../server/core/media/bucket.ts'
import { openMediaBucket } from '../../../server/core/media/media-bucket.ts'
import { openPictureFiles } from '../../../server/core/pictures/picture-files.ts'
import { openLibrary } from './library.ts'
import { blob, createFolder, drawPicture, openS3 } from './picture-fixtures.ts'

const SIZE = { width: 640, height: 480 }
const MINUTE = 60_000

/** Two servers with one bucket: one that takes pictures in, and what another one answers. */
async function openTwoServers() {
  const s3 = await openS3()
  let late = 0
  const parts = { cacheBytes: 50_000_000, now: () => Date.now() + late }
  const bucket = openBucket(s3.place, { attempts: 2, pause: 1, patience: 2_000 })
  const library = await openLibrary('sqlite', undefined, async (dataDir) =>
    openMediaBucket({ bucket, dataDir, ...parts }),
  )
  const otherFolder = await createFolder()
  const other = openPictureFiles(openMediaBucket({ bucket, dataDir: otherFolder, ...parts }))
  const routes = createPictureRoutes(other)
  return {
    s3,
    ...library,
    getFromOther: async (address: string) => routes.request(address),
    passMinute: () => void (late += MINUTE),
  }
}

test('a picture taken in by one server is shown by the other at once, its variants too, and not after it is deleted', async () => {
  const { s3, upload, get, getFromOther, signInOwner, workshop, passMinute } = await openTwoServers()
  const { data } = await upload(blob(await drawPicture(SIZE)))
  const shown = await getFromOther(data.picture.url)
  expect([shown.status, (await shown.arrayBuffer()).byteLength]).toEqual([200, data.bytes])

  workshop.start()
  const small = data.picture.url.replace(/original\.jpg$/, '320.avif')
  // The upload, the displayed form, two sizes in two formats, and the one for shared links.
  await vi.waitFor(() => expect(s3.objects.size).toBe(7), { timeout: 15_000 })
  expect((await getFromOther(small)).headers.get('Content-Type')).toBe('image/avif')

  const owner = await signInOwner()
  expect((await owner.call('DELETE', `/pictures/${data.id}`)).status).toBe(200)
  expect([...s3.objects.keys()]).toEqual([])
  expect((await get(data.picture.url)).status).toBe(404)
  passMinute()
  expect([(await getFromOther(data.picture.url)).status, (await getFromOther(small)).status]).toEqual([404, 404])
})

test('while the bucket is away, copies are served, and an upload is refused with advice', async () => {
  const { s3, upload, get, getFromOther, passMinute, dataDir, list, signInOwner } = await openTwoServers()
  const { data } = await upload(blob(await drawPicture(SIZE)))
  const before = await get(data.picture.url)
  const { total } = (await list()).meta
  s3.setAway(true)
  passMinute()
  const after = await get(data.picture.url)
  expect([after.status, after.headers.get('ETag')]).toEqual([200, before.headers.get('ETag')])
  expect((await getFromOther(data.picture.url)).status).toBe(503)

  const refused = await upload(blob(await drawPicture({ ...SIZE, red: 7 })))
  expect([refused.status, refused.code, refused.message]).toEqual([
    503,
    'unavailable',
    'The picture store does not answer; try again in a minute.',
  ])
  expect(refused.headers.get('Retry-After')).toBe('60')
  const owner = await signInOwner()
  expect((await owner.call('DELETE', `/pictures/${data.id}`)).status).toBe(503)
  expect([(await list()).meta.total, await readdir(join(dataDir, 'uploads'))]).toEqual([total, []])
  s3.setAway(false)
  expect((await upload(blob(await drawPicture({ ...SIZE, red: 7 })))).status).toBe(201)
})

test('the pictures are made when the bucket is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
  const { s3, upload, workshop, log } = await openTwoServers()
  const { data } = await upload(blob(await drawPicture(SIZE)))
  s3.setAway(true)
  workshop.start()
  await vi.waitFor(() => expect(log.errors.join()).toContain('making variants waits a minute'), { timeout: 15_000 })
  s3.setAway(false)
  await vi.advanceTimersByTimeAsync(MINUTE)
  await vi.waitFor(() => expect(s3.objects.size).toBe(7), { timeout: 15_000 })
  expect(await workshop.files.isBroken(data.picture.url.split('/').at(-2)!)).toBe(false)
  vi.useRealTimers()
})

test('copies on the local disk stay within their bounds, and are found again after a start', async () => {
  const { place, requests } = await openS3()
  const dataDir = await createFolder()
  const parts = { bucket: openBucket(place), dataDir, cacheBytes: 1_000 }
  const media = openMediaBucket(parts)
  const paths = Array.from({ length: 20 }, (_, number) => `pictures/0123456789abcdef/${number + 1}.webp`)
  for (const path of paths) {
    await media.put(path, Buffer.alloc(100, path))
    expect((await buffer((await media.find(path))!.stream())).length).toBe(100)
  }
  const folder = join(dataDir, 'media-cache/pictures/0123456789abcdef')
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(10))
  expect((await stat(join(folder, '20.webp'))).size).toBe(100)

  requests.length = 0
  await openMediaBucket(parts).find(paths.at(-1)!)
  expect(requests.map((request) => request.split(' ')[0])).toEqual(['HEAD'])
})

test('whether there is a file is remembered for a minute, but not from a bucket that did not answer', async () => {
  const { place, setAway, requests } = await openS3()
  const bucket = openBucket(place, { attempts: 1, pause: 1, patience: 2_000 })
  const media = openMediaBucket({ bucket, dataDir: await createFolder(), cacheBytes: 1 })
  await media.put('pictures/0123456789abcdef/broken', Buffer.from('x'))
  const has = () => media.has('pictures/0123456789abcdef/broken')
  setAway(true)
  expect(await has()).toBe(false)
  setAway(false)
  expect(await has()).toBe(true)
  requests.length = 0
  expect([await has(), requests]).toEqual([true, []])
})
