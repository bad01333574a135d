import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { writeFlatVariants } from '../browser/flat-variants.ts'
import { startServer } from '../browser/own-server.ts'
import { collectFaults } from './collect-faults.ts'

export interface Site {
  origin: string
  dataDir: string
  /** Breaks every connection from now on, or no longer. */
  cut(isCut: boolean): void
  close(): Promise<void>
}

const COLLECTOR = `(${collectFaults})()`
const COLLECTOR_HASH = createHash('sha256').update(COLLECTOR).digest('base64')

/**
 * The built server with the sample content, behind a proxy that can fail, and that puts `collectFaults` into each page:
 * WebDriver classic does not tell what is on the console.
 */
export async function startSite(): Promise<Site> {
  const data = temporaryFolder('engine-test-data')
  await writeFlatVariants(data.path)
  const limits = { ENQUIRIES_PER_ADDRESS: '0', ENQUIRIES_PER_HOUR: '0' }
  const server = await startServer('build/server/index.js', data.path, { SAMPLE_CONTENT: '1', ...limits })
  let isCut = false
  const proxy = createServer((incoming, outgoing) => {
    if (isCut) incoming.socket.destroy()
    else forward(incoming, outgoing, server.origin)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    dataDir: data.path,
    cut(value) {
      isCut = value
      if (isCut) proxy.closeAllConnections()
    },
    async close() {
      proxy.closeAllConnections()
      proxy.close()
      await server.stop()
      data.remove()
    },
  }
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, origin: string): void {
  const { method, url } = incoming
  // Pages are changed, and the service worker asks for them as for any file.
  const { 'accept-encoding': _compression, ...headers } = incoming.headers
  const asked = request(origin + url, { method: method!, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode!, allowCollector(answer.headers))
    if (answer.headers['content-type']?.startsWith('text/html')) void sendPage(answer, outgoing)
    else answer.pipe(outgoing)
  })
  asked.on('error', () => outgoing.destroy())
  incoming.pipe(asked)
}

function allowCollector({ 'content-length': length, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  const policy = String(headers['content-security-policy'] ?? '')
  const isPage = headers['content-type']?.startsWith('text/html')
  return {
    ...headers,
    ...(policy && {
      'content-security-policy': policy.replace('script-src', `script-src 'sha256-${COLLECTOR_HASH}'`),
    }),
    ...(length && !isPage && { 'content-length': length }),
  }
}

async function sendPage(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const html = (await answer.setEncoding('utf8').toArray()).join('')
  outgoing.end(html.replace('<head>', () => `<head><script>${COLLECTOR}</script>`))
}
