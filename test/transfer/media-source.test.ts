import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openMediaSource } from '../../server/transfer/import/media-source.ts'

const signal = new AbortController().signal

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'media-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A ZIP file; `claimed` is the size that it says an entry has. */
function zipOf(entries: { name: string; content: Buffer; claimed?: number }[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, claimed = content.length } of entries) {
    const packed = deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claimed, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, rest, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(central).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...central, end])
}

async function openZip(entries: Parameters<typeof zipOf>[0]) {
  const path = join(await makeFolder(), 'media.zip')
  await writeFile(path, zipOf(entries))
  const source = await openMediaSource({ beside: path })
  onTestFinished(() => source.close())
  return async (reference: string) => {
    const pieces: Uint8Array[] = []
    for await (const piece of (await source.open(reference, signal)).pieces) pieces.push(piece)
    return Buffer.concat(pieces).toString()
  }
}

test('files of a ZIP are found by what their paths end with', async () => {
  const read = await openZip([
    { name: 'backup/uploads/2019/05/a.jpg', content: Buffer.from('May') },
    { name: 'backup/uploads/2019/06/a.jpg', content: Buffer.from('June') },
  ])
  expect(await read('https://old.example/wp-content/uploads/2019/06/a.jpg')).toBe('June')
  expect(await read('2019/05/a.jpg')).toBe('May')
  await expect(read('c.jpg')).rejects.toThrow('no such file')
})

test('a ZIP with paths that lead out of it is refused', async () => {
  await expect(openZip([{ name: '../../etc/passwd', content: Buffer.from('x') }])).rejects.toThrow(
    'invalid relative path',
  )
  await expect(openZip([{ name: '/etc/passwd', content: Buffer.from('x') }])).rejects.toThrow('absolute path')
})

test('a file of a ZIP that grows beyond its size is given up', async () => {
  const read = await openZip([{ name: 'bomb.jpg', content: Buffer.alloc(5_000_000), claimed: 1_000 }])
  await expect(read('bomb.jpg')).rejects.toThrow('too many bytes')
})

test('what is no ZIP is refused', async () => {
  const path = join(await makeFolder(), 'media.zip')
  await writeFile(path, 'no zip')
  await expect(openMediaSource({ beside: path })).rejects.toThrow('media.zip')
})

test('nothing outside of a folder is read', async () => {
  const folder = await makeFolder()
  await writeFile(join(folder, 'secret'), 'x')
  await mkdir(join(folder, 'media'))
  await symlink(join(folder, 'secret'), join(folder, 'media/link.jpg'))
  await writeFile(join(folder, 'media/a.jpg'), 'A')
  const source = await openMediaSource({ beside: join(folder, 'media') })
  expect((await source.open('../media/a.jpg', signal)).name).toBe('a.jpg')
  await expect(source.open('../secret', signal)).rejects.toThrow('no such file')
  await expect(source.open('link.jpg', signal)).rejects.toThrow('no such file')
})

test('addresses in private networks are fetched only if that is allowed', async () => {
  const server = createServer((_, response) => response.end('A'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close().closeAllConnections())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg`
  await expect((await openMediaSource({})).open(address, signal)).rejects.toThrow('private network')
  expect(await (await openMediaSource({ isPrivateAllowed: true })).open(address, signal)).toMatchObject({
    name: 'a.jpg',
  })
})
