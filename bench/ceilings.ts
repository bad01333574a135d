import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { findNginx } from '../scripts/nginx.ts'
import type { Answer } from './ask.ts'
import { startProgram, type Program } from './program.ts'

/** A server that only sends given bytes. */
export interface Ceiling extends Program {
  addressOf(name: string): string
}

/** Set by each server itself. */
const OWN_HEADERS = new Set(['connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding'])

export function writeAnswers(folder: string, answers: Record<string, Answer>): void {
  mkdirSync(folder)
  for (const [name, answer] of Object.entries(answers)) {
    const headers = Object.entries(answer.headers).filter(([header]) => !OWN_HEADERS.has(header))
    writeFileSync(join(folder, name), answer.body)
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(Object.fromEntries(headers)))
  }
}

/** In a process of its own. */
export async function startBareServer(folder: string, firstName: string): Promise<Ceiling> {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const program = await startProgram({
    command: process.execPath,
    values: [join(import.meta.dirname, 'bare-server.ts'), port, folder],
    folder,
    firstPage: `${origin}/${firstName}`,
  })
  return { ...program, addressOf: (name) => `${origin}/${name}` }
}

/** nginx tuned for files: one worker, an open file cache, no log. Undefined without nginx. */
export async function startNginx(
  folder: string,
  ownFolder: string,
  answers: Record<string, Answer>,
): Promise<Ceiling | undefined> {
  const binary = findNginx()
  if (!binary) return undefined
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  mkdirSync(ownFolder)
  writeFileSync(join(ownFolder, 'nginx.conf'), nginxConfiguration(port, folder, ownFolder, answers))
  const program = await startProgram({
    command: binary,
    values: ['-p', ownFolder, '-c', join(ownFolder, 'nginx.conf'), '-e', 'stderr'],
    folder: ownFolder,
    firstPage: `${origin}/${Object.keys(answers)[0]}`,
  })
  return { ...program, addressOf: (name) => `${origin}/${name}` }
}

function nginxConfiguration(port: string, folder: string, ownFolder: string, answers: Record<string, Answer>): string {
  const quote = (text: string) => `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`
  const locations = Object.entries(answers).map(([name, { headers }]) => {
    const added = Object.entries(headers).filter(([header]) => !OWN_HEADERS.has(header) && header !== 'content-type')
    return `location = /${name} {
      default_type ${quote(headers['content-type'] ?? 'text/plain')};
      ${added.map(([header, value]) => `add_header ${header} ${quote(String(value))};`).join('\n      ')}
    }`
  })
  const writable = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${quote(join(ownFolder, name))};`,
  )
  return `
  daemon off;
  master_process off; # The one worker is the program itself: it can read what this user can.
  pid ${quote(join(ownFolder, 'nginx.pid'))};
  events { worker_connections 256; }
  http {
    ${writable.join('\n    ')}
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_requests 1000000000;
    open_file_cache max=100;
    server {
      listen 127.0.0.1:${port};
      root ${quote(folder)};
      ${locations.join('\n      ')}
    }
  }
`
}
