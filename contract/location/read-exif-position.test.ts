import { expect, test } from 'vitest'
import { drawPicture } from '../../test/core/pictures/picture-fixtures.ts'
import { readExifPosition } from './read-exif-position.ts'

const SIZE = { width: 40, height: 30 }

test("a camera's position is read from a JPEG", async () => {
  expect(readExifPosition(await drawPicture({ ...SIZE, withPosition: true }))).toEqual([85.32, 27.7])
  expect(readExifPosition(await drawPicture(SIZE))).toBeUndefined()
})

test('broken, short and foreign files have none', async () => {
  const picture = await drawPicture({ ...SIZE, withPosition: true })
  for (let length = 0; length < 250; length += 1) expect(readExifPosition(picture.subarray(0, length))).toBeUndefined()
  expect(readExifPosition(Buffer.from('not a picture'))).toBeUndefined()
  // A directory that points beyond the end.
  const broken = Buffer.from(picture)
  broken.writeUInt32BE(0xffffffff, picture.indexOf('Exif') + 10)
  expect(readExifPosition(broken)).toBeUndefined()
})
