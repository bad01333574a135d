// Makes, lists and verifies backups: npm run backup -- [PLACE] | list [PLACE] | verify [BACKUP]. Works while the server runs.
import { constants, setPriority } from 'node:os'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backupIn, openBackupStore, splitBackup, type BackupTarget } from '../server/backup/backup-store.ts'
import { readHeader, isBackupName } from '../server/backup/layout.ts'
import { makeBackup } from '../server/backup/make-backup.ts'
import { readPassPhrase } from '../server/backup/backup-key.ts'
import { verifyBackup } from '../server/backup/open-backup.ts'
import { readConfig, type Config } from '../server/config.ts'
import { engineName, megabytes, NOT_AUTHENTICATED, targetOf } from './backup/say.ts'
import { runCommand, UsageError } from './site/run-command.ts'

const USAGE = `npm run backup -- [PLACE]                    store, pictures, documents, uploads and secret; without PLACE into BACKUP_DIR
npm run backup -- list [PLACE]               the backups that are there
npm run backup -- verify [BACKUP|PLACE] [--allow-unencrypted]
                                             reads every file of a backup (of a place: its newest) and opens the store
PLACE is a folder or a bucket (s3://BUCKET/PREFIX; S3_ENDPOINT and keys as for the server).`

process.umask(0o077)
await runCommand(USAGE, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'allow-unencrypted': { type: 'boolean' } },
  })
  const [first, second, ...rest] = positionals
  if (rest.length > 0 || (second !== undefined && first !== 'verify' && first !== 'list'))
    throw new UsageError('Too many values')
  const config = readConfig(process.env)
  if (first === 'verify') await verify(config, second, values['allow-unencrypted'])
  else if (first === 'list') await list(config, second)
  else await backUp(config, first)
})

async function backUp(config: Config, given: string | undefined): Promise<void> {
  const target = givenTarget(config, given)
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Some containers forbid it.
  }
  const { dataDir, databaseUrl } = config
  console.log(
    `Backing up ${dataDir} (${engineName(databaseUrl === undefined ? 'sqlite' : 'postgres')}) into ${openBackupStore(target).name}`,
  )
  const passPhrase = await readPassPhrase(config.backup)
  const { path, header, newFiles, newBytes, seconds } = await makeBackup({
    place: { dataDir, databaseUrl, media: config.media },
    target,
    passPhrase,
  })
  console.log(`Store  ${megabytes(header.store.bytes)}
Files  ${header.fileCount}, of which ${newFiles} are new (${megabytes(newBytes)})
Done   in ${seconds.toFixed(1)} s, ${header.isEncrypted ? 'encrypted' : 'not encrypted (BACKUP_PASSPHRASE_FILE)'}
Moment ${header.at}: whatever was saved before is in it
${path}`)
  if (header.missing.length > 0)
    console.error(
      `Files that the store names were missing before this backup: ${header.missing.length}\n` +
        header.missing.slice(0, 20).join('\n'),
    )
  if (!existsSync(join(dataDir, 'secret')))
    console.error('The secret (APP_SECRET) is not in the backup: keep it elsewhere. A restored store needs it.')
}

async function verify(config: Config, given: string | undefined, allowsUnencrypted = false): Promise<void> {
  const began = performance.now()
  const backup = await backupAt(givenTarget(config, given))
  const passPhrase = await readPassPhrase(config.backup)
  const { path, header, isAuthenticated, faults } = await verifyBackup(backup, { passPhrase, allowsUnencrypted })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (faults.length === 0) {
    console.log(
      `${path} is complete: ${header.fileCount} files and the store, ${megabytes(header.bytes)}, in ${seconds} s`,
    )
    if (header.isEncrypted && !isAuthenticated) console.error(NOT_AUTHENTICATED)
    return
  }
  console.error(`${path} has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:\n${faults.join('\n')}`)
  process.exitCode = 1
}

async function list(config: Config, given: string | undefined): Promise<void> {
  const store = openBackupStore(givenTarget(config, given))
  const names = await store.listBackups()
  if (names.length === 0) console.log(`There is no backup in ${store.name}`)
  for (const name of names) {
    const { bytes, fileCount, isEncrypted } = await readHeader(store, name)
    console.log(`${store.name}/${name}  ${megabytes(bytes)}, ${fileCount} files${isEncrypted ? ', encrypted' : ''}`)
  }
}

function givenTarget({ backup, s3 }: Config, given: string | undefined): BackupTarget {
  if (given !== undefined) return targetOf(given, s3)
  if (backup.target === undefined) throw new UsageError('Name a folder or a bucket, or set BACKUP_DIR')
  return backup.target
}

/** The newest backup, where a place of backups is named. */
async function backupAt(target: BackupTarget): Promise<BackupTarget> {
  if (isBackupName(splitBackup(target).name)) return target
  const store = openBackupStore(target)
  const newest = (await store.listBackups()).at(-1)
  if (newest === undefined) throw new UsageError(`There is no backup in ${store.name}`)
  return backupIn(target, newest)
}
