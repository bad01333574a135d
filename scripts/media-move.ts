// Copies all pictures and documents from a folder into a bucket, or back: npm run media:move -- FROM TO [--dry-run] [--delete]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../server/config.ts'
import { openBucket } from '../server/core/media/bucket.ts'
import { parseBucketAddress, type BucketAccess } from '../server/core/media/media-config.ts'
import { openMediaBucket } from '../server/core/media/media-bucket.ts'
import { openMediaFolder } from '../server/core/media/media-folder.ts'
import type { MediaStore } from '../server/core/media/media-store.ts'
import { moveMedia, type MoveReport } from '../server/core/media/move-media.ts'
import { megabytes } from './backup/say.ts'
import { runCommand, UsageError } from './site/run-command.ts'

const USAGE = `npm run media:move -- FROM TO [--dry-run] [--delete]
FROM and TO are data folders or buckets (s3://BUCKET/PREFIX; S3_ENDPOINT and keys as for the server). Run it again after
an interruption: what is there is not copied again.
--delete   deletes each file of FROM after its copy was read back`

/** Milliseconds. */
const PROGRESS_INTERVAL = 5_000

process.umask(0o077)
await runCommand(USAGE, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, delete: { type: 'boolean' } },
  })
  const [from, to, ...rest] = positionals
  if (from === undefined || to === undefined || rest.length > 0) throw new UsageError('Name two places')
  await move(from, to, values['dry-run'] === true, values.delete === true)
})

async function move(fromName: string, toName: string, isDry: boolean, isDeleted: boolean): Promise<void> {
  if (isDry && isDeleted) throw new UsageError('Choose one of --dry-run and --delete')
  const { s3, dataDir } = readConfig(process.env)
  const scratch = await mkdtemp(join(tmpdir(), 'media-move-'))
  try {
    const [from, to] = [fromName, toName].map((name) => open(name, s3, scratch))
    if (from!.name === to!.name) throw new UsageError('Both are the same place')
    const began = performance.now()
    let said = began
    const report = await moveMedia({
      from: from!,
      to: to!,
      scratch,
      isDry,
      isDeleted,
      progress: (now) => {
        if (performance.now() - said < PROGRESS_INTERVAL) return
        said = performance.now()
        console.log(`${now.files} files, ${megabytes(now.bytes)}`)
      },
    })
    say(report, isDry, (performance.now() - began) / 1000)
    if (report.faults.length > 0) process.exitCode = 1
    else if (!isDry && to!.name !== dataDir && to!.name.startsWith('s3:'))
      console.log(`Start all servers with MEDIA_STORE=${to!.name}`)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

function say(report: MoveReport, isDry: boolean, seconds: number): void {
  const { files, bytes, copied, present, deleted, faults } = report
  console.log(`Files    ${files} (${megabytes(bytes)})
${isDry ? 'To copy ' : 'Copied  '} ${copied}
Present  ${present}${isDry ? '' : ', compared by checksum'}
Deleted  ${deleted}
${isDry ? 'Counted' : 'Done   '}  in ${seconds.toFixed(1)} s`)
  if (faults.length > 0)
    console.error(`Not deleted, because the copies differ (${faults.length}):\n${faults.slice(0, 20).join('\n')}`)
}

function open(name: string, s3: BucketAccess | undefined, scratch: string): MediaStore {
  if (!/^[a-z0-9]{2,}:\/\//i.test(name)) return openMediaFolder(resolve(name))
  const address = parseBucketAddress(name)
  if (!address) throw new UsageError(`${name} is not an address such as s3://bucket/site`)
  if (!s3) throw new UsageError('Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or both with _FILE')
  return openMediaBucket({ bucket: openBucket({ ...s3, ...address }), dataDir: scratch, cacheBytes: 1 })
}
