import { readFileSync } from 'node:fs'

/** As the interposer writes them. */
const KINDS = [
  undefined,
  'create',
  'write',
  'truncate',
  'sync-begin',
  'sync-end',
  'rename',
  'link',
  'unlink',
  'mkdir',
  'answer',
  'unknown',
] as const

export interface LogRecord {
  kind: NonNullable<(typeof KINDS)[number]>
  /** In the log: where the record ends. */
  end: number
  thread: number
  inode: bigint
  /** Of a truncation, the length. */
  offset: number
  from: string
  to: string
  data: Buffer
}

const HEAD = 32

/** Reads a log of interposer.c. */
export function readLog(path: string): LogRecord[] {
  const log = readFileSync(path)
  const records: LogRecord[] = []
  for (let at = 0; at < log.length;) {
    const size = log.readUInt32LE(at)
    const kind = KINDS[log.readUInt16LE(at + 4)]
    if (!kind || at + size > log.length) throw new Error(`${path} has no record at ${at}`)
    const from = at + HEAD
    const to = from + log.readUInt16LE(at + 6)
    const data = to + log.readUInt16LE(at + 8)
    records.push({
      kind,
      end: at + size,
      thread: log.readUInt32LE(at + 12),
      inode: log.readBigUInt64LE(at + 16),
      offset: Number(log.readBigUInt64LE(at + 24)),
      from: log.toString('utf8', from, to),
      to: log.toString('utf8', to, data),
      data: log.subarray(data, at + size),
    })
    at += size
  }
  return records
}
