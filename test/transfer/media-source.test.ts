// Before landing: waits for servers that do not answer.
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pathsOf, openMediaSource } from '../../server/transfer/import/media-source.ts'
import { zipOf } from '../fixtures/zip.ts'

const signal = new AbortController().signal

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'media-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function openZip(entries: Parameters<typeof zipOf>[0]) {
  const path = join(await makeFolder(), 'media.zip')
  await writeFile(path, zipOf(entries))
  const source = await openMediaSource({ beside: path })
  onTestFinished(() => source[Symbol.dispose]())
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

test.each([
  ['grows beyond its size', { claimed: 1_000 }, 'more bytes than'],
  ['is smaller than it says', { claimed: 6_000_000 }, 'cut off'],
  ['is encrypted', { isEncrypted: true }, 'encrypted'],
  ['is cut off', { isCutOff: true }, 'damaged'],
])('a file of a ZIP that %s is given up', async (_, fault, reason) => {
  const read = await openZip([
    { name: 'bad.jpg', content: Buffer.alloc(5_000_000), ...fault },
    { name: 'good.jpg', content: Buffer.from('good') },
  ])
  await expect(read('bad.jpg')).rejects.toThrow(reason)
  expect(await read('good.jpg')).toBe('good')
})

test('files of a ZIP that are given up together, while it is closed, end nothing', async () => {
  const path = join(await makeFolder(), 'media.zip')
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']
  await writeFile(path, zipOf(names.map((name) => ({ name, content: randomBytes(2_000_000) }))))
  const source = await openMediaSource({ beside: path })
  const giveUp = async (name: string) => {
    for await (const _ of (await source.open(name, signal)).pieces) return
  }
  await Promise.all(names.map(giveUp))
  source[Symbol.dispose]()
})

test('addresses and names without bounds are looked up at once', async () => {
  const long = 'a/'.repeat(50_000)
  expect(pathsOf(`https://old.example/${long}b.jpg`)).toHaveLength(20)
  const path = join(await makeFolder(), 'media.zip')
  await writeFile(path, zipOf([{ name: `${'a/'.repeat(2_000)}b.jpg`, content: Buffer.from('b') }]))
  const leftOut: string[] = []
  const source = await openMediaSource({ beside: path }, (_, reason) => leftOut.push(reason))
  onTestFinished(() => source[Symbol.dispose]())
  expect(leftOut).toEqual(['Its name has more than 2000 characters: left out'])
})

test('a file that is no ZIP is refused', async () => {
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
