import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import type { TestApp } from '../create-test-app.ts'

const root = resolve(import.meta.dirname, '../..')

/** @returns its origin */
export async function serve({ api }: Pick<TestApp, 'api'>): Promise<string> {
  const server = createServer(getRequestListener((request) => api.fetch(request), { overrideGlobalObjects: false }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Runs an example as another program would, and gives its lines one by one. @param path from the project's folder */
export function startExample(path: string, settings: Record<string, string>, values: string[] = []) {
  const child = spawn(process.execPath, [join(root, path), ...values], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill())
  return createInterface({ input: child.stdout })[Symbol.asyncIterator]()
}

export async function runExample(...values: Parameters<typeof startExample>): Promise<string[]> {
  const lines: string[] = []
  for await (const line of { [Symbol.asyncIterator]: () => startExample(...values) }) lines.push(line)
  return lines
}
