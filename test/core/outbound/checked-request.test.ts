import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchPublic } from '../../../server/core/outbound/public-fetch.ts'

/** Two addresses of this machine, of which one stands for the internet, and the other for a private network. */
const [PUBLIC, PRIVATE] = ['127.0.0.1', '127.0.0.2']

vi.mock(import('../../../server/core/outbound/public-address.ts'), async (original) => ({
  ...(await original()),
  isPublicAddress: (address: string) => address === PUBLIC,
}))

async function serve(address: string, listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, address, done))
  onTestFinished(() => void server.close().closeAllConnections())
  return (server.address() as AddressInfo).port
}

/** The next answer of a resolver each time; the last one again. */
function resolveTo(...answers: string[][]) {
  const asked: string[] = []
  const resolve = async (name: string) => {
    asked.push(name)
    return (answers.length > 1 ? answers.shift()! : answers[0]!).map((address) => ({ address, family: 4 }))
  }
  return { asked, resolve }
}

async function read(url: string, resolve = resolveTo([PUBLIC]).resolve): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of (await fetchPublic(url, { timeout: 5_000, maxBytes: 1_000, resolve })).pieces)
    pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

test('a redirect leads into no private network, by its number or by a name', async () => {
  const asked: string[] = []
  const secret = await serve(PRIVATE, (request, response) => {
    asked.push(request.url!)
    response.end('secret')
  })
  const port = await serve(PUBLIC, (request, response) =>
    response.writeHead(302, { Location: `http://${request.url!.slice(1)}:${secret}/` }).end(),
  )
  await expect(read(`http://${PUBLIC}:${port}/${PRIVATE}`)).rejects.toThrow(`${PRIVATE} is in a private network`)
  const { resolve } = resolveTo([PUBLIC], [PRIVATE])
  await expect(read(`http://one.example:${port}/two.example`, resolve)).rejects.toThrow('two.example is in a private')
  expect(asked).toEqual([])
})

test('a name with one private address is refused, wherever that stands among others', async () => {
  const port = await serve(PUBLIC, (_, response) => response.end('public'))
  for (const addresses of [
    [PUBLIC, PRIVATE],
    [PRIVATE, PUBLIC],
  ])
    await expect(read(`http://one.example:${port}/`, resolveTo(addresses).resolve)).rejects.toThrow('private network')
})

test('the connection goes to the addresses that were checked, though the name leads elsewhere by then', async () => {
  const port = await serve(PUBLIC, (_, response) => response.end('public'))
  const { asked, resolve } = resolveTo([PUBLIC], [PRIVATE])
  expect(await read(`http://moving.example:${port}/`, resolve)).toBe('public')
  expect(asked).toEqual(['moving.example'])
})

test('a name that is never resolved is given up', async () => {
  const resolve = () => new Promise<never>(() => {})
  const given = { timeout: 50, maxBytes: 1_000, resolve }
  await expect(fetchPublic('http://one.example/', given)).rejects.toThrow('did not answer in time')
})
