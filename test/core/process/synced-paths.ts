import fs, { readlinkSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { vi } from 'vitest'

/** Does the work and returns the paths of what it synced, below a folder. Linux. */
export async function syncedPaths(folder: string, work: () => Promise<unknown>): Promise<string[]> {
  const handle = await open('/dev/null')
  const prototype = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  const sync = prototype.sync
  const paths: string[] = []
  const note = (file: number) => paths.push(readlinkSync(`/proc/self/fd/${file}`))
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(function (this: FileHandle) {
    note(this.fd)
    return sync.call(this)
  })
  // Streams sync with it.
  const { fsync } = fs
  const ofStreams = vi.spyOn(fs, 'fsync').mockImplementation((file, done) => {
    note(file)
    fsync(file, done)
  })
  try {
    await work()
  } finally {
    spy.mockRestore()
    ofStreams.mockRestore()
  }
  return paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length + 1) || '.')
}
