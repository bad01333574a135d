import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { connect as connectHttp2, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2'
import { request as httpsRequest } from 'node:https'
import { connect as connectTcp } from 'node:net'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { expect, onTestFinished, vi } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { makeCertificate } from '../../scripts/make-certificate.ts'
import { start, temporaryFolder } from './program.ts'

/** All files, as nginx includes them. */
const EXAMPLES = ['nginx-default.conf', 'nginx-http.conf', 'nginx.conf'].map((name) =>
  resolve(import.meta.dirname, '../../deploy', name),
)

export interface ProxiedAnswer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/**
 * Runs the server behind nginx with the example of deploy/, of which ports, paths and the name are replaced.
 * @param more further replacements
 * @param options.others addresses of further servers @param options.environment of the server
 */
export async function startBehindNginx(
  nginx: string,
  more: Record<string, string> = {},
  { others = [], environment = {} }: { others?: string[]; environment?: Record<string, string> } = {},
) {
  const folder = temporaryFolder()
  const [serverPort, port, plainPort] = [await freePort(), await freePort(), await freePort()]
  const origin = `https://localhost:${port}`
  const settings = {
    PORT: String(serverPort),
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: '127.0.0.1',
    // Those who ask through nginx come from other addresses of loopback.
    TRUSTED_NETWORKS: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    SAMPLE_CONTENT: '0',
    ...environment,
  }
  const first = await start(settings)
  mkdirSync(folder, { recursive: true })
  makeCertificate(folder)
  const example = replaceAll(EXAMPLES.map((file) => readFileSync(file, 'utf8')).join(''), {
    '127.0.0.1:3000': `127.0.0.1:${serverPort}`,
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'listen 443 ssl default_server;': `listen 127.0.0.1:${port} ssl default_server;`,
    'listen [::]:80;': '',
    'listen [::]:443 ssl default_server;': '',
    'listen [::]:443 ssl http2;': '',
    '/etc/letsencrypt/live/www.example.org': folder,
    '/var/cache/nginx-site': join(folder, 'cache'),
    '/var/log/nginx/access.log': join(folder, 'access.log'),
    'www.example.org': 'localhost',
    ...(others.length > 0 && { '# server 10.0.0.2:3000;': others.map((address) => `server ${address};`).join('\n') }),
    ...more,
  })
  writeFileSync(join(folder, 'nginx.conf'), wrap(example, folder))
  const proxy = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  proxy.stderr.on('data', (text: Buffer) => (said += text.toString()))
  onTestFinished(async () => {
    if (proxy.exitCode !== null) return
    proxy.kill('SIGTERM')
    await once(proxy, 'exit')
  })

  /** Asks as a visitor. @param from the address of the visitor's machine */
  const ask = async (
    path: string,
    { from = '127.0.0.5', method = 'GET', headers = {}, body }: Asked = {},
  ): Promise<ProxiedAnswer> => {
    const call = httpsRequest(origin + path, {
      method,
      headers: { 'Accept-Encoding': 'br', ...headers },
      localAddress: from,
      rejectUnauthorized: false,
      agent: false,
    })
    const [response] = (await once(call.end(body), 'response')) as [IncomingMessage]
    return { status: response.statusCode!, headers: response.headers, body: await buffer(response) }
  }
  await vi.waitFor(async () => expect((await ask('/')).status, said).toBe(200), { timeout: 10_000, interval: 100 })

  /** Sends so many requests over one connection. @returns status and headers of each */
  const askMany = async (path: string, count: number, from: string) => {
    const socket = connectTls({
      socket: connectTcp({ port, host: '127.0.0.1', localAddress: from }),
      servername: 'localhost',
      ALPNProtocols: ['h2'],
      rejectUnauthorized: false,
    })
    const session = connectHttp2(origin, { createConnection: () => socket })
    const answers = Array.from({ length: count }, async () => {
      const stream = session.request({ ':path': path })
      const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders & IncomingHttpStatusHeader]
      await buffer(stream)
      return headers
    })
    return Promise.all(answers).finally(() => session.close())
  }
  return { origin, port, plainPort, folder, settings, first, ask, askMany }
}

interface Asked {
  from?: string
  method?: string
  headers?: Record<string, string | number>
  body?: string | Buffer
}

/** Directives of a distribution's nginx.conf around the files that it includes. */
function wrap(example: string, folder: string): string {
  const written = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events {}
http {
default_type application/octet-stream;
access_log off;
${written}
${example}
}`
}

function replaceAll(text: string, replacements: Record<string, string>): string {
  let replaced = text
  for (const [from, to] of Object.entries(replacements)) {
    expect(replaced, 'the example has changed').toContain(from)
    replaced = replaced.replaceAll(from, to)
  }
  return replaced
}
