// Before landing: makes pictures in every size.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { variantWidths, type VariantSizes } from '../../../contract/pictures/picture-variants.ts'
import { startVariantMaker } from '../../../server/core/pictures/picture-workshop.ts'
import { listPicturesWithoutVariants } from '../../../server/core/pictures/store/pictures.ts'
import { getContentRevision } from '../../../server/core/store/revision.ts'
import { addPicture, createDataFolder, createTestLog, drawPicture } from './picture-fixtures.ts'

const SMALL = { width: 400, height: 300 }

describe('variant maker', () => {
  test('makes every width in both formats, without the position where the picture was taken', async () => {
    const { dataDir, store, pictureFiles } = await createDataFolder()
    const size = { width: 1000, height: 500 }
    const bytes = await drawPicture({ ...size, withPosition: true })
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { key } = await addPicture({ store, pictureFiles }, bytes, size)
    const revision = await getContentRevision(store.db)

    const log = createTestLog()
    await startVariantMaker({ db: store.db, pictureFiles, log }).done

    expect(variantWidths(1000)).toEqual([320, 640, 960, 1000])
    const names = await pictureFiles.listVariants(key)
    expect(new Set(names)).toEqual(
      new Set(
        variantWidths(1000)
          .flatMap((width) => [`${width}.avif`, `${width}.webp`])
          .concat('1000.jpg'),
      ),
    )
    for (const name of names) {
      const metadata = await sharp(await readFile(join(dataDir, 'pictures', key, name))).metadata()
      expect(metadata.width).toBe(Number.parseInt(name))
      expect(metadata.height).toBe(Math.round(Number.parseInt(name) / 2))
      expect({ heif: 'avif', jpeg: 'jpg' }[metadata.format as string] ?? metadata.format).toBe(name.split('.')[1])
      expect(metadata.exif).toBeUndefined()
    }
    expect(await listPicturesWithoutVariants(store.db)).toEqual([])
    expect(await getContentRevision(store.db)).toBe(revision)
    expect(log.lines.at(-1)).toBe('pictures: 1 of 1 made')
    expect(log.errors).toEqual([])
  })

  test('turns a picture upright', async () => {
    const { dataDir, store, pictureFiles } = await createDataFolder()
    const lying = await sharp(await drawPicture({ width: 400, height: 200 }))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { key } = await addPicture({ store, pictureFiles }, lying, { width: 200, height: 400 })
    await startVariantMaker({ db: store.db, pictureFiles, log: createTestLog() }).done
    const variant = await sharp(await readFile(join(dataDir, 'pictures', key, '200.webp'))).metadata()
    expect([variant.width, variant.height, variant.orientation]).toEqual([200, 400, undefined])
  })

  test('broken, oversized and wrongly described files are logged, and the rest is made', async () => {
    const parts = await createDataFolder()
    const { store, pictureFiles } = parts
    const whole = await drawPicture({ ...SMALL, red: 1 })
    const cut = await addPicture(parts, whole.subarray(0, whole.length / 2), SMALL)
    const huge = await sharp({ create: { width: 8000, height: 7600, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const oversized = await addPicture(parts, huge, { width: 8000, height: 7600 })
    const mismatched = await addPicture(parts, await drawPicture({ ...SMALL, red: 2 }), { width: 900, height: 300 })
    const good = await addPicture(parts, await drawPicture({ ...SMALL, red: 3 }), SMALL)

    const log = createTestLog()
    await startVariantMaker({ db: store.db, pictureFiles, log }).done

    expect(log.errors).toHaveLength(3)
    expect(log.errors[0]).toContain(cut.key)
    expect(log.errors[1]).toContain('8000 × 7600 pixels are more than the 60 million that are allowed')
    expect(log.errors[2]).toContain('the file has 400 × 300 pixels, the store says 900 × 300')
    expect(log.lines.at(-1)).toBe('pictures: 1 of 4 made, 3 failed')
    const rest = await listPicturesWithoutVariants(store.db)
    expect(rest.map(({ id }) => id)).toEqual([cut.id, oversized.id, mismatched.id])
    expect(await pictureFiles.listVariants(good.key)).toHaveLength(5)
    expect(await pictureFiles.isBroken(cut.key)).toBe(true)
    expect(await pictureFiles.isBroken(oversized.key)).toBe(false)

    // A restored file is made after the next start.
    await writeFile(join(parts.dataDir, 'pictures', cut.key, 'original.jpg'), whole)
    await startVariantMaker({ db: store.db, pictureFiles, log: createTestLog() }).done
    expect(await pictureFiles.isBroken(cut.key)).toBe(false)
    expect(await pictureFiles.listVariants(cut.key)).toHaveLength(5)
  })

  test('stops at once, and goes on after a restart with what is missing', async () => {
    const parts = await createDataFolder()
    const { store, pictureFiles } = parts
    const size = { width: 1920, height: 1280 }
    for (const red of [10, 20, 30]) await addPicture(parts, await drawPicture({ ...size, red }), size)

    const first = startVariantMaker({ db: store.db, pictureFiles, log: createTestLog() })
    const begun = async () => expect((await listPicturesWithoutVariants(store.db)).length).toBeLessThan(3)
    await vi.waitFor(begun, { timeout: 10_000, interval: 10 })
    await first.stop()
    const rest = await listPicturesWithoutVariants(store.db)
    expect(rest.length).toBeGreaterThan(0)
    await setTimeout(100)
    expect(await listPicturesWithoutVariants(store.db)).toEqual(rest)

    const log = createTestLog()
    await startVariantMaker({ db: store.db, pictureFiles, log }).done
    expect(await listPicturesWithoutVariants(store.db)).toEqual([])
    expect(log.lines.at(-1)).toBe(`pictures: ${rest.length} of ${rest.length} made`)
    for (const { key } of rest) expect(await pictureFiles.listVariants(key)).toHaveLength(11)
  })

  test('makes what is missing once the sizes have changed, and keeps what is there', async () => {
    const parts = await createDataFolder()
    const { store, pictureFiles } = parts
    const { key } = await addPicture(parts, await drawPicture({ width: 800, height: 600 }), { width: 800, height: 600 })
    const make = async (sizes?: VariantSizes) => {
      const log = createTestLog()
      await startVariantMaker({ db: store.db, pictureFiles, log, ...(sizes && { sizes }) }).done
      expect(log.errors).toEqual([])
      return log.lines.at(-1)
    }
    await make()
    const before = await pictureFiles.listVariants(key)
    expect(before.toSorted()).toEqual([
      '320.avif',
      '320.webp',
      '640.avif',
      '640.webp',
      '800.avif',
      '800.jpg',
      '800.webp',
    ])
    expect(await make()).toBeUndefined()

    const sizes: VariantSizes = { widths: [320, 480], formats: ['webp'] }
    expect(await make(sizes)).toBe('pictures: 1 of 1 made')
    expect((await pictureFiles.listVariants(key)).toSorted()).toEqual([...before, '480.webp'].toSorted())
    expect(await make(sizes)).toBeUndefined()
  })

  test('of two for the same files one works and the other one finds nothing left', async () => {
    const parts = await createDataFolder()
    const { store, pictureFiles } = parts
    for (const red of [40, 50]) await addPicture(parts, await drawPicture({ ...SMALL, red }), SMALL)
    const logs = [createTestLog(), createTestLog()]
    await Promise.all(logs.map((log) => startVariantMaker({ db: store.db, pictureFiles, log }).done))
    expect(logs.flatMap(({ errors }) => errors)).toEqual([])
    expect(logs.flatMap(({ lines }) => lines).filter((line) => line === 'pictures: 2 of 2 made')).toHaveLength(1)
  })

  test('with nothing to do it starts no process and says nothing', async () => {
    const { store, pictureFiles } = await createDataFolder()
    const log = createTestLog()
    const maker = startVariantMaker({ db: store.db, pictureFiles, log })
    await maker.done
    await maker.stop()
    expect([...log.lines, ...log.errors]).toEqual([])
  })
})
