import { createServer, request as httpRequest, type ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openLibrary } from './library.ts'

const MIB = 1024 * 1024

/** The library as the server answers it: requests of @hono/node-server are not quite those of the platform. */
async function listen() {
  const library = await openLibrary('sqlite')
  const server = createServer(
    getRequestListener((request) => library.api.fetch(request), { overrideGlobalObjects: false }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const call = (headers: Record<string, string | number> = {}) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: '/api/v1/pictures?name=a.jpg',
      method: 'POST',
      agent: false as const,
    }
    return httpRequest({
      ...options,
      headers: { Cookie: library.editor.cookie(), 'Content-Type': 'image/jpeg', ...headers },
    })
  }
  return { ...library, call }
}

function answerTo(call: ClientRequest): Promise<{ status: number; code?: string; fields?: { file: string } }> {
  return new Promise((resolve, reject) => {
    call.on('error', reject)
    call.on('response', async (response) =>
      resolve({ status: response.statusCode, ...JSON.parse(await text(response)) }),
    )
  })
}

/** A large file of noise, which cannot be made smaller. */
const drawNoise = (mean: number) =>
  sharp({
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean, sigma: 40 },
    },
  })
    .jpeg({ quality: 98 })
    .toBuffer()

test('two interleaved uploads are both stored whole', async () => {
  const { call, filesIn } = await listen()
  const files = await Promise.all([drawNoise(100), drawNoise(150)])
  const calls = files.map(() => call())
  const answers = Promise.all(calls.map(answerTo))
  for (let start = 0; start < Math.max(...files.map(({ length }) => length)); start += 64 * 1024) {
    for (const [index, file] of files.entries()) calls[index]!.write(file.subarray(start, start + 64 * 1024))
  }
  for (const one of calls) one.end()
  expect((await answers).map(({ status }) => status)).toEqual([201, 201])
  expect((await filesIn('uploads')).filter((name) => /^[0-9a-f]{64}\.jpg$/.test(name))).toHaveLength(2)
})

test('an interrupted upload leaves no file behind, and is a client error', async () => {
  const { call, filesIn, log } = await listen()
  const file = await drawNoise(120)
  const broken = call({ 'Content-Length': file.length })
  broken.on('error', () => undefined)
  broken.write(file.subarray(0, file.length / 2))
  await vi.waitFor(async () => expect(await filesIn('uploads')).not.toEqual([]), { timeout: 10_000 })
  broken.destroy()
  await vi.waitFor(async () => expect(await filesIn('uploads')).toEqual([]), { timeout: 10_000 })
  expect(log.errors).toEqual([])
})

test('a client that sends too much, or no picture, can read the error', async () => {
  const { call, filesIn } = await listen()
  const said = call({ 'Content-Length': 26 * MIB, Expect: '100-continue' })
  const refused = answerTo(said)
  said.flushHeaders()
  expect(await refused).toMatchObject({
    status: 413,
    code: 'too_large',
    fields: { file: expect.stringContaining('25 MB') },
  })

  const endless = call()
  const stopped = answerTo(endless)
  endless.write(Buffer.from('\xff\xd8\xff', 'latin1'))
  for (let piece = 0; piece < 26; piece += 1) endless.write(Buffer.alloc(MIB))
  expect(await stopped).toMatchObject({ status: 413, code: 'too_large' })

  const heic = call()
  const advised = answerTo(heic)
  heic.write(
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(5 * MIB)]),
  )
  heic.end()
  expect(await advised).toMatchObject({ status: 422, fields: { file: expect.stringContaining('HEIC') } })
  expect(await filesIn('uploads')).toEqual([])
})
