import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { BucketRefusedError, openBucket } from '../../../server/core/media/bucket.ts'
import { parseBucketAddress } from '../../../server/core/media/media-config.ts'
import type { ListedFile } from '../../../server/core/media/media-store.ts'
import { isUnavailable } from '../../../server/core/process/unavailable.ts'
import { createFolder, createTestLog, openS3 } from '../pictures/picture-fixtures.ts'

const QUICK = { attempts: 3, pause: 1, patience: 400 }
const BYTES = Buffer.from('the contents of a picture')

async function openTest() {
  const s3 = await openS3()
  return { ...s3, s3, bucket: openBucket(s3.place, QUICK), folder: await createFolder() }
}

const listed = (files: AsyncIterable<ListedFile>): Promise<ListedFile[]> => Readable.from(files).toArray()

const whenAway = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (isUnavailable(error) ? error.message : String(error)),
  )

test('an object is stored, found, read in part, listed and deleted', async () => {
  const { bucket, folder, objects } = await openTest()
  await bucket.put('pictures/a/original.jpg', BYTES)
  expect([...objects.keys()]).toEqual(['firm/pictures/a/original.jpg'])
  expect(await bucket.head('pictures/a/original.jpg')).toMatchObject({ bytes: BYTES.length })
  expect(await bucket.read('pictures/a/original.jpg', { start: 4, end: 11 })).toEqual(Buffer.from('contents'))
  await bucket.download('pictures/a/original.jpg', join(folder, 'copy'))
  expect(await readFile(join(folder, 'copy'))).toEqual(BYTES)
  await bucket.remove('pictures/a/original.jpg')
  expect(await bucket.head('pictures/a/original.jpg')).toBeUndefined()
  expect(await bucket.read('pictures/a/original.jpg')).toBeUndefined()
})

test('a list comes in pages, with folders below it or without', async () => {
  const { bucket, objects } = await openTest()
  for (const name of ['1', '2', '3', '4', '5', 'deep/6']) await bucket.put(`pictures/${name}`, BYTES)
  await bucket.put('picturesque', BYTES)
  objects.set('others/pictures/1', objects.get('firm/pictures/1')!)
  const namesOf = async (isDeep: boolean) =>
    (await listed(bucket.list('pictures/', { isDeep }))).map(({ path }) => path.slice('pictures/'.length))
  expect(await namesOf(true)).toEqual(['1', '2', '3', '4', '5', 'deep/6'])
  expect(await namesOf(false)).toEqual(['1', '2', '3', '4', '5'])
})

test('the second writer keeps the file that is there', async () => {
  const { bucket, s3, objects } = await openTest()
  s3.beforeNextPut(() =>
    objects.set('firm/pictures/a', { bytes: Buffer.from('first'), modifiedAt: new Date(), headers: {} }),
  )
  await bucket.put('pictures/a', BYTES)
  expect(await bucket.read('pictures/a')).toEqual(Buffer.from('first'))
})

test('broken connections, refusals to be quick, silence and damage are tried again', async () => {
  const { bucket, folder, faults, requests } = await openTest()
  const file = join(folder, 'upload')
  await writeFile(file, Buffer.alloc(300_000, 'picture'))
  faults.push('cut', 'slow-down')
  await bucket.put('pictures/a', { file })
  faults.push('hang', 'cut')
  expect(await bucket.download('pictures/a', `${file}.copy`)).toMatchObject({ bytes: 300_000 })
  faults.push('damage')
  await bucket.download('pictures/a', `${file}.copy`)
  expect(await readFile(`${file}.copy`)).toEqual(await readFile(file))
  expect(requests).toHaveLength(8)
})

test('is logged once a minute while it is away, and once when it is back', async () => {
  const { place, s3 } = await openTest()
  const log = createTestLog()
  const bucket = openBucket(place, { ...QUICK, attempts: 1 }, log)
  s3.setAway(true)
  await whenAway(bucket.head('pictures/a'))
  await whenAway(bucket.head('pictures/a'))
  s3.setAway(false)
  await bucket.head('pictures/a')
  await bucket.head('pictures/a')
  expect(log.errors).toEqual([expect.stringContaining('The picture store does not answer: s3://site/firm: ')])
  expect(log.lines).toEqual(['The picture store answers again'])
})

test('a store that stays away is given up, and says so', async () => {
  const { bucket, folder, s3, faults } = await openTest()
  faults.push('slow-down', 'slow-down', 'slow-down')
  expect(await whenAway(bucket.put('pictures/a', BYTES))).toBe('s3://site/firm: it answered 503 SlowDown')
  faults.push('hang', 'hang', 'hang')
  expect(await whenAway(bucket.head('pictures/a'))).toBe('s3://site/firm: it does not answer')
  faults.push('hang')
  expect(await whenAway(bucket.head('pictures/a', { isPatient: false }))).toBe('s3://site/firm: it does not answer')
  s3.setAway(true)
  expect(await whenAway(bucket.download('pictures/a', join(folder, 'copy')))).toMatch(/^s3:\/\/site\/firm: /)
})

test.each([
  [{ secretAccessKey: 'wrong' }, 'refuses ListBucket (403 SignatureDoesNotMatch). Check S3_ACCESS_KEY_ID'],
  [{ accessKeyId: 'wrong' }, 'refuses ListBucket (403 InvalidAccessKeyId)'],
  [{ region: 'elsewhere' }, 'refuses ListBucket (403 SignatureDoesNotMatch)'],
  [{ bucket: 'missing' }, 'there is no bucket "missing"'],
])('what only the operator can correct is not tried again: %o', async (change, words) => {
  const { place, requests } = await openTest()
  const wrong = openBucket({ ...place, ...change }, QUICK)
  const listing = listed(wrong.list('pictures/'))
  await expect(listing).rejects.toThrow(BucketRefusedError)
  await expect(listing).rejects.toThrow(words)
  expect(requests).toHaveLength(1)
})

test('an upload that arrives damaged is refused', async () => {
  const { bucket, faults, objects } = await openTest()
  faults.push('damage')
  await expect(bucket.put('pictures/a', BYTES)).rejects.toThrow('400 XAmzContentSHA256Mismatch')
  expect(objects.size).toBe(0)
})

test('a redirect is not followed: its keys are for this address alone', async () => {
  const { bucket, faults, requests } = await openTest()
  faults.push('moved')
  await expect(bucket.put('pictures/a', BYTES)).rejects.toThrow('sends requests elsewhere (307 TemporaryRedirect)')
  expect(requests).toHaveLength(1)
})

test('an address names a bucket, and perhaps a prefix', () => {
  expect(parseBucketAddress('s3://site')).toEqual({ bucket: 'site', prefix: '' })
  expect(parseBucketAddress('s3://site/firm/www/')).toEqual({ bucket: 'site', prefix: 'firm/www' })
  for (const text of ['s3://', 's3://a/../b', 'https://site', 's3://site/a b', './s3'])
    expect(parseBucketAddress(text)).toBeUndefined()
})
