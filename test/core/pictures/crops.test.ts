import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pointInCrop } from '../../../contract/pictures/crop.ts'
import { describeWhereSqlDiffers } from '../../create-test-app.ts'
import { openLibrary } from './library.ts'
import { blob, drawPicture } from './picture-fixtures.ts'

const LEFT_HALF = { rotation: 0, x: 0, y: 0, width: 0.5, height: 1 }

describeWhereSqlDiffers('PUT pictures/{id}/crop', (engine) => {
  test('shows the crop at once under new addresses, and undoing it brings the same bytes back', async () => {
    const { upload, editor, served, get, kept, revision, filesIn } = await openLibrary(engine)
    const file = await drawPicture({ width: 800, height: 600 })
    const { data: before } = await upload(blob(file), 'river.jpg')
    const shown = await served(before.picture.url)
    const revisionBefore = await revision()
    await editor.call('PATCH', `/pictures/${before.id}`, { focalX: 0.25, focalY: 0.4 })

    const answer = await editor.call('PUT', `/pictures/${before.id}/crop`, {
      crop: { ...LEFT_HALF, rotation: 90 },
      version: 2,
    })
    expect(answer.status).toBe(200)
    const { data: cropped } = await answer.json()
    expect([cropped.width, cropped.height]).toEqual([300, 800])
    expect(cropped.picture.url).not.toBe(before.picture.url)
    expect((await sharp(await served(cropped.picture.url)).metadata()).width).toBe(300)
    expect((await get(before.picture.url)).headers.get('Location')).toBe(cropped.picture.url)
    expect(await revision()).toBeGreaterThan(revisionBefore)
    const [original = ''] = await filesIn('uploads')
    expect(file.equals(await kept(original))).toBe(true)
    const whole = await editor.call('GET', `/pictures/${before.id}/whole`)
    expect(shown.equals(Buffer.from(await whole.arrayBuffer()))).toBe(true)

    const { data: undone } = await (
      await editor.call('PUT', `/pictures/${before.id}/crop`, { crop: null, version: cropped.version })
    ).json()
    expect(undone).toMatchObject({ crop: null, picture: { url: before.picture.url }, width: 800, height: 600 })
    expect(shown.equals(await served(before.picture.url))).toBe(true)
    expect(file.equals(await kept(original))).toBe(true)
    expect((await filesIn('pictures')).filter((name) => name.length === 16)).toHaveLength(1)
  })

  test('keeps the file of a picture that came without an upload, and refuses a stale or impossible crop', async () => {
    const { db, upload, editor, served } = await openLibrary(engine)
    const { data: before } = await upload(blob(await drawPicture({ width: 800, height: 600 })))
    const shown = await served(before.picture.url)
    await db.updateTable('picture').set({ upload_hash: null, upload_kind: null }).where('id', '=', before.id).execute()
    const crop = (body: object, path = `/pictures/${before.id}/crop`) => editor.call('PUT', path, body)
    expect((await crop({ crop: LEFT_HALF })).status).toBe(200)
    expect((await crop({ crop: null, version: 1 })).status).toBe(409)
    expect((await crop({ crop: { ...LEFT_HALF, x: 0.8 } })).status).toBe(422)
    expect((await crop({ crop: { ...LEFT_HALF, width: 0 } })).status).toBe(422)
    expect((await crop({ crop: null }, '/pictures/999999/crop')).status).toBe(404)
    expect((await crop({ crop: null })).status).toBe(200)
    expect(shown.equals(await served(before.picture.url))).toBe(true)
  })
})

test('a logo on a sheet of its own is shown without the empty sheet, which can be brought back', async () => {
  const { upload, editor } = await openLibrary('sqlite')
  const sheet = '<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 210 297">'
  const mark = '<path d="m62 185 22-48 14 20 12-30 38 58z" fill="#0a6b4a"/></svg>'
  const png = await sharp(Buffer.from(sheet + mark))
    .png()
    .toBuffer()
  for (const [name, file] of Object.entries({ 'logo.svg': Buffer.from(sheet + mark), 'logo.png': png })) {
    const { data: shown } = await upload(blob(file), name)
    expect(shown.width / shown.height, name).toBeCloseTo(86 / 58, 1)
    const answer = await editor.call('PUT', `/pictures/${shown.id}/crop`, { crop: null, version: shown.version })
    const { data: whole } = await answer.json()
    expect(whole.width / whole.height, name).toBeCloseTo(210 / 297, 1)
  }
  const { data: full } = await upload(blob(Buffer.from(`${sheet}<path d="M5 5h200v287h-200z"/></svg>`)), 'plan.svg')
  expect([full.crop, full.height]).toEqual([null, 2048])
})

test('the focal point follows the crop, and comes back with it', () => {
  const point = { x: 0.25, y: 0.4 }
  const crop = { ...LEFT_HALF, rotation: 90 as const }
  // Turned clockwise, it is 0.6 from the left and 0.25 from the top.
  expect(pointInCrop(point, null, crop)).toEqual({ x: 1, y: 0.25 })
  const wide = { rotation: 90 as const, x: 0.5, y: 0, width: 0.5, height: 0.5 }
  expect(pointInCrop(point, null, wide)).toEqual({ x: 0.2, y: 0.5 })
  expect(pointInCrop({ x: 0.2, y: 0.5 }, wide, null)).toEqual(point)
})
