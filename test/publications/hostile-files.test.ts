import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DOCUMENT_BYTES } from '../../contract/documents/document-file.ts'
import { pdfOf } from '../fixtures/pdf.ts'
import { zipOf } from '../fixtures/zip.ts'
import { openPublications } from './publications-app.ts'

const part = (name: string) => ({ name, content: Buffer.from('<xml/>') })
const PPTX = zipOf([part('[Content_Types].xml'), part('ppt/presentation.xml')])

test('a file of another type than its name says is refused in plain words, and leaves no file', async () => {
  const { upload, dataDir } = await openPublications('sqlite')
  const pdf = 'It is no PDF file, whatever its name says'
  expect(await upload(zipOf([part('a.txt')]))).toMatchObject({ status: 422, fields: { file: pdf } })
  expect(await upload(Buffer.from('<html><script>alert(1)</script>'))).toMatchObject({ status: 422, message: pdf })
  expect(await upload(PPTX, 'slides.docx')).toMatchObject({ status: 422 })
  const kinds = 'A document must be PDF, DOCX, XLSX or PPTX'
  expect(await upload(Buffer.from('MZ'), 'setup.exe')).toMatchObject({ status: 422, message: kinds })
  expect(existsSync(join(dataDir, 'documents'))).toBe(false)
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual([])
  expect(await upload(PPTX, 'slides.pptx')).toMatchObject({ status: 201, data: { type: 'pptx', text: 'none' } })
})

test('one byte more than 50 MB is refused, with and without saying so before', async () => {
  const { upload, request, editor } = await openPublications('sqlite')
  const file = Buffer.alloc(DOCUMENT_BYTES + 1, ' ')
  file.write('%PDF-1.7')
  expect(await upload(file)).toMatchObject({ status: 422, message: 'It is larger than 50 MB' })
  const headers = { Cookie: editor.cookie(), 'Content-Length': String(file.length) }
  const init = { method: 'POST', body: '%PDF-', headers } as RequestInit
  expect((await request('/documents?name=a.pdf', init)).status).toBe(413)
})

test('an encrypted and a broken PDF are stored, and staff are told that their text could not be read', async () => {
  const { upload, publish, readTexts, document, read } = await openPublications('sqlite')
  const encrypted = (await upload(pdfOf(['Secret'], { isEncrypted: true }))).data
  const broken = (await upload(Buffer.from('%PDF-1.7 nothing else'), 'broken.pdf')).data
  await publish({ documentId: broken.id })
  await readTexts()
  expect(await document(encrypted.id)).toMatchObject({ text: 'unreadable', pages: null, firstPage: null })
  expect(await document(broken.id)).toMatchObject({ text: 'unreadable', pages: null, firstPage: null })
  expect((await read('/search?q=slopes')).data[0]).toMatchObject({ kind: 'publications' })
})

test('a page that is far too wide has no picture, and is no fault', async () => {
  const { upload, readTexts, document } = await openPublications('sqlite')
  const wide = pdfOf(['Wide']).toString('latin1').replace('[0 0 595 842]', '[0 0 99999 1]')
  const { data } = await upload(Buffer.from(wide, 'latin1'))
  await readTexts()
  expect(await document(data.id)).toMatchObject({ text: 'empty', pages: 1, firstPage: null })
})

test('a script in a PDF is never run, and visitors get the file under a policy without scripts', async () => {
  const { upload, readTexts, document, download } = await openPublications('sqlite')
  const { data } = await upload(pdfOf(['Harmless'], { script: 'app.alert(1)' }))
  await readTexts()
  expect(await document(data.id)).toMatchObject({ text: 'read', pages: 1 })
  const { headers } = await download(data.url)
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('only staff upload', async () => {
  const { request } = await openPublications('sqlite')
  expect((await request('/documents?name=a.pdf', { method: 'POST', body: '%PDF-' })).status).toBe(401)
})
