import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { receiveForm } from '../../../server/core/http/receive-form.ts'
import { temporaryFolder } from '../../backup/backup-place.ts'

const HEAD = '--end\r\nContent-Disposition: form-data; name="files"; filename="cv.pdf"\r\n\r\n'
const PIECE = Buffer.alloc(100_000)

/** A form with a long file. @param before is done when its reading has begun */
function sendForm(before: () => Promise<void>): Request {
  const body = Readable.from(
    (async function* () {
      await before()
      yield Buffer.from(HEAD)
      for (let count = 0; count < 50; count += 1) yield PIECE
      yield Buffer.from('\r\n--end--\r\n')
    })(),
  )
  const headers = { 'Content-Type': 'multipart/form-data; boundary=end' }
  return new Request('http://firm.example/', {
    method: 'POST',
    headers,
    body: Readable.toWeb(body),
    duplex: 'half',
  } as RequestInit)
}

test('a form whose file cannot be written is ended, and not waited for', async () => {
  const folder = await temporaryFolder()
  const form = sendForm(() => rm(folder, { recursive: true }))
  await expect(receiveForm(form, { folder, most: 1, bytes: 10_000_000 })).rejects.toThrow('broke off')
})
