import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { atExit } from './at-exit.ts'
import { findProgram } from './find-program.ts'
import { freePort } from './free-port.ts'
import { makeCertificate } from './make-certificate.ts'

const EXAMPLE = resolve(import.meta.dirname, '../deploy/Caddyfile')

/** Returns the path of a Caddy that runs on this machine. */
export const findCaddy = (): string | undefined => findProgram('caddy', 'version')

/**
 * Runs Caddy with the example of deploy/, of which ports, name and certificate are replaced.
 * @param folder its own, empty @param options.serverPort where the product's server listens
 * @param options.port on which visitors ask
 * @throws Error when the example has changed, or Caddy ends
 */
export async function startCaddy(
  caddy: string,
  folder: string,
  { serverPort, port }: { serverPort: string | number; port: number },
): Promise<{ plainPort: number; stop(): Promise<void> }> {
  const plainPort = await freePort()
  makeCertificate(folder)
  const replacements = {
    'http://www.example.org {': `http://localhost:${plainPort} {`,
    '\nwww.example.org {': `\nhttps://localhost:${port} {\n\ttls fullchain.pem privkey.pem`,
    'https://www.example.org': `https://localhost:${port}`,
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
  return { plainPort, stop }
}
