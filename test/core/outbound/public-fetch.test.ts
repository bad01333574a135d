import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchPublic } from '../../../server/core/outbound/public-fetch.ts'

const OPTIONS = { timeout: 5_000, maxBytes: 1_000, isPrivateAllowed: true }

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function readAll(address: string, options = OPTIONS): Promise<number> {
  let bytes = 0
  for await (const piece of (await fetchPublic(address, options)).pieces) bytes += piece.length
  return bytes
}

test('private networks are refused by number, by name, and in other spellings', async () => {
  const options = { ...OPTIONS, isPrivateAllowed: false }
  const url = await serve((_, response) => response.end('secret'))
  const { port } = new URL(url)
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:7f00:1]'])
    await expect(fetchPublic(`http://${host}:${port}/`, options), host).rejects.toThrow('private network')
  await expect(fetchPublic('file:///etc/passwd', options)).rejects.toThrow('Only http and https')
})

test('a file is read, after redirects, and within its bound', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { Location: '/file' }).end()
    else if (request.url === '/loop') response.writeHead(302, { Location: '/loop' }).end()
    else if (request.url === '/elsewhere') response.writeHead(302, { Location: 'file:///etc/passwd' }).end()
    else if (request.url === '/declared') response.writeHead(200, { 'Content-Length': 2_000 }).end('x'.repeat(2_000))
    else if (request.url === '/endless') response.write('x'.repeat(2_000))
    else if (request.url === '/file') response.end('x'.repeat(900))
    else response.writeHead(404).end()
  })
  expect(await readAll(`${url}/moved`)).toBe(900)
  await expect(readAll(`${url}/loop`)).rejects.toThrow('too often')
  await expect(readAll(`${url}/elsewhere`)).rejects.toThrow('Only http and https')
  await expect(readAll(`${url}/declared`)).rejects.toThrow('larger than')
  await expect(readAll(`${url}/endless`)).rejects.toThrow('larger than')
  await expect(readAll(`${url}/missing`)).rejects.toThrow('answered 404')
})

test('a server that says nothing is given up', async () => {
  const url = await serve(() => {})
  await expect(readAll(url, { ...OPTIONS, timeout: 50 })).rejects.toThrow('did not answer in time')
})
