import { execFileSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backupsSchema } from '../../contract/backup/backup.ts'
import { FILE_KINDS } from '../../contract/documents/document-file.ts'
import { oneOf } from '../../contract/list.ts'
import { createBackupHandler, lastDue } from '../../server/backup/backup-job.ts'
import type { BackupTarget } from '../../server/backup/backup-store.ts'
import { makeBackup } from '../../server/backup/make-backup.ts'
import { chooseKept, pruneBackups } from '../../server/backup/prune-backups.ts'
import { restoreBackup } from '../../server/backup/restore-backup.ts'
import { verifyBackup } from '../../server/backup/open-backup.ts'
import { documentPath } from '../../server/core/documents/document-address.ts'
import { insertDocument } from '../../server/core/documents/document-store.ts'
import type { BucketPlace } from '../../server/core/media/media-config.ts'
import { openMediaFolder } from '../../server/core/media/media-folder.ts'
import { openMedia } from '../../server/core/media/site-place.ts'
import { openPictureFiles } from '../../server/core/pictures/picture-files.ts'
import { insertJobOnce, type Job } from '../../server/core/jobs/job-store.ts'
import { insertPicture } from '../../server/core/pictures/store/pictures.ts'
import { BASELINE } from '../../server/core/store/migrate.ts'
import { openStore, STORE_FILE } from '../../server/core/store/store.ts'
import { signIn, visitor } from '../core/accounts/staff.ts'
import { createStorePlace, createTestApp, describeWhereSqlDiffers, type StorePlace } from '../create-test-app.ts'
import { drawPicture, openS3 } from '../core/pictures/picture-fixtures.ts'
import { openPlace, PASS_PHRASE, pictureRow, temporaryFolder } from './backup-place.ts'

const sizeOf = (path: string) => (statSync(path).isFile() ? statSync(path).size : 0)

const settings = (target: BackupTarget) => ({
  target,
  time: '02:30',
  kept: { daily: 2, weekly: 0, monthly: 0 },
  passPhrase: undefined,
  passPhraseFile: undefined,
})

describeWhereSqlDiffers('a backup', (engine) => {
  test('copies pictures once, and fits no other folder, database or pass phrase', async () => {
    const { place } = await openPlace(engine)
    const folder = await temporaryFolder()
    const options = { place, target: folder, passPhrase: PASS_PHRASE }
    expect(await makeBackup(options)).toMatchObject({ newFiles: 1, header: { fileCount: 1, missing: [] } })
    const { path, newFiles } = await makeBackup(options)
    expect(newFiles).toBe(0)
    await expect(makeBackup({ ...options, passPhrase: undefined })).rejects.toThrow(
      /are encrypted: set BACKUP_PASSPHRASE/,
    )

    const into = await createStorePlace(engine)
    const restore = (passPhrase: string, given: StorePlace = into) =>
      restoreBackup({ backup: path, into: given, passPhrase })
    await expect(restore('another pass phrase')).rejects.toThrow(/not the pass phrase/)
    await expect(restore(PASS_PHRASE, place)).rejects.toThrow(/is not empty .*mv /)
    const other = engine === 'sqlite' ? { ...into, databaseUrl: 'postgres://nowhere/x' } : { dataDir: into.dataDir }
    await expect(restore(PASS_PHRASE, other)).rejects.toThrow(/unset DATABASE_URL|set DATABASE_URL/)

    writeFileSync(join(into.dataDir, `${STORE_FILE}-wal`), 'of a lost store')
    await restore(PASS_PHRASE)
    expect(existsSync(join(into.dataDir, `${STORE_FILE}-wal`))).toBe(false)
    const restored = await openStore(into)
    onTestFinished(() => restored.close())
    expect(await restored.db.selectFrom('picture').select('name').execute()).toEqual([{ name: 'a.jpg' }])
    expect(await insertPicture(restored.db, pictureRow('0'.repeat(16), 'original.jpg'))).toBe(2)
  })

  test('has the files of every kind that staff upload', async () => {
    const { place, store } = await openPlace(engine)
    for (const [index, kind] of FILE_KINDS.entries()) {
      const row = { key: index.toString(16).padStart(16, '0'), file_name: `a.${kind}`, media_type: '', bytes: 1 }
      await insertDocument(store.db, { ...row, created_at: '2026-01-01T00:00:00.000Z' })
      await openMediaFolder(place.dataDir).put(documentPath(row), Buffer.from('a'))
    }
    const { path, header } = await makeBackup({ place, target: await temporaryFolder() })
    expect(header).toMatchObject({ fileCount: 1 + FILE_KINDS.length, missing: [] })
    expect((await verifyBackup(path, {})).faults).toEqual([])
  })

  test('is made once a night, and listed with age, size and download for owners', async () => {
    const { place } = await openPlace(engine)
    const folder = await temporaryFolder()
    const app = await createTestApp(engine, { backup: settings(folder), now: () => new Date() })
    const log = { info() {}, error() {} }
    const handler = createBackupHandler({ config: settings(folder), place, log, now: () => new Date() })
    const run = () => handler.run({} as Job, AbortSignal.timeout(60_000))
    expect(await run()).toMatchObject({ state: 'queued', dueAt: expect.stringContaining('T20:45:00') })
    // The second process finds that it is done.
    await run()
    expect(readdirSync(folder).filter((file) => file.startsWith('20'))).toHaveLength(1)
    const [name = ''] = readdirSync(folder).filter((file) => file.startsWith('20'))
    const owner = await signIn(app, 'owner')
    const read = async () => oneOf(backupsSchema).parse(await (await owner.call('GET', '/backups')).json()).data
    expect(await read()).toMatchObject({ isLate: false, fault: null, backups: [{ name, files: 1, missing: 0 }] })
    const response = await owner.call('GET', `/backups/${name}/archive`)
    const unpacked = await temporaryFolder()
    writeFileSync(join(unpacked, 'a.tar'), Buffer.from(await response.arrayBuffer()))
    execFileSync('tar', ['-xf', 'a.tar'], { cwd: unpacked })
    const storedBytes = (await read()).backups[0]?.storedBytes
    const files = globSync('**/*', { cwd: unpacked }).filter((path) => !/\.(tar|json)$/.test(path))
    expect(files.reduce((sum, path) => sum + sizeOf(join(unpacked, path)), 0)).toBe(storedBytes)
    expect((await verifyBackup(join(unpacked, name), {})).faults).toEqual([])
    const audit = (await (await owner.call('GET', '/audit?action=download')).json()) as { data: object[] }
    expect(audit.data).toMatchObject([{ entity: 'backup', label: name, staffEmail: 'owner@example.org' }])
    expect((await owner.call('GET', '/backups/..%2F..%2Fsecret/archive')).status).toBe(404)
    expect((await visitor(app).call('GET', `/backups/${name}/archive`)).status).toBe(401)

    const due = '2026-01-01T00:00:00.000Z'
    await insertJobOnce(app.db, { kind: 'backup', subject: '', created_at: due, due_at: due })
    await app.db.updateTable('job').set({ last_error: 'No space left' }).where('kind', '=', 'backup').execute()
    expect(await read()).toMatchObject({ fault: 'No space left' })
    expect(await (await owner.call('GET', '/dashboard')).json()).toMatchObject({ data: { warnings: ['backups'] } })
  })
})

test('names the file that is damaged, missing or cut off, and restores nothing of such a backup', async () => {
  const { place } = await openPlace()
  const folder = await temporaryFolder()
  const { path } = await makeBackup({ place, target: folder })
  const [picture = ''] = globSync('files/*/*', { cwd: folder })
  const store = join(path, 'store')
  const cases: [string, () => void, RegExp][] = [
    [join(folder, picture), () => writeFileSync(join(folder, picture), 'else'), /is damaged/],
    [join(folder, picture), () => rmSync(join(folder, picture)), /is missing/],
    [store, () => truncateSync(store, 500), /is damaged/],
    [store, () => writeFileSync(store, 'no store'), /is damaged/],
  ]
  for (const [file, harm, expected] of cases) {
    const before = readFileSync(file)
    harm()
    const { faults } = await verifyBackup(path, {})
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(file)
    expect(faults[0]).toMatch(expected)
    const into = await temporaryFolder()
    await expect(restoreBackup({ backup: path, into: { dataDir: into } })).rejects.toThrow(expected)
    expect(readdirSync(into)).toEqual([])
    writeFileSync(file, before)
  }
  expect((await verifyBackup(path, {})).faults).toEqual([])
  rmSync(join(path, 'backup.json'))
  await expect(verifyBackup(path, {})).rejects.toThrow(/not a backup, or one that was not finished/)
})

test('with a damaged picture leaves nothing, also of files beside it; --skip-damaged restores the rest', async () => {
  const { place, keys } = await openPlace('sqlite', 30)
  const folder = await temporaryFolder()
  const { path } = await makeBackup({ place, target: folder })
  const pictures = globSync('files/*/*', { cwd: folder })
  writeFileSync(join(folder, pictures[0]!), 'else')
  rmSync(join(folder, pictures[1]!))
  const into = { dataDir: await temporaryFolder() }
  const refusal = await restoreBackup({ backup: path, into }).catch((error: Error) => error.message)
  expect(refusal).toMatch(
    /^2 of 30 files .* nothing was:\n(.*is (damaged|missing).*original\.jpg\)\n){2}.*--skip-damaged/s,
  )
  for (const picture of pictures.slice(0, 2)) expect(refusal).toContain(picture)
  expect(readdirSync(into.dataDir)).toEqual([])
  const { skipped } = await restoreBackup({ backup: path, into, skipsDamaged: true })
  expect(skipped).toHaveLength(2)
  const restored = readdirSync(join(into.dataDir, 'pictures')).filter((key) =>
    existsSync(join(into.dataDir, 'pictures', key, 'original.jpg')),
  )
  expect(keys.filter((key) => !restored.includes(key))).toHaveLength(2)
  expect(existsSync(join(into.dataDir, STORE_FILE))).toBe(true)
})

test.each([
  {
    age: 'newer',
    from: '"migrations": [',
    to: '"migrations": ["29990101000000_new",',
    says: /newer version .*29990101000000_new/,
  },
  { age: 'before the baseline', from: BASELINE.at(-1)!, to: BASELINE[0]!, says: /restore it with that release/ },
])('of a version that is $age is refused', async ({ from, to, says }) => {
  const { place } = await openPlace()
  const { path } = await makeBackup({ place, target: await temporaryFolder() })
  const file = join(path, 'backup.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  const into = { dataDir: await temporaryFolder() }
  await expect(restoreBackup({ backup: path, into })).rejects.toThrow(says)
})

test('names a picture that was lost before, and is made all the same', async () => {
  const { place, key } = await openPlace()
  rmSync(join(place.dataDir, 'pictures', key), { recursive: true })
  const { header } = await makeBackup({ place, target: await temporaryFolder() })
  expect(header.missing).toEqual([expect.stringContaining(key)])
})

test('keeps the last one of each day, week and month, and the pictures that these have', async () => {
  const names = Array.from({ length: 100 }, (_, day) => {
    const time = new Date(Date.UTC(2026, 6, 1 + day, 20, 45))
    return time.toISOString().replaceAll(':', '-')
  })
  const kept = [...chooseKept(names, { daily: 7, weekly: 5, monthly: 12 })].toSorted()
  expect(kept.slice(-7)).toEqual(names.slice(-7))
  expect(kept.length).toBe(7 + 4 + 2)

  const { place, store, files, key } = await openPlace()
  const folder = await temporaryFolder()
  const { path } = await makeBackup({ place, target: folder })
  renameSync(path, join(folder, '2020-01-01T00-00-00.000Z'))
  await store.db.deleteFrom('picture').execute()
  await files.remove(key)
  const newer = await makeBackup({ place, target: folder })
  expect(globSync('files/*/*', { cwd: folder })).toHaveLength(1)
  mkdirSync(join(folder, 'unrelated'))
  expect(
    await pruneBackups({
      target: folder,
      kept: { daily: 1, weekly: 0, monthly: 0 },
      passPhrase: undefined,
      scratch: '',
    }),
  ).toBe(1)
  expect(readdirSync(folder).toSorted()).toEqual(['.lock', basename(newer.path), 'files', 'unrelated'])
  expect(globSync('files/*/*', { cwd: folder })).toEqual([])
})

test('is due at its time of day in Nepal', () => {
  const at = (now: string) => lastDue(new Date(now), '02:30').toISOString()
  expect(at('2026-11-22T20:44:00.000Z')).toBe('2026-11-21T20:45:00.000Z')
  expect(at('2026-11-22T20:45:00.000Z')).toBe('2026-11-22T20:45:00.000Z')
  expect(at('2026-11-22T23:00:00.000Z')).toBe('2026-11-22T20:45:00.000Z')
})

test('pictures in a bucket are part of a backup, and are restored into another', async () => {
  const mediaAt = ({ place }: { place: BucketPlace }) => ({ bucket: place, cacheBytes: 1_000_000 })
  const [s3, other] = [await openS3(), await openS3()]
  const { place, store } = await openPlace()
  const media = mediaAt(s3)
  const files = openPictureFiles(openMedia(place.dataDir, media))
  const { key, fileName } = await files.putOriginal(await drawPicture({ width: 60, height: 30 }))
  await store.db.updateTable('picture').set({ key, file_name: fileName }).execute()
  const options = { place: { ...place, media }, target: await temporaryFolder(), passPhrase: PASS_PHRASE }
  expect(await makeBackup(options)).toMatchObject({ newFiles: 1, header: { fileCount: 1, missing: [] } })
  const { path, newFiles } = await makeBackup(options)
  expect(newFiles).toBe(0)

  const into = { ...(await createStorePlace('sqlite')), media: mediaAt(other) }
  await restoreBackup({ backup: path, into, passPhrase: PASS_PHRASE })
  const original = `firm/pictures/${key}/original.jpg`
  expect(other.objects.get(original)?.bytes).toEqual(s3.objects.get(original)?.bytes)
  expect(readdirSync(join(into.dataDir, 'pictures', key))).toEqual([])
})
