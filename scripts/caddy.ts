import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { atExit } from './at-exit.ts'
import { freePort } from './free-port.ts'

const EXAMPLE = resolve(import.meta.dirname, '../deploy/Caddyfile')

/** Returns the path of a Caddy that runs on this machine. */
export function findCaddy(): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, 'caddy'))
    .find((file) => existsSync(file) && spawnSync(file, ['version']).status === 0)
}

/**
 * Runs Caddy with the example of deploy/, of which ports, name and certificate are replaced.
 * @param folder its own, empty @param options.serverPort where the product's server listens
 * @param options.port on which visitors ask; a free one by default
 * @throws Error when the example has changed, or Caddy ends
 */
export async function startCaddy(
  caddy: string,
  folder: string,
  { serverPort, port }: { serverPort: string | number; port?: number },
): Promise<{ port: number; plainPort: number; stop(): Promise<void> }> {
  const [ownPort, plainPort] = [port ?? (await freePort()), await freePort()]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', join(folder, 'key.pem')]
  const name = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', ...key, '-out', join(folder, 'certificate.pem'), ...name], { stdio: 'pipe' })
  const replacements = {
    'http://www.example.org {': `http://localhost:${plainPort} {`,
    '\nwww.example.org {': `\nhttps://localhost:${ownPort} {\n\ttls certificate.pem key.pem`,
    'https://www.example.org': `https://localhost:${ownPort}`,
    '127.0.0.1:3000': `127.0.0.1:${serverPort}`,
  }
  let example = readFileSync(EXAMPLE, 'utf8')
  for (const [from, to] of Object.entries(replacements)) {
    if (!example.includes(from)) throw new Error(`deploy/Caddyfile has changed: ${from} is not in it`)
    example = example.replaceAll(from, to)
  }
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${example}`)
  const program = spawn(caddy, ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const forget = atExit(() => void program.kill('SIGKILL'))
  const ended = once(program, 'exit')
  let said = ''
  const serves = new Promise<void>((done) =>
    program.stderr.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('serving initial configuration')) done()
    }),
  )
  await Promise.race([serves, ended.then(() => Promise.reject(new Error(`Caddy ended: ${said}`)))])
  const stop = async () => {
    forget()
    program.kill('SIGTERM')
    await ended
  }
  return { port: ownPort, plainPort, stop }
}
