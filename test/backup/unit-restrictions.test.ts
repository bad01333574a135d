import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../../server/core/process/project-folder.ts'
import { openPlace, temporaryFolder } from './backup-place.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const UNIT = read('deploy/site.service')
/** Those of the unit alone, as systemd makes them with ProtectSystem=strict. */
const WRITABLE = [
  `/var/lib/${/^StateDirectory=(.+)$/m.exec(UNIT)![1]}`,
  ...[...UNIT.matchAll(/^ReadWritePaths=-?(.+)$/gm)].map(([, path]) => path!),
]
const BACKUPS = /^\s+echo BACKUP_DIR=(\S+) >> \/etc\/site\.env/m.exec(read('docs/operations.md'))?.[1] ?? '?'

const canMount = process.platform === 'linux' && spawnSync('unshare', ['-m', 'true']).status === 0

/** Runs a script where everything but WRITABLE and /tmp is read-only, with a store as the state directory. */
function runRestricted(dataDir: string, script: string) {
  const mounts = `set -e
    mount --make-rprivate /
    mount --bind ${dataDir} /mnt
    mount -t tmpfs none /var/lib
    mount -t tmpfs none /var/backups
    mkdir -p ${WRITABLE.join(' ')} ${BACKUPS}
    mount --bind /mnt ${WRITABLE[0]}
    umount /mnt
    ${WRITABLE.slice(1)
      .map((path) => `mount --bind ${path} ${path}`)
      .join('\n')}
    mount --bind /tmp /tmp
    mount -o remount,ro,bind /
    mount -o remount,ro,bind /var/lib
    mount -o remount,ro,bind /var/backups
    ! touch /var/lib/other 2>/dev/null
    cd ${projectFolder}`
  return spawnSync('unshare', ['-m', 'sh', '-c', `${mounts}\n${script}`], { encoding: 'utf8' })
}

test('the folder of backups that the documents name is one that the unit lets the service write', () => {
  expect(WRITABLE).toContain(BACKUPS)
  expect(read('deploy/site@.service')).toContain(`ReadWritePaths=-${BACKUPS}-%i`)
})

test.skipIf(!canMount)('a backup is made and verified under the restrictions of the unit', async () => {
  const { place, store } = await openPlace()
  await store.close()
  const node = `DATA_DIR=${WRITABLE[0]} ${process.execPath}`
  const { stdout, stderr, status } = runRestricted(
    place.dataDir,
    `${node} scripts/backup.ts ${BACKUPS} && ${node} scripts/backup.ts verify ${BACKUPS}
    ! ${node} scripts/backup.ts /mnt/elsewhere`,
  )
  expect(stdout + stderr).toMatch(/is complete: .*\/mnt\/elsewhere \(EROFS\): it is read-only for this service/s)
  expect(status).toBe(0)
})

test.skipIf(process.getuid?.() !== 0)(
  'a pass phrase that the service cannot read is named with what to do',
  async () => {
    const folder = await temporaryFolder()
    execFileSync('sh', [
      '-c',
      `echo 'kept in an envelope' > ${folder}/phrase; chmod 755 ${folder}; chmod 600 ${folder}/phrase`,
    ])
    const script = `import { findBackupFault } from './server/backup/backup-records.ts'
    const config = { target: '${folder}/backups', passPhraseFile: '${folder}/phrase' }
    const before = await findBackupFault(config)
    process.setuid(65534)
    console.log(before, await findBackupFault(config))`
    const output = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
      encoding: 'utf8',
    })
    expect(output).toMatch(/^undefined BACKUP_PASSPHRASE_FILE cannot be read: .*phrase \(EACCES\): .*chown/)
  },
)

test.skipIf(!canMount)('a disk that fills up while a backup is made is named with its path', async () => {
  const { place, store } = await openPlace()
  await store.close()
  const disk = await temporaryFolder()
  const script = `mount -t tmpfs -o size=100k none ${disk} && ${process.execPath} scripts/backup.ts ${disk}`
  const env = { ...process.env, DATA_DIR: place.dataDir }
  const { stderr } = spawnSync('unshare', ['-m', 'sh', '-c', script], { encoding: 'utf8', env, cwd: projectFolder })
  expect(stderr).toMatch(new RegExp(`^The disk is full: ${disk}/\\S+ \\(\\d+ bytes free\\)\\n$`))
})

test.each([
  ['listBackups()', '.'],
  ["list('files')", 'files'],
  ["adopt('files/3f/3f', WORK + '/a')", 'files'],
  ["finish('2026-11-22T20-45-00.000Z')", '.'],
  ["readText('files/key.json')", 'files'],
  ["removeBackup('files/b')", 'files'],
])('a folder of backups that is closed to the service is named: %s', async (call, closed) => {
  const folder = await temporaryFolder()
  const script = `import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
    import { openBackupStore } from './server/backup/backup-store.ts'
    const WORK = '${folder}/unfinished.part'
    mkdirSync(WORK)
    writeFileSync(WORK + '/a', '')
    mkdirSync('${folder}/files/b', { recursive: true })
    chmodSync('${folder}/${closed}', 0)
    if (process.getuid() === 0) process.setuid(65534)
    await openBackupStore('${folder}').${call}.catch((error) => console.log(error.name, error.message))`
  const output = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], { encoding: 'utf8' })
  chmodSync(join(folder, closed), 0o700)
  expect(output).toMatch(new RegExp(`^BackupError ${folder}\\S* \\(EACCES\\): the service's user may not use it`))
})
