import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { freePort } from '../../scripts/free-port.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * Starts a server of the tests' own and waits until it serves. It has an empty store and makes no social pictures unless
 * `settings` say otherwise.
 * @param program path of its file
 * @throws Error if it ends instead
 */
export async function startServer(
  program: string,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = String(await freePort())
  const server = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataDir,
      SAMPLE_CONTENT: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  let said = ''
  const serves = new Promise<void>((done) =>
    server.stdout.on('data', (text: Buffer) => {
      said += text
      if (said.includes('Stop with')) done()
    }),
  )
  await Promise.race([serves, ended.then(() => Promise.reject(new Error(`${program} ended`)))])
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill()
      await ended
    },
  }
}
