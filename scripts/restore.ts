// Restores a backup: npm run restore -- BACKUP [--into FOLDER]
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readPassPhrase } from '../server/backup/backup-key.ts'
import { restoreBackup, restoreRows, type RestoreOptions } from '../server/backup/restore-backup.ts'
import { readConfig } from '../server/config.ts'
import { engineName, megabytes, NOT_AUTHENTICATED, targetOf } from './backup/say.ts'
import { runCommand, UsageError } from './site/run-command.ts'

const USAGE = `npm run restore -- BACKUP [--into FOLDER] [--skip-damaged] [--allow-unencrypted]
                                                   BACKUP is a folder, or an address such as s3://bucket/backups/2026-…
npm run restore -- DATA_DIR/before-….rows.zst       the copy that a migration of Postgres has left
Restores into an empty or new folder (otherwise DATA_DIR); a backup of Postgres also needs an empty database (DATABASE_URL).
--skip-damaged restores all but damaged pictures and documents, and names those. --allow-unencrypted takes a backup that is
not encrypted although there is a pass phrase: only for one that is certainly your own.`

process.umask(0o077)
await runCommand(USAGE, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: 'string' },
      'skip-damaged': { type: 'boolean' },
      'allow-unencrypted': { type: 'boolean' },
    },
  })
  const [backup, ...rest] = positionals
  if (backup === undefined || rest.length > 0) throw new UsageError('Name one backup')
  if (backup.endsWith('.rows.zst')) await restoreCopy(resolve(backup))
  else {
    const flags = { skipsDamaged: values['skip-damaged'], allowsUnencrypted: values['allow-unencrypted'] }
    await restore(backup, values.into, flags)
  }
})

async function restoreCopy(path: string): Promise<void> {
  const { databaseUrl } = readConfig(process.env)
  if (databaseUrl === undefined) throw new UsageError('Set DATABASE_URL to a new, empty database')
  console.log(`Restoring ${path} into the database of DATABASE_URL`)
  await restoreRows(path, databaseUrl)
  console.log('Done. Start the version that wrote it with this DATABASE_URL and the data folder as it is.')
}

async function restore(
  backup: string,
  into: string | undefined,
  flags: Pick<RestoreOptions, 'skipsDamaged' | 'allowsUnencrypted'>,
): Promise<void> {
  const config = readConfig(process.env)
  const dataDir = into === undefined ? config.dataDir : resolve(into)
  const passPhrase = await readPassPhrase(config.backup)
  console.log(`Restoring ${backup} into ${dataDir}`)
  const { header, isAuthenticated, hasSecret, skipped, seconds } = await restoreBackup({
    ...flags,
    backup: targetOf(backup, config.s3),
    into: { dataDir, databaseUrl: config.databaseUrl, media: config.media },
    passPhrase,
  })
  console.log(`Store  ${megabytes(header.store.bytes)} (${engineName(header.engine)})
Files  ${header.fileCount}
Moment ${header.at}
Done   in ${seconds.toFixed(1)} s
Start the server with DATA_DIR=${dataDir}. Smaller sizes of the pictures are made again in the background.`)
  if (header.isEncrypted && !isAuthenticated) console.error(NOT_AUTHENTICATED)
  if (skipped.length > 0) console.error(`Left out, because damaged (${skipped.length}):\n${skipped.join('\n')}`)
  if (!hasSecret) console.log('The backup has no secret: start with the same APP_SECRET as before.')
  if (header.missing.length > 0)
    console.error(`Missing in the backup, because lost before: ${header.missing.join(', ')}`)
}
