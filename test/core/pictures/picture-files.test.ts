import { createHash } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { UnknownPictureError } from '../../../server/core/pictures/picture-kind.ts'
import { createDataFolder, drawPicture } from './picture-fixtures.ts'

describe('picture files', () => {
  test('an original is kept under the hash of its bytes, from memory and from a file alike', async () => {
    const { dataDir, pictureFiles } = await createDataFolder()
    const bytes = await drawPicture({ width: 300, height: 200 })
    await writeFile(join(dataDir, 'camera.png'), bytes)

    const original = await pictureFiles.putOriginal(bytes)
    expect(original).toEqual({
      key: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
      fileName: 'original.jpg',
      mediaType: 'image/jpeg',
      bytes: bytes.length,
    })
    expect(await pictureFiles.putOriginal(join(dataDir, 'camera.png'))).toEqual(original)
    expect(await readdir(join(dataDir, 'pictures'))).toEqual([original.key])
    expect(await readdir(join(dataDir, 'pictures', original.key))).toEqual(['original.jpg'])

    const file = await pictureFiles.findOriginal(original.key)
    expect(await buffer(file!.stream())).toEqual(bytes)
    expect(await buffer(file!.stream({ start: 5, end: 9 }))).toEqual(bytes.subarray(5, 10))
  })

  test('a file that is not a picture is refused and leaves nothing behind', async () => {
    const { dataDir, pictureFiles } = await createDataFolder()
    await expect(pictureFiles.putOriginal(Buffer.from('<svg onload="alert(1)"/>'))).rejects.toThrow(UnknownPictureError)
    await expect(pictureFiles.putOriginal(new Uint8Array())).rejects.toThrow(UnknownPictureError)
    expect(await readdir(join(dataDir, 'pictures'))).toEqual([])
  })

  test('no other text than a key and a file name becomes part of a path', async () => {
    const { pictureFiles } = await createDataFolder()
    await expect(pictureFiles.findFile('../../../../../etc', 'original.jpg')).rejects.toThrow(TypeError)
    await expect(pictureFiles.findFile('0123456789abcdef', '../../../store.sqlite')).rejects.toThrow(TypeError)
    await expect(pictureFiles.findOriginal('..')).rejects.toThrow(TypeError)
    expect(await pictureFiles.findOriginal('0123456789abcdef')).toBeUndefined()
  })

  test('the making of variants is claimed by one at a time', async () => {
    const { pictureFiles } = await createDataFolder()
    const release = pictureFiles.claimVariants()
    expect(release).toBeTypeOf('function')
    expect(pictureFiles.claimVariants()).toBeUndefined()
    release!()
    const again = pictureFiles.claimVariants()
    expect(again).toBeTypeOf('function')
    again!()
  })
})
