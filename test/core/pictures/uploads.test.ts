import { createHash } from 'node:crypto'
import { mkdtemp, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { uploadedSchema } from '../../../contract/pictures/picture-library.ts'
import { describeOnEachEngine } from '../../create-test-app.ts'
import { openLibrary } from './library.ts'
import { addPicture, blob, drawPicture } from './picture-fixtures.ts'

const SIZE = { width: 400, height: 300 }

/** A folder on another file system than the temporary one, on most Linux machines; undefined where there is none. */
const OTHER_DEVICE = await findOtherDevice('/dev/shm')

async function findOtherDevice(folder: string): Promise<string | undefined> {
  const found = await stat(folder).catch(() => undefined)
  return found && found.dev !== (await stat(tmpdir())).dev ? folder : undefined
}

describeOnEachEngine('POST pictures', (engine) => {
  test('takes a picture in: upright and without notes before visitors, as it came in the data folder', async () => {
    const { upload, served, kept, db, revision, filesIn } = await openLibrary(engine)
    const before = await revision()
    const camera = await sharp(await drawPicture({ ...SIZE, withPosition: true }))
      .keepMetadata()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(camera).metadata()).exif?.toString('latin1')).toContain('Camera')
    const { status, headers: _, ...body } = await upload(blob(camera), 'C:\\photos\\IMG 1.jpg')

    const { message, data, duplicate } = uploadedSchema.strict().parse(body)
    expect([status, message, duplicate]).toEqual([201, 'Picture is created successfully.', undefined])
    expect(data).toMatchObject({
      name: 'IMG 1.jpg',
      alt: '',
      translations: { ne: null },
      focalX: 0.5,
      focalY: 0.5,
      width: 300,
      height: 400,
      mediaType: 'image/jpeg',
      version: 1,
      useCount: 0,
    })
    const shown = await served(data.picture.url)
    const metadata = await sharp(shown).metadata()
    expect([metadata.width, metadata.height, metadata.orientation, metadata.exif, metadata.icc, shown.length]).toEqual([
      300,
      400,
      undefined,
      undefined,
      undefined,
      data.bytes,
    ])
    expect(data.picture.color).toMatch(/^#[0-9a-f]{6}$/)
    const name = `${createHash('sha256').update(camera).digest('hex')}.jpg`
    expect(await filesIn('uploads')).toEqual([name])
    expect(await kept(name)).toEqual(camera)
    expect(await revision()).toBe(before + 1)
    expect(
      await db
        .selectFrom('audit_entry')
        .select(['action', 'entity', 'entity_id', 'label'])
        .where('entity', '=', 'picture')
        .execute(),
    ).toEqual([{ action: 'create', entity: 'picture', entity_id: String(data.id), label: 'IMG 1.jpg' }])
  })

  test('answers the one that is there for the same file, also when it comes twice at once or with other notes', async () => {
    const { upload, list, filesIn } = await openLibrary(engine)
    const bytes = await drawPicture(SIZE)
    const answers = await Promise.all([upload(blob(bytes), 'one.jpg'), upload(blob(bytes), 'two.jpg')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201])
    expect(answers[0]!.data.id).toBe(answers[1]!.data.id)
    const again = await upload(blob(bytes))
    expect(again).toMatchObject({
      status: 200,
      duplicate: true,
      message: 'This picture is in the library already.',
      data: { id: answers[0]!.data.id },
    })
    const noted = await upload(blob(await drawPicture({ ...SIZE, withPosition: true })))
    expect([noted.status, noted.data.id]).toEqual([200, again.data.id])
    expect((await list()).meta.total).toBe(2 + 1)
    expect(await filesIn('uploads')).toHaveLength(1)
  })

  test('recognizes a picture of the sample content', async () => {
    const { upload, db, workshop, ...store } = await openLibrary(engine)
    const bytes = await drawPicture(SIZE)
    const { id } = await addPicture({ store: { ...store, db }, pictureFiles: workshop.files }, bytes, SIZE)
    const { status, duplicate, data } = await upload(blob(bytes))
    expect([status, duplicate, data.id]).toEqual([200, true, id])
  })

  test('has variants made after an upload, and answers the whole picture until they are there', async () => {
    const { upload, get, workshop } = await openLibrary(engine)
    workshop.start()
    const { data } = await upload(blob(await drawPicture(SIZE)))
    const address = data.picture.url.replace('original.jpg', '320.avif')
    expect((await get(address)).status).toBe(200)
    const made = async () => expect((await get(address)).headers.get('Content-Type')).toBe('image/avif')
    await vi.waitFor(made, { timeout: 10_000 })
  })
})

const FRAMES = await Promise.all(
  ['#a00', '#00a'].map((background) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  ),
)
const MOVING_WEBP = await sharp(FRAMES, { join: { animated: true } })
  .webp()
  .toBuffer()
const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70', 'latin1')
const MOVING_PNG = Buffer.concat([FRAMES[0]!.subarray(0, 33), chunk, FRAMES[0]!.subarray(33)])

describe('an upload', () => {
  test.each([
    { kind: 'png', shown: 'image/png' },
    { kind: 'webp', shown: 'image/webp' },
    { kind: 'avif', shown: 'image/jpeg' },
  ] as const)('may be $kind, whatever its name says', async ({ kind, shown }) => {
    const { upload, served } = await openLibrary('sqlite')
    const { status, data } = await upload(
      blob(
        await sharp(await drawPicture(SIZE))
          .toFormat(kind)
          .toBuffer(),
      ),
      'a.exe',
    )
    expect([status, data.mediaType, data.width, data.height]).toEqual([201, shown, 400, 300])
    expect((await sharp(await served(data.picture.url)).stats()).channels).toHaveLength(3)
  })

  test('that is a drawing is shown as a PNG, and can hold no script', async () => {
    const { upload, served } = await openLibrary('sqlite')
    const svg = `<?xml version="1.0"?><!-- logo --><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10" onload="alert(1)"><script>alert(1)</script><rect width="10" height="10" fill="#f00"/></svg>`
    const { status, data } = await upload(svg, 'logo.svg')
    expect([status, data.mediaType, data.width, data.height]).toEqual([201, 'image/png', 2048, 1024])
    const shown = await served(data.picture.url)
    expect(shown.subarray(1, 4).toString()).toBe('PNG')
    const { data: pixels, info } = await sharp(shown).raw().toBuffer({ resolveWithObject: true })
    expect([info.channels, [...pixels.subarray(0, 4)]]).toEqual([4, [255, 0, 0, 255]])
  })

  test.skipIf(OTHER_DEVICE === undefined)(
    'is taken in where pictures are on another file system than uploads',
    async () => {
      const { upload, served, filesIn, dataDir } = await openLibrary('sqlite')
      const pictures = await mkdtemp(join(OTHER_DEVICE!, 'pictures-'))
      onTestFinished(() => rm(pictures, { recursive: true }))
      expect((await stat(pictures)).dev).not.toBe((await stat(dataDir)).dev)
      await symlink(pictures, join(dataDir, 'pictures'))
      const { status, data } = await upload(blob(await drawPicture(SIZE)))
      expect(status).toBe(201)
      expect(await served(data.picture.url)).toHaveLength(data.bytes)
      const { key } = /pictures\/(?<key>[0-9a-f]{16})/.exec(data.picture.url)!.groups!
      expect([await filesIn(`pictures/${key}`), (await filesIn('uploads')).length]).toEqual([['original.jpg'], 1])
    },
  )

  test('that is very large is shown at most 3840 pixels long, and keeps its colours', async () => {
    const { upload } = await openLibrary('sqlite')
    const large = await sharp({ create: { width: 5000, height: 2500, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const { data } = await upload(blob(large))
    expect([data.width, data.height, data.picture.color]).toEqual([3840, 1920, '#336699'])
  })

  test('in grey or in the colours of print becomes RGB', async () => {
    const { upload, served } = await openLibrary('sqlite')
    for (const space of ['b-w', 'cmyk'] as const) {
      const { data } = await upload(
        blob(
          await sharp(await drawPicture(SIZE))
            .toColourspace(space)
            .jpeg()
            .toBuffer(),
        ),
      )
      expect((await sharp(await served(data.picture.url)).metadata()).space, space).toBe('srgb')
    }
  })

  const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(5000)])
  test.each([
    { what: 'a moving WebP', bytes: MOVING_WEBP, says: 'This picture moves' },
    { what: 'a moving PNG', bytes: MOVING_PNG, says: 'This picture moves' },
    { what: 'HEIC', bytes: HEIC, says: 'Export it as JPEG' },
    {
      what: 'GIF',
      bytes: Buffer.from('GIF89a and more'),
      says: 'This is a GIF: upload a JPEG, PNG, WebP, AVIF or SVG',
    },
    {
      what: 'HTML',
      bytes: Buffer.from('<!doctype html><html><svg onload="alert(1)"></svg>'),
      says: 'This file is no picture',
    },
    { what: 'nothing', bytes: Buffer.alloc(0), says: 'This file is empty' },
    {
      what: 'a JPEG by its beginning alone',
      bytes: Buffer.from('\xff\xd8\xff and no more', 'latin1'),
      says: 'is damaged or was cut off',
    },
    {
      what: 'a broken drawing',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'),
      says: 'has an error at line 1, and may have been cut off',
    },
  ])('that is $what is refused in words that help, and leaves nothing behind', async ({ bytes, says }) => {
    const { upload, filesIn, revision, log } = await openLibrary('sqlite')
    const before = await revision()
    const { status, code, fields } = await upload(blob(bytes), 'photo.jpg')
    expect([status, code]).toEqual([422, 'invalid'])
    expect(fields.file).toContain(says)
    const pictures = (await filesIn('pictures')).filter((name) => !name.startsWith('.making'))
    expect([await filesIn('uploads'), pictures, await revision(), log.errors]).toEqual([[], [], before, []])
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('that is a %s which was cut off is refused', async (format) => {
    const { upload, filesIn } = await openLibrary('sqlite')
    const whole = await sharp(await drawPicture(SIZE))
      .toFormat(format)
      .toBuffer()
    const { status, fields } = await upload(blob(whole.subarray(0, whole.length * 0.7)))
    expect([status, fields?.file]).toEqual([422, expect.stringContaining('cut off')])
    expect(await filesIn('uploads')).toEqual([])
  })

  test.each(['../\n/etc/passwd', '\x1b[31m.jpg', '\x7f'])('whose name is %j is refused in words', async (name) => {
    const { upload, filesIn } = await openLibrary('sqlite')
    const { status, fields } = await upload(blob(await drawPicture(SIZE)), name)
    expect([status, fields]).toEqual([422, { name: expect.stringContaining('rename the file and upload it again') }])
    expect(await filesIn('uploads')).toEqual([])
  })

  test('of more than 60 megapixels is refused by its header', async () => {
    const { upload, filesIn } = await openLibrary('sqlite')
    const huge = await sharp({ create: { width: 8000, height: 7600, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { status, fields } = await upload(blob(huge))
    expect([status, fields.file]).toEqual([
      422,
      expect.stringContaining('8000 × 7600 pixels, which is 60.8 megapixels: at most 60'),
    ])
    expect(await filesIn('uploads')).toEqual([])
  })

  test('of more than 25 MB is refused before it is read when its size is said, and while it comes when it is not', async () => {
    const { upload, filesIn } = await openLibrary('sqlite')
    const said = await upload(blob(Buffer.from('x')), 'a.jpg', { 'Content-Length': String(25 * 1024 * 1024 + 1) })
    expect([said.status, said.code, said.fields.file]).toEqual([
      413,
      'too_large',
      expect.stringContaining('at most 25 MB'),
    ])
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1
        controller.enqueue(Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(1024 * 1024)]))
      },
    })
    const unsaid = await upload(endless)
    expect(unsaid.status).toBe(413)
    expect(pulled).toBeLessThan(30)
    expect(await filesIn('uploads')).toEqual([])
  })
})
