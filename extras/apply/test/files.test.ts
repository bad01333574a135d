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
