// Reads the messages of the contact form and manages their mails: npm run enquiries -- list|show|export|release|retry
// Works on the server's store (DATA_DIR or DATABASE_URL), also while the server runs.
import '../server/features.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig, type Config } from '../server/config.ts'
import { releaseFromQuarantine } from '../server/enquiries/release.ts'
import { retryMails } from '../server/core/mail/mail-store.ts'
import { openStore, STORE_FILE, StoreFolderError, type Store } from '../server/core/store/store.ts'
import { writeExport } from './enquiries/export.ts'
import { printEnquiries } from './enquiries/list.ts'
import { readReference } from './enquiries/reference.ts'
import { showEnquiry } from './enquiries/show.ts'
import { runCommand, UsageError } from './site/run-command.ts'
import { ServiceError } from '../server/core/process/service-error.ts'

const USAGE = `npm run enquiries -- list [--state accepted|quarantined] [--mail queued|sending|sent|failed] [--limit 20] [--page 1]
npm run enquiries -- show REFERENCE
npm run enquiries -- export --format csv|json [--from 2026-01-01] [--to 2026-12-31] [--output FILE]
npm run enquiries -- release REFERENCE     takes a message out of quarantine; its mail is sent
npm run enquiries -- retry [REFERENCE]     has mails that failed or wait for another attempt sent at once`

await runCommand(USAGE, async () => {
  const config = readConfig(process.env)
  const { values, positionals } = readArguments()
  await run(config, values, positionals)
})

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      state: { type: 'string' },
      mail: { type: 'string' },
      limit: { type: 'string' },
      page: { type: 'string' },
      format: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      output: { type: 'string' },
    },
  })
}

async function run(
  config: Config,
  options: Record<string, string | undefined>,
  [command, id, ...rest]: string[],
): Promise<void> {
  if (command === undefined || rest.length > 0) throw new UsageError('Use one of: list, show, export, release, retry')
  const commands: Record<string, (store: Store) => Promise<void>> = {
    list: ({ db }) => printEnquiries(db, options),
    show: async ({ db }) => showEnquiry(db, await readReference(db, id)),
    export: ({ db }) => writeExport(db, options),
    async release(store) {
      const reference = await readReference(store.db, id)
      // The server, which alone sends mails, notices within seconds.
      const settings = { ...config, wakeJobs() {} }
      const isReleased = await releaseFromQuarantine({ ...settings, db: store.db, now: () => new Date() }, reference)
      if (!isReleased) throw new ServiceError('not_found', `${reference} is not in quarantine`)
      console.log(`${reference} is out of quarantine. The server sends its mail within seconds, or when it is started.`)
    },
    async retry({ db }) {
      const about = id === undefined ? undefined : await readReference(db, id)
      const count = await db.transaction().execute((tx) => retryMails(tx, new Date().toISOString(), { about }))
      console.log(
        `${count} ${count === 1 ? 'mail' : 'mails'} queued again. The server sends within seconds, or when it is started.`,
      )
    },
  }
  const chosen = commands[command]
  if (!chosen) throw new UsageError(`There is no command ${command}`)
  const store = await openExistingStore(config)
  try {
    await chosen(store)
  } finally {
    await store.close()
  }
}

/** Reading must not create an empty store. */
async function openExistingStore({ dataDir, databaseUrl }: Config): Promise<Store> {
  if (databaseUrl === undefined && !existsSync(join(dataDir, STORE_FILE))) {
    throw new StoreFolderError(`There is no store in ${dataDir}: set DATA_DIR or DATABASE_URL as the server has it`)
  }
  return openStore({ dataDir, databaseUrl })
}
