import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { readOrCreateSecret } from '../../../server/core/accounts/secret.ts'
import { createFileTransport, deleteMailFiles } from '../../../server/core/mail/mail-transport.ts'
import { openMediaFolder } from '../../../server/core/media/media-folder.ts'
import { receiveImportFile } from '../../../server/transfer/import/import-uploads.ts'
import { syncedPaths } from '../process/synced-paths.ts'

let dataDir: string
const { signal } = new AbortController()
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'power-cuts-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
})

test('the first document is kept with the names of all folders that lead to it', async () => {
  await writeFile(join(dataDir, 'incoming'), '%PDF-')
  const synced = await syncedPaths(dataDir, () =>
    openMediaFolder(dataDir).adopt('documents/0123456789abcdef/a.pdf', join(dataDir, 'incoming')),
  )
  expect(synced).toEqual(expect.arrayContaining(['documents/0123456789abcdef', 'documents', '.']))
})

test('a file that was deleted does not come back', async () => {
  const media = openMediaFolder(dataDir)
  await media.put('pictures/0123456789abcdef/640.avif', Buffer.from('a'))
  expect(await syncedPaths(dataDir, () => media.removeFolder('pictures/0123456789abcdef'))).toEqual(['pictures'])
})

test('a mail that was deleted with its message does not come back as a file', async () => {
  const transport = createFileTransport(join(dataDir, 'mail'))
  const mail = { messageId: 'a@example.org', date: new Date(0), subject: 'A', text: 'A', html: 'A' }
  await transport.send({ ...mail, from: { name: '', address: 'a@example.org' }, to: ['b@example.org'] }, signal)
  const row = { message_id: mail.messageId, created_at: mail.date.toISOString() }
  expect(await syncedPaths(dataDir, () => deleteMailFiles(join(dataDir, 'mail'), [row]))).toEqual(['mail'])
  expect(await readdir(join(dataDir, 'mail'))).toEqual([])
})

test('the secret is kept before the store has its fingerprint', async () => {
  expect(await syncedPaths(dataDir, () => readOrCreateSecret(dataDir))).toContain('.')
})

test('a table to import, and what it is, are kept before the upload is answered', async () => {
  const pieces = Readable.from([Buffer.from('name\nA\n')])
  const given = { pieces, declaredBytes: undefined, name: 'news.csv' }
  let id = ''
  const synced = await syncedPaths(dataDir, async () => {
    id = (await receiveImportFile(dataDir, given, AbortSignal.timeout(60_000))).id
  })
  expect(synced).toEqual(expect.arrayContaining([`imports/${id}/file.part`, `imports/${id}`, 'imports', '.']))
})
