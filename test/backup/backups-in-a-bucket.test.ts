// Before landing: makes many backups.
import { createHash } from 'node:crypto'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { backupsSchema } from '../../contract/backup/backup.ts'
import { oneOf } from '../../contract/list.ts'
import { areBackupsProven, findBackupFault } from '../../server/backup/backup-records.ts'
import { createBackupHandler, createBackupNowHandler } from '../../server/backup/backup-job.ts'
import { backupIn, openBackupStore } from '../../server/backup/backup-store.ts'
import { makeBackup } from '../../server/backup/make-backup.ts'
import { pruneBackups } from '../../server/backup/prune-backups.ts'
import { restoreBackup } from '../../server/backup/restore-backup.ts'
import { verifyBackup } from '../../server/backup/open-backup.ts'
import type { BucketPlace } from '../../server/core/media/media-config.ts'
import { openMediaFolder } from '../../server/core/media/media-folder.ts'
import { openPictureFiles } from '../../server/core/pictures/picture-files.ts'
import { insertPicture } from '../../server/core/pictures/store/pictures.ts'
import { claimJob, type Job } from '../../server/core/jobs/job-store.ts'
import { openStore } from '../../server/core/store/store.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createStorePlace, createTestApp, describeOnEachEngine } from '../create-test-app.ts'
import { createFolder, drawPicture, openS3 } from '../core/pictures/picture-fixtures.ts'

const root = resolve(import.meta.dirname, '../..')
const PASS_PHRASE = 'kept in an envelope'
const LOG = { info() {}, error() {} }

/** A store with three pictures, and a bucket for its backups. */
async function openSite(engine: 'sqlite' | 'postgres' = 'sqlite') {
  const [place, s3] = [await createStorePlace(engine), await openS3()]
  const store = await openStore(place)
  onTestFinished(() => store.close().catch(() => {}))
  const files = openPictureFiles(openMediaFolder(place.dataDir))
  for (const red of [1, 2, 3]) {
    const { key, fileName } = await files.putOriginal(await drawPicture({ width: 40, height: 30, red }))
    const at = '2026-01-01T00:00:00.000Z'
    const size = { media_type: 'image/jpeg', bytes: 1, width: 40, height: 30, color: '#000000' }
    const row = { key, file_name: fileName, ...size, variants_made_at: null, created_at: at, updated_at: at }
    await insertPicture(store.db, { ...row, name: `${red}.jpg`, translations: { en: { alt: '' } } })
  }
  const puts = () => s3.requests.filter((request) => request.startsWith('PUT')).length
  return { place, store, s3, target: s3.place, puts }
}

const keysOf = (s3: { objects: Map<string, unknown> }) => [...s3.objects.keys()].toSorted()

describeOnEachEngine('a backup in a bucket', (engine) => {
  test('has pictures once, is verified and restored, and goes when its time is over', async () => {
    const { place, store, s3, target, puts } = await openSite(engine)
    const options = { place, target, passPhrase: PASS_PHRASE }
    const first = await makeBackup(options)
    expect(first).toMatchObject({ newFiles: 3, header: { fileCount: 3, missing: [] } })
    expect(first.path).toMatch(/^s3:\/\/site\/firm\/20\d\d-/)
    const before = puts()
    expect(await makeBackup(options)).toMatchObject({ newFiles: 0 })
    // The lock, and the three parts of the backup.
    expect(puts() - before).toBe(4)
    const names = await openBackupStore(target).listBackups()
    expect(names).toHaveLength(2)
    const newest = backupIn(target, names[1]!)
    expect(await verifyBackup(newest, { passPhrase: PASS_PHRASE })).toMatchObject({
      faults: [],
      header: { isEncrypted: true },
    })
    await expect(verifyBackup(newest, { passPhrase: 'another pass phrase' })).rejects.toThrow(
      /not the pass phrase .*s3:\/\/site\/firm/,
    )

    const into = await createStorePlace(engine)
    await restoreBackup({ backup: newest, into, passPhrase: PASS_PHRASE })
    const restored = await openStore(into)
    onTestFinished(() => restored.close())
    const rows = await restored.db.selectFrom('picture').select('key').execute()
    expect(rows).toEqual(await store.db.selectFrom('picture').select('key').execute())

    // On another day than the second one.
    for (const key of keysOf(s3).filter((path) => path.includes(names[0]!))) {
      s3.objects.set(key.replace(names[0]!, '2020-01-01T00-00-00.000Z'), s3.objects.get(key)!)
      s3.objects.delete(key)
    }
    await store.db.deleteFrom('picture').execute()
    await makeBackup(options)
    const kept = { daily: 1, weekly: 0, monthly: 0 }
    const scratch = join(place.dataDir, 'backup-work')
    expect(await pruneBackups({ target, kept, passPhrase: PASS_PHRASE, scratch })).toBe(2)
    const parts = ['backup.json', 'files', 'store'].map((part) =>
      expect.stringMatching(new RegExp(`^firm/20.*/${part}$`)),
    )
    expect(keysOf(s3)).toEqual([...parts, 'firm/key.json'])
  })
})

test('that was interrupted is not listed, and the next one uploads only what is missing', async () => {
  const { place, s3, target, puts } = await openSite()
  const stored: string[] = []
  const breakAfter = (count: number) => {
    s3.beforeNextPut(() => (count === 0 ? s3.setAway(true) : breakAfter(count - 1)))
  }
  // The lock and two pictures pass.
  breakAfter(3)
  await expect(makeBackup({ place, target })).rejects.toThrow(
    /^s3:\/\/site\/firm: .*what has arrived is not sent again\.$/,
  )
  s3.setAway(false)
  stored.push(...keysOf(s3).filter((key) => key.startsWith('firm/files/')))
  expect(stored.length).toBeGreaterThan(0)
  s3.objects.set('firm/2026-01-01T00-00-00.000Z/store', s3.objects.get(stored[0]!)!)
  expect(await openBackupStore(target).listBackups()).toEqual([])
  const before = puts()
  expect(await makeBackup({ place, target })).toMatchObject({ newFiles: 3 - stored.length })
  expect(puts() - before).toBe(4 + 3 - stored.length)
  expect(keysOf(s3).filter((key) => key.includes('2026-01-01'))).toEqual([])
  expect(keysOf(s3)).not.toContain('firm/lock.json')
})

test('survives cut connections, and names what is damaged or missing', async () => {
  const { place, s3, target } = await openSite()
  s3.faults.push('cut', 'slow-down', 'cut')
  await makeBackup({ place, target })
  const [name = ''] = await openBackupStore(target).listBackups()
  const backup = backupIn(target, name)
  s3.faults.push('cut', 'cut')
  expect((await verifyBackup(backup, {})).faults).toEqual([])
  const [first, second] = keysOf(s3).filter((key) => key.startsWith('firm/files/'))
  s3.objects.get(first!)!.bytes = Buffer.from('else')
  s3.objects.delete(second!)
  const { faults } = await verifyBackup(backup, {})
  expect(faults.toSorted()).toEqual([
    `s3://site/${first} is damaged: its contents have changed`,
    `s3://site/${second} is missing`,
  ])
  const into = { dataDir: await createFolder() }
  await expect(restoreBackup({ backup, into })).rejects.toThrow(/is damaged|is missing/)
})

test('waits for one of another machine, and takes over from one of this machine that was killed', async () => {
  const { place, s3, target } = await openSite()
  const lock = (holder: string, at: Date) => {
    const bytes = Buffer.from(JSON.stringify({ id: 'other', holder, at: at.toISOString() }))
    s3.objects.set('firm/lock.json', { bytes, modifiedAt: at, headers: { 'x-amz-meta-sha256': hashOf(bytes) } })
  }
  lock('other-machine:/var/lib/site', new Date())
  await expect(makeBackup({ place, target })).rejects.toThrow(
    /by other-machine:.* delete s3:\/\/site\/firm\/lock\.json/,
  )
  lock('other-machine:/var/lib/site', new Date(Date.now() - 8 * 3_600_000))
  await makeBackup({ place, target })
  s3.beforeNextPut(() => s3.beforeNextPut(() => s3.setAway(true)))
  await expect(makeBackup({ place, target })).rejects.toThrow(/is not sent again/)
  s3.setAway(false)
  expect(keysOf(s3)).toContain('firm/lock.json')
  await makeBackup({ place, target })
})

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function run(
  script: string,
  given: string[],
  { place, target }: { place: { dataDir: string }; target: BucketPlace },
) {
  const { endpoint, region, accessKeyId, secretAccessKey } = target
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: place.dataDir,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const child = spawn(process.execPath, [join(root, 'scripts', script), ...given], { cwd: root, env })
  const [said, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: code as number, said, errors }
}

test('is made, listed, verified and restored by commands, which say plainly that a key is wrong', async () => {
  const site = await openSite()
  const made = await run('backup.ts', ['s3://site/firm'], site)
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('Files  3, of which 3 are new') })
  const address = made.said.trim().split('\n').at(-1)!
  expect(await run('backup.ts', ['list', 's3://site/firm'], site)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${address}  `),
  })
  expect(await run('backup.ts', ['verify', 's3://site/firm'], site)).toMatchObject({ code: 0, errors: '' })
  const into = await createFolder()
  expect(await run('restore.ts', [address, '--into', into], site)).toMatchObject({ code: 0, errors: '' })

  const wrong = { ...site, target: { ...site.target, secretAccessKey: 'wrong' } }
  const refused = await run('backup.ts', ['s3://site/firm'], wrong)
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('Check S3_ACCESS_KEY_ID') })
  expect(refused.errors.trim().split('\n')).toHaveLength(1)
  expect((await run('backup.ts', ['s3://nowhere/firm'], site)).errors).toContain('there is no bucket "nowhere"')
})

test('is made every night and when an owner asks, is downloaded, and a bucket that is away is said', async () => {
  const { place, s3, target } = await openSite()
  const kept = { daily: 7, weekly: 0, monthly: 0 }
  const config = { target, time: '02:30', kept, passPhrase: undefined, passPhraseFile: undefined }
  const now = () => new Date()
  let woken = 0
  const app = await createTestApp('sqlite', { backup: config, now, wakeJobs: () => (woken += 1) })
  const owner = await signIn(app, 'owner')
  const read = async () => oneOf(backupsSchema).parse(await (await owner.call('GET', '/backups')).json()).data
  expect(await read()).toMatchObject({ schedule: { place: 's3://site/firm' }, isRunning: false, backups: [] })
  const deps = { config, place, log: LOG, now }
  await createBackupHandler(deps).run({} as Job, AbortSignal.timeout(60_000))
  const [first] = (await read()).backups
  expect(first).toMatchObject({ files: 3, missing: 0 })

  expect((await owner.call('POST', '/backups')).status).toBe(202)
  expect(await read()).toMatchObject({ isRunning: true })
  expect((await owner.call('POST', '/backups')).status).toBe(409)
  expect(woken).toBe(1)
  const time = new Date(Date.now() + 1_000).toISOString()
  expect(await claimJob(app.db, { kinds: ['backup-now'], now: time, holder: 'test', leaseEnd: time })).toBeDefined()
  const outcome = await createBackupNowHandler(deps).run({} as Job, AbortSignal.timeout(60_000))
  const isProven = () => areBackupsProven(app.db, now(), config)
  expect(await isProven()).toBe(false)
  await app.db.transaction().execute((tx) => outcome!.write!(tx))
  expect(await isProven()).toBe(true)
  const { name } = (await read()).backups[0]!
  // The last one of a day stays.
  expect((await read()).backups).toEqual([expect.not.objectContaining({ name: first!.name })])

  const response = await owner.call('GET', `/backups/${name}/archive`)
  const unpacked = await createFolder()
  writeFileSync(join(unpacked, 'a.tar'), Buffer.from(await response.arrayBuffer()))
  execFileSync('tar', ['-xf', 'a.tar'], { cwd: unpacked })
  expect((await verifyBackup(join(unpacked, name), {})).faults).toEqual([])
  s3.setAway(true)
  expect(await read()).toMatchObject({ listFault: expect.stringContaining('s3://site/firm'), backups: [] })
})

test.each(['ListBucket', 'PutObject', 'GetObject', 'DeleteObject'] as const)(
  'a key that may not %s is found at the start, by that name',
  async (action) => {
    const { target, s3 } = await openSite()
    const kept = { daily: 7, weekly: 0, monthly: 0 }
    const config = { target, time: '02:30', kept, passPhrase: undefined, passPhraseFile: undefined }
    expect(await findBackupFault(config)).toBeUndefined()
    expect(keysOf(s3)).toEqual([])
    s3.denied.add(action)
    expect(await findBackupFault(config)).toMatch(
      new RegExp(`^s3://site/firm: .*refuses ${action} \\(403 AccessDenied\\)`),
    )
  },
)
