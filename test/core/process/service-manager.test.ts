import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { connectServiceManager } from '../../../server/core/process/service-manager.ts'

/** As systemd listens: a datagram socket of the unix family, which Node does not have. It closes the descriptors it is sent, as systemd does for a barrier. */
const LISTENER = `
import os, socket, sys
name = sys.argv[1]
s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
s.bind('\\0' + name[1:] if name.startswith('@') else name)
print('listening', flush=True)
while True:
    data, fds, *_ = socket.recv_fds(s, 4096, 8)
    for fd in fds: os.close(fd)
    print(data.decode().replace('\\n', ' '), flush=True)
`
const canRun = (...command: [string, string]) => spawnSync(command[0], [command[1]]).status === 0
const isPossible = canRun('python3', '--version') && canRun('systemd-notify', '--version')

describe.skipIf(!isPossible)('systemd', () => {
  test.each([
    ['a socket in a folder', join(tmpdir(), `notify-${randomUUID()}`)],
    ['an abstract socket', `@notify-${randomUUID()}`],
  ])(
    'is told over %s what the server waits for, when it is ready, that it lives, and when it stops',
    async (_, name) => {
      const listener = spawn('python3', ['-c', LISTENER, name], { stdio: ['ignore', 'pipe', 'inherit'] })
      onTestFinished(() => void listener.kill())
      let heard = ''
      listener.stdout.on('data', (text: Buffer) => (heard += text.toString()))
      await vi.waitFor(() => expect(heard).toContain('listening'), { timeout: 10_000 })
      vi.stubEnv('NOTIFY_SOCKET', name)
      onTestFinished(() => void vi.unstubAllEnvs())
      const errors: string[] = []
      const manager = connectServiceManager(true, { info() {}, error: (text) => void errors.push(text) }, 100)
      manager.status('Waiting for the database:\nECONNREFUSED')
      manager.ready()
      await vi.waitFor(() => expect(heard.split('WATCHDOG=1').length).toBeGreaterThan(2), { timeout: 15_000 })
      manager.stopping()
      await vi.waitFor(() => expect(heard).toContain('STOPPING=1'), { timeout: 15_000 })
      const lines = heard.split('\n').filter((line) => /READY|STATUS|STOPPING/.test(line))
      expect(lines).toEqual([
        'STATUS=Waiting for the database: ECONNREFUSED',
        'READY=1 STATUS=Serving',
        'STOPPING=1 STATUS=Stopping',
      ])
      expect(errors).toEqual([])
    },
  )
})

test('without systemd nothing is reported', () => {
  const errors: string[] = []
  connectServiceManager(false, { info() {}, error: (text) => void errors.push(text) }).ready()
  expect(errors).toEqual([])
})
