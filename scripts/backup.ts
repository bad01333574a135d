// Makes and verifies backups: npm run backup -- [FOLDER] | verify [BACKUP]. Works while the server runs.
import { constants, setPriority } from 'node:os'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isBackupName, listBackups } from '../server/backup/layout.ts'
import { makeBackup } from '../server/backup/make-backup.ts'
import { readPassPhrase } from '../server/backup/pass-phrase.ts'
import { verifyBackup } from '../server/backup/verify-backup.ts'
import { readConfig, type Config } from '../server/config.ts'
import { engineName, fail, megabytes, refuseRemote, UsageError } from './backup/say.ts'

const USAGE = `npm run backup -- [FOLDER]                   store, pictures, uploads and secret; without FOLDER into BACKUP_DIR
npm run backup -- verify [BACKUP|FOLDER]     reads every file of a backup (of a folder: its newest) and opens the store`

process.umask(0o077)
try {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const [first, second, ...rest] = positionals
  if (rest.length > 0 || (second !== undefined && first !== 'verify')) throw new UsageError('Too many values')
  const config = readConfig(process.env)
  if (first === 'verify') await verify(config, second)
  else await backUp(config, first)
} catch (error) {
  fail(error, USAGE)
}

async function backUp(config: Config, given: string | undefined): Promise<void> {
  const folder = folderOf(config, given)
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Some containers forbid it.
  }
  const { dataDir, databaseUrl } = config
  console.log(`Backing up ${dataDir} (${engineName(databaseUrl === undefined ? 'sqlite' : 'postgres')}) into ${folder}`)
  const passPhrase = await readPassPhrase(config.backup)
  const { path, header, newFiles, newBytes, seconds } = await makeBackup({
    place: { dataDir, databaseUrl, media: config.media },
    folder,
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

async function verify(config: Config, given: string | undefined): Promise<void> {
  const began = performance.now()
  const path = await backupAt(folderOf(config, given))
  const { header, faults } = await verifyBackup(path, await readPassPhrase(config.backup))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (faults.length === 0) {
    console.log(
      `${path} is complete: ${header.fileCount} files and the store, ${megabytes(header.bytes)}, in ${seconds} s`,
    )
    return
  }
  console.error(`${path} has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:\n${faults.join('\n')}`)
  process.exitCode = 1
}

function folderOf({ backup }: Config, given: string | undefined): string {
  const folder = given ?? backup.folder
  if (folder === undefined) throw new UsageError('Name a folder, or set BACKUP_DIR')
  refuseRemote(folder)
  return resolve(folder)
}

/** The newest backup, where a folder of backups is named. */
async function backupAt(path: string): Promise<string> {
  if (isBackupName(path.split(/[/\\]/).at(-1)!)) return path
  const newest = (await listBackups(path)).at(-1)
  if (newest === undefined) throw new UsageError(`There is no backup in ${path}`)
  return join(path, newest)
}
