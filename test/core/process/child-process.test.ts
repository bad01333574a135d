import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { endChild, startChild } from '../../../server/core/process/child-process.ts'

/** A dead process whose parent has not asked for it still has an id. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return process.platform !== 'linux' || !/^State:\s*Z/m.test(readFileSync(`/proc/${id}/status`, 'utf8'))
  } catch {
    return false
  }
}

test('every process of ours ends when its parent is killed, also one whose event loop is blocked', async () => {
  const workers = globSync('server/**/*-worker.ts')
  expect(workers.length).toBeGreaterThan(3)
  const scripts = [...workers, 'test/core/process/child-worker.ts']
  // Workers without a task take the folder that they are started in.
  const cwd = mkdtempSync(join(tmpdir(), 'children-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  const parent = spawn(process.execPath, [join(import.meta.dirname, 'parent-process.ts'), ...scripts], { cwd })
  const [told] = (await once(parent.stdout, 'data')) as [Buffer]
  const ids = told.toString().trim().split(' ').map(Number)
  onTestFinished(() => ids.filter(isRunning).forEach((id) => void process.kill(id, 'SIGKILL')))
  expect(ids.filter(isRunning)).toHaveLength(scripts.length)
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  await vi.waitFor(() => expect(ids.filter(isRunning)).toEqual([]), { timeout: 15_000, interval: 20 })
})

test('a process that does not end when asked to is killed', async () => {
  const child = startChild('test/core/process/child-worker.ts', { heap: 64 })
  child.send({ order: 'block' })
  await once(child, 'message')
  endChild(child, undefined, 50)
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL')
})
