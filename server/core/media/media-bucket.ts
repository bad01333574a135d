import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { isUnavailable } from '../process/unavailable.ts'
import type { Bucket } from './bucket.ts'
import { openMediaFolder } from './media-folder.ts'
import type { ListedFile, MediaStore, StoredFile } from './media-store.ts'

/** Milliseconds: so long another server's deletion may go unnoticed here. */
const FRESH = 60_000
/** Milliseconds until a bucket that did not answer is asked again about a file that is here. */
const AWAY = 10_000
const MARKS = 10_000

interface CachedFile {
  bytes: number
  checkedAt: number
}

export interface MediaBucketParts {
  bucket: Bucket
  /** Its folders are the cache, the decoding process's work, and files that are coming in; all may be deleted. */
  dataDir: string
  cacheBytes: number
  now?: () => number
}

/**
 * A bucket as the store, with copies of what was read lately on the local disk:
 *
 *     {dataDir}/media-cache/pictures/…     copies, the least used are deleted
 *              /media-work/pictures/…      what the decoding process has at hand
 *
 * A copy that was not compared for a minute is compared before it is served; it is served as it is while the bucket does
 * not answer. What is missing is never remembered, so uploads of one server are visible on the others at once.
 */
export function openMediaBucket({ bucket, dataDir, cacheBytes, now = Date.now }: MediaBucketParts): MediaStore {
  const cacheFolder = join(dataDir, 'media-cache')
  const workFolder = join(dataDir, 'media-work')
  const fileOf = (path: string) => join(cacheFolder, path)
  const copies = openMediaFolder(cacheFolder)
  const cached = new LRUCache<string, CachedFile>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (_file, path, reason) => {
      if (reason !== 'set') void rm(fileOf(path), { force: true })
    },
  })
  const downloads = new Map<string, Promise<StoredFile | undefined>>()
  /** Whether there is a file, for those that are asked for with each request. */
  const marks = new LRUCache<string, boolean>({ max: MARKS, ttl: FRESH })
  for (const { path, bytes } of listLocal(cacheFolder)) cached.set(path, { bytes, checkedAt: 0 })

  /** Whether the copy may be served. */
  async function compare(path: string, copy: CachedFile): Promise<boolean> {
    if (now() - copy.checkedAt < FRESH) return true
    try {
      const object = await bucket.head(path, { isPatient: false })
      copy.checkedAt = now()
      return object?.bytes === copy.bytes
    } catch (error) {
      if (!isUnavailable(error)) throw error
      copy.checkedAt = now() - FRESH + AWAY
      return true
    }
  }

  async function download(path: string): Promise<StoredFile | undefined> {
    const incoming = join(cacheFolder, `.${randomUUID()}.part`)
    await mkdir(dirname(fileOf(path)), { recursive: true })
    try {
      const object = await bucket.download(path, incoming)
      if (!object || object.bytes === 0) return undefined
      // The same on all servers, because browsers compare it.
      await utimes(incoming, object.modifiedAt, object.modifiedAt)
      await rename(incoming, fileOf(path))
      cached.set(path, { bytes: object.bytes, checkedAt: now() })
      return await copies.find(path)
    } finally {
      await rm(incoming, { force: true })
    }
  }

  function forget(path: string): void {
    cached.delete(path)
    marks.delete(path)
  }

  const store: MediaStore = {
    name: bucket.name,
    localFolder: dataDir,
    // Served from its copy, for ranges.
    largestFile: cacheBytes,
    workFolder,

    async put(path, bytes) {
      await bucket.put(path, bytes)
      marks.delete(path)
    },

    async adopt(path, file) {
      await bucket.put(path, { file })
      marks.delete(path)
      await rm(file, { force: true })
    },

    async find(path) {
      const copy = cached.get(path)
      if (copy) {
        if (!(await compare(path, copy))) forget(path)
        const file = cached.has(path) ? await copies.find(path) : undefined
        if (file) return file
      }
      const running = downloads.get(path) ?? download(path).finally(() => downloads.delete(path))
      downloads.set(path, running)
      return running
    },

    async has(path) {
      const known = marks.get(path)
      if (known !== undefined) return known
      try {
        const isThere = (await bucket.head(path, { isPatient: false })) !== undefined
        marks.set(path, isThere)
        return isThere
      } catch (error) {
        if (isUnavailable(error)) return false
        throw error
      }
    },

    readStart: (path, bytes) => bucket.read(path, { start: 0, end: bytes - 1 }),

    facts: (path) => bucket.head(path),
    checksum: async (path) => (await bucket.head(path))?.sha256,
    copyTo: (path, file) => bucket.download(path, file),

    list: (folder) => Readable.from(bucket.list(`${folder}/`, { isDeep: false })).toArray(),
    listAll: (folder) => bucket.list(`${folder}/`),

    async remove(path) {
      await bucket.remove(path)
      forget(path)
    },

    async removeFolder(folder) {
      for await (const { path } of bucket.list(`${folder}/`)) await store.remove(path)
      for (const path of cached.keys()) if (path.startsWith(`${folder}/`)) forget(path)
    },

    stage: createStage(bucket, workFolder, forget),
  }
  return store
}

/** One at a time, as the decoding process works. */
function createStage(bucket: Bucket, workFolder: string, forget: (path: string) => void): MediaStore['stage'] {
  const local = openMediaFolder(workFolder)
  let last: Promise<unknown> = Promise.resolve()

  /** Variants that the bucket has are empty files, so that they are not made again. */
  async function fetchPicture(key: string): Promise<string[]> {
    const paths: string[] = []
    await mkdir(join(workFolder, 'pictures', key), { recursive: true })
    for await (const { path } of bucket.list(`pictures/${key}/`)) {
      const file = join(workFolder, path)
      if (path.includes('/original.')) await bucket.download(path, file)
      else await writeFile(file, '')
      paths.push(path)
    }
    return paths
  }

  async function storeResults(fetched: Set<string>): Promise<void> {
    for await (const { path, bytes } of local.listAll('')) {
      const isMark = path.endsWith('/broken')
      if (fetched.delete(path) || (bytes === 0 && !isMark)) continue
      await bucket.put(path, { file: join(workFolder, path) })
      forget(path)
    }
    for (const path of fetched) {
      if (!path.endsWith('/broken')) continue
      await bucket.remove(path)
      forget(path)
    }
  }

  async function clear(): Promise<void> {
    const folder = join(workFolder, 'pictures')
    for (const { name } of readdirSync(folder, { withFileTypes: true }))
      if (!name.startsWith('.')) await rm(join(folder, name), { recursive: true, force: true })
  }

  async function stage<Result>(keys: string[], work: () => Promise<Result>): Promise<Result> {
    mkdirSync(join(workFolder, 'pictures'), { recursive: true })
    await clear()
    const fetched = new Set((await Promise.all(keys.map(fetchPicture))).flat())
    const result = await work()
    await storeResults(fetched)
    await clear()
    return result
  }

  return (keys, work) => {
    const run = last.then(() => stage(keys, work))
    last = run.catch(() => undefined)
    return run
  }
}

function listLocal(folder: string): ListedFile[] {
  mkdirSync(folder, { recursive: true })
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      const { size, mtime } = statSync(file)
      return { path: relative(folder, file).replaceAll(sep, '/'), bytes: size, modifiedAt: mtime }
    })
}
