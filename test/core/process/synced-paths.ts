import { readlinkSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { vi } from 'vitest'

/** Does the work and returns the paths of what it synced, below a folder. Linux. */
export async function syncedPaths(folder: string, work: () => Promise<unknown>): Promise<string[]> {
  const handle = await open('/dev/null')
  const prototype = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  const sync = prototype.sync
  const paths: string[] = []
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(function (this: FileHandle) {
    paths.push(readlinkSync(`/proc/self/fd/${this.fd}`))
    return sync.call(this)
  })
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length + 1) || '.')
}
