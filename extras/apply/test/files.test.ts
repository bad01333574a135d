import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { HOUR } from '../../../server/core/process/durations.ts'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import { GOOD, openApply, PDF } from './apply-app.ts'

const DOCX = { '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<document/>') }
const docx = (more: Record<string, Uint8Array> = {}) => zipSync({ ...DOCX, ...more })
/** Says of its parts that they unpack to four gigabytes. */
const bomb = () => {
  const bytes = Buffer.from(docx())
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4))
    bytes.writeUInt32LE(0xf0000000, at + 24)
  return bytes
}
const JPG = Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1')
const text = (content: string) => Buffer.from(content)

describeOnEachEngine('files of an application', (engine) => {
  test.each<[string, string, () => Uint8Array]>([
    ['a program that is called PDF', 'cv.pdf', () => text('MZ\x90\0')],
    ['a page that is called JPEG', 'me.jpg', () => text('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing that is called JPEG',
      'me.jpg',
      () => text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['a PDF behind other bytes', 'cv.pdf', () => text('<html>%PDF-1.4')],
    ['a document that unpacks to gigabytes', 'cv.docx', bomb],
    ['a document with macros', 'cv.docx', () => docx({ 'word/vbaProject.bin': strToU8('x') })],
    ['a ZIP that is no document', 'cv.docx', () => zipSync({ 'a.txt': strToU8('a') })],
    ['a document that is cut off', 'cv.docx', () => docx().slice(0, 40)],
    ['an empty file', 'cv.pdf', () => text('')],
    ['a GIF', 'me.png', () => text('GIF89a')],
    ['a script', 'cv.pdf', () => text('#!/bin/sh\nrm -rf /')],
    ['a file of more than 10 MB', 'cv.pdf', () => Buffer.concat([PDF, Buffer.alloc(10_000_001)])],
  ])('refuse %s, and leave nothing behind', async (_, name, make) => {
    const { post, list, files } = await openApply(engine)
    const answer = await post(GOOD, [[name, make()]])
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain(`“${name}” is `)
    expect(page).toContain('Four years of bridges.')
    expect([await list(), await files(), await files('uploads')]).toEqual([[], [], []])
  })

  test('are at most five, and together not larger than the form may be', async () => {
    const { post, list, files } = await openApply(engine)
    const six = Array.from({ length: 6 }, (_, number) => [`${number}.pdf`, PDF] as const)
    expect(await (await post(GOOD, six)).text()).toContain('Choose at most 5 files')
    const huge = Array.from({ length: 6 }, (_, number) => [`${number}.pdf`, Buffer.alloc(9_999_999)] as const)
    const refused = await post(GOOD, huge)
    expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining('Four years of bridges.')])
    expect([await list(), await files(), await files('uploads')]).toEqual([[], [], []])
  })

  test('are sent to be saved under names of the site, whatever is in them, and noted in the audit log', async () => {
    const { post, one, owner, clock } = await openApply(engine)
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypheic\0\0\0\0mif1heic')])
    await post(GOOD, [
      ['a"\r\nSet-Cookie: b.html', JPG],
      ['cv.exe', docx()],
      ['photo', heic],
    ])
    const { files, reference } = await one()
    expect(files.map(({ kind }) => kind).toSorted()).toEqual(['docx', 'heic', 'jpg'])
    for (const [index, { key, kind }] of files.entries()) {
      const answer = await owner.call('GET', `/applications/1/files/${key}`)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-disposition': `attachment; filename="${reference}-${index + 1}.${kind}"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'cache-control': 'no-store',
      })
      expect(answer.headers.get('Content-Type')).not.toMatch(/html|svg|xml$/)
    }
    await one()
    clock.now += HOUR
    await one()
    const { data } = await (await owner.call('GET', '/audit?entity=application&limit=100')).json()
    const actions = data.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['open', 'download', 'download', 'download', 'open'])
    expect((await owner.call('GET', '/applications/2/files/x')).status).toBe(404)
  })

  test('come as one ZIP of those on the shortlist', async () => {
    const { post, owner, one } = await openApply(engine)
    await post(GOOD, [['cv.pdf', PDF]])
    // It notes when it was made.
    const written = docx()
    await post({ ...GOOD, name: 'Sita' }, [['cv.docx', written]])
    expect((await owner.call('GET', '/applications/files')).status).toBe(404)
    await owner.call('PUT', '/applications/states', { ids: [2], state: 'shortlist' })
    const answer = await owner.call('GET', '/applications/files')
    const { reference } = await one(2)
    const unpacked = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(unpacked)).toEqual([`${reference}/${reference}-1.docx`])
    expect(unpacked[`${reference}/${reference}-1.docx`]).toEqual(written)
  })
})

describeOnEachEngine('files that are sent before their application', (engine) => {
  const KEY = { key: GOOD.key }

  test('are named by the form, and stored once', async () => {
    const { post, list, files, slug, clock, runDeletion } = await openApply(engine)
    const path = `/apply/${slug}/files`
    const names = await Promise.all(
      ['cv.pdf', 'degree.pdf'].map(async (name) => (await post(KEY, [[name, PDF]], { path })).text()),
    )
    const form = { ...GOOD, sent: names.join(' ') }
    clock.now += 20 * HOUR
    await runDeletion()
    expect((await post(form)).status).toBe(303)
    expect((await post(form)).status).toBe(303)
    clock.now += 48 * HOUR
    await runDeletion()
    expect([(await list()).map((one) => one.files), (await files()).length]).toEqual([[2], 2])
    const again = await post({ ...form, message: 'Another application' })
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('Please choose the files again')])
  })

  test('are of their own form alone, for a day, and leave nothing behind', async () => {
    const { post, list, files, slug, clock, runDeletion } = await openApply(engine)
    const path = `/apply/${slug}/files`
    const sent = await (await post(KEY, [['cv.pdf', PDF]], { path })).text()
    for (const fields of [
      { sent, key: 'of-another-form' },
      { sent: `${sent}0` },
      { sent: 'made-up' },
      { sent: Array(6).fill(sent).join(' ') },
    ])
      expect((await post({ ...GOOD, ...fields })).status).toBe(422)
    clock.now += 25 * HOUR
    expect((await post({ ...GOOD, sent })).status).toBe(422)
    clock.now += HOUR
    await runDeletion()
    expect([await list(), await files(), await files('uploads')]).toEqual([[], [], []])
  })

  test('are refused at once where they would be later, and beyond a number in an hour', async () => {
    const { post, files, slug } = await openApply(engine)
    const path = `/apply/${slug}/files`
    const wrong = await post(KEY, [['me.png', text('GIF89a')]], { path })
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('me.png')])
    const foreign = await post(KEY, [['cv.pdf', PDF]], { path, headers: { Origin: 'https://other.example' } })
    expect(foreign.status).toBe(403)
    const statuses = new Set<number>()
    for (let count = 1; count < 61; count++) statuses.add((await post(KEY, [['cv.pdf', text('')]], { path })).status)
    expect([...statuses]).toEqual([422, 429])
    expect(await files()).toEqual([])
  })
})
