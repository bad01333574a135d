import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Random } from '../random.ts'
import type { LogRecord } from './read-log.ts'

/**
 * The promises of a disk and its file system:
 *
 * - `strict`: those of POSIX alone. A file's contents are kept by its fsync; a name by the fsync of its folder. Of the
 *   rest, any sectors and any names may be there. A rename is all or nothing.
 * - `ordered`: those of ext4 (data=ordered), the usual one. Names change in the order of the calls, and any fsync keeps all
 *   that were changed before it. A file that grew without an fsync may be shorter, or empty, but never has foreign bytes.
 */
export type DiskModel = 'strict' | 'ordered'

/** `lost`: nothing that was not synced; `names`: names without their contents; `torn`: any part; `kept`: all, as by a kill. */
export type Severity = 'lost' | 'names' | 'torn' | 'kept'

/** Of names. */
interface Change {
  index: number
  apply(names: Names): void
}

/** The names in each folder on the disk. */
type Names = Map<Folder, Map<string, Node>>

interface FileChange {
  index: number
  offset: number
  /** Undefined: a truncation to `offset`. */
  data?: Buffer
}

interface File {
  kind: 'file'
  durable: Buffer
  pending: FileChange[]
}

interface Folder {
  kind: 'folder'
  names: Map<string, Node>
  durable: Map<string, Node>
  pending: Change[]
}

type Node = File | Folder

/** A folder before anything was recorded. */
export interface Captured {
  inode: bigint
  /** Undefined: a folder. */
  bytes: Buffer | undefined
  below: Map<string, Captured>
}

export function capture(path: string): Captured {
  const status = statSync(path, { bigint: true })
  if (!status.isDirectory()) return { inode: status.ino, bytes: readFileSync(path), below: new Map() }
  const below = new Map(readdirSync(path).map((name) => [name, capture(join(path, name))]))
  return { inode: status.ino, bytes: undefined, below }
}

const SECTOR = 512
const PAGE = 4096

/** Replays a log of the interposer up to a power cut, and lays out what a disk may then have. */
export class Disk {
  readonly #root: string
  readonly #model: DiskModel
  readonly #tree: Folder
  readonly #nodes = new Map<bigint, Node>()
  /** In the order of the calls; only the `ordered` model. */
  #journal: Change[] = []
  readonly #syncs = new Map<string, number>()
  #next = 0

  /** @param before is on the disk for sure */
  constructor(root: string, before: Captured, model: DiskModel) {
    this.#root = root
    this.#model = model
    this.#tree = this.#take(before) as Folder
  }

  #take({ inode, bytes, below }: Captured): Node {
    const node: Node = bytes ? { kind: 'file', durable: bytes, pending: [] } : newFolder()
    this.#nodes.set(inode, node)
    if (node.kind === 'folder')
      for (const [name, one] of below) {
        const taken = this.#take(one)
        node.names.set(name, taken)
        node.durable.set(name, taken)
      }
    return node
  }

  /** Up to the record of this index, without it. */
  advance(records: readonly LogRecord[], end: number): void {
    for (; this.#next < end; this.#next += 1) this.#apply(records[this.#next]!, this.#next)
  }

  #apply(record: LogRecord, index: number): void {
    const node = this.#nodes.get(record.inode)
    const sync = `${record.thread} ${record.inode}`
    switch (record.kind) {
      case 'create':
      case 'mkdir': {
        const made: Node =
          record.kind === 'mkdir' ? newFolder() : { kind: 'file', durable: Buffer.alloc(0), pending: [] }
        this.#nodes.set(record.inode, made)
        return this.#change(index, { set: record.from, to: made })
      }
      case 'write':
        if (node?.kind === 'file') node.pending.push({ index, offset: record.offset, data: record.data })
        return
      case 'truncate':
        if (node?.kind === 'file') node.pending.push({ index, offset: record.offset })
        return
      case 'sync-begin':
        return void this.#syncs.set(sync, index)
      case 'sync-end':
        return this.#sync(node, this.#syncs.get(sync) ?? 0)
      case 'rename':
        return this.#change(index, { set: record.to, to: this.#find(record.from), remove: record.from })
      case 'link':
        return this.#change(index, { set: record.to, to: this.#find(record.from) })
      case 'unlink':
        return this.#change(index, { remove: record.from })
      case 'unknown':
        throw new Error(`The interposer cannot tell what happened to ${record.from} ${record.to}`)
      case 'answer':
        return
    }
  }

  #change(index: number, { set, to, remove }: { set?: string; to?: Node | undefined; remove?: string }): void {
    const [added, addedName] = set === undefined ? [] : this.#place(set)
    const [removed, removedName] = remove === undefined ? [] : this.#place(remove)
    const apply: Change['apply'] = (names) => {
      if (removed) names.get(removed)?.delete(removedName!)
      if (added && to) names.get(added)?.set(addedName!, to)
    }
    removed?.names.delete(removedName!)
    if (added && to) added.names.set(addedName!, to)
    const change = { index, apply }
    if (this.#model === 'ordered') return void this.#journal.push(change)
    for (const folder of new Set([added, removed])) folder?.pending.push(change)
  }

  #sync(node: Node | undefined, began: number): void {
    const isBefore = ({ index }: { index: number }) => index < began
    if (node?.kind === 'file') {
      for (const change of node.pending.filter(isBefore)) node.durable = apply(node.durable, change)
      node.pending = node.pending.filter((change) => !isBefore(change))
    }
    const list = this.#model === 'ordered' ? this.#journal : node?.kind === 'folder' ? node.pending : []
    const kept = new Set(list.filter(isBefore))
    if (kept.size === 0) return
    const names = this.#durable()
    for (const change of kept) change.apply(names)
    if (this.#model === 'ordered') this.#journal = this.#journal.filter((change) => !kept.has(change))
    else for (const folder of names.keys()) folder.pending = folder.pending.filter((change) => !kept.has(change))
  }

  /** Of every folder that there was. */
  #durable(): Map<Folder, Map<string, Node>> {
    const folders = [...this.#nodes.values()].filter((node) => node.kind === 'folder')
    return new Map(folders.map((folder) => [folder, folder.durable]))
  }

  #place(path: string): [Folder, string] {
    const parts = relative(this.#root, path).split('/')
    const name = parts.pop()!
    let folder = this.#tree
    for (const part of parts) {
      const next = folder.names.get(part)
      if (next?.kind !== 'folder') throw new Error(`The log has no folder ${part} of ${path}`)
      folder = next
    }
    return [folder, name]
  }

  #find(path: string): Node | undefined {
    const [folder, name] = this.#place(path)
    return folder.names.get(name)
  }

  /** Writes what may be left into an empty folder */
  layOut(target: string, severity: Severity, random: Random): void {
    const names = new Map([...this.#durable()].map(([folder, durable]) => [folder, new Map(durable)]))
    for (const change of this.#chooseNames(severity, random)) change.apply(names)
    const write = (folder: Folder, path: string) => {
      mkdirSync(path, { recursive: true, mode: 0o700 })
      for (const [name, node] of names.get(folder)!) {
        const below = join(path, name)
        if (node.kind === 'folder') write(node, below)
        else writeFileSync(below, this.#contentsOf(node, severity, random), { mode: 0o600 })
      }
    }
    write(this.#tree, target)
  }

  #chooseNames(severity: Severity, random: Random): Change[] {
    const pending =
      this.#model === 'ordered'
        ? this.#journal
        : [...new Set([...this.#durable().keys()].flatMap((folder) => folder.pending))].toSorted(
            (one, other) => one.index - other.index,
          )
    if (severity === 'lost') return []
    if (severity !== 'torn') return pending
    if (this.#model === 'ordered') return pending.slice(0, random.between(0, pending.length + 1))
    return pending.filter(() => random.next() < 0.5)
  }

  #contentsOf(file: File, severity: Severity, random: Random): Buffer {
    let bytes = file.durable
    if (severity === 'lost' || severity === 'names') return bytes
    const isTorn = severity === 'torn'
    for (const change of file.pending) {
      if (!isTorn) bytes = apply(bytes, change)
      else if (this.#model === 'strict') bytes = tear(bytes, change, random, SECTOR)
      else if (change.offset + (change.data?.length ?? 0) <= bytes.length) bytes = tear(bytes, change, random, PAGE)
      else {
        // It grew: what is there is the beginning.
        const all = apply(bytes, change)
        const end = random.between(bytes.length, all.length + 1)
        bytes = all.subarray(0, end)
        if (end < all.length) break
      }
    }
    return bytes
  }
}

function newFolder(): Folder {
  return { kind: 'folder', names: new Map(), durable: new Map(), pending: [] }
}

function resize(bytes: Buffer, length: number): Buffer {
  if (length <= bytes.length) return bytes.subarray(0, length)
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
}

function apply(bytes: Buffer, { offset, data }: FileChange): Buffer {
  if (!data) return resize(bytes, offset)
  const end = offset + data.length
  const result = end > bytes.length ? resize(bytes, end) : Buffer.from(bytes)
  data.copy(result, offset)
  return result
}

/** Some of its pieces are on the disk; of a file that grew, the others are zeros. */
function tear(bytes: Buffer, change: FileChange, random: Random, piece: number): Buffer {
  const { offset, data } = change
  if (!data) return random.next() < 0.5 ? apply(bytes, change) : bytes
  if (random.next() < 0.3) return bytes
  const result = resize(Buffer.from(bytes), Math.max(bytes.length, offset + data.length))
  for (let at = offset; at < offset + data.length; at = (Math.floor(at / piece) + 1) * piece) {
    const end = Math.min((Math.floor(at / piece) + 1) * piece, offset + data.length)
    if (random.next() < 0.5) data.copy(result, at, at - offset, end - offset)
  }
  return result
}
