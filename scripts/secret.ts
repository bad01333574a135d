// Confirms a changed secret: npm run secret -- accept
// Works on the server's store (DATA_DIR or DATABASE_URL). Stop all servers first.
import { ConfigError, readConfig } from '../server/config.ts'
import { consoleLog } from '../server/core/process/log.ts'
import { acceptSecret, SecretError } from '../server/core/accounts/secret.ts'
import { openStore, StoreFolderError, StoreVersionError } from '../server/core/store/store.ts'

try {
  if (process.argv.slice(2).join(' ') !== 'accept') throw new SecretError('npm run secret -- accept')
  const config = readConfig(process.env)
  const store = await openStore({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, log: consoleLog })
  await acceptSecret({ db: store.db, config }).finally(() => store.close())
  console.log(`The store is now used with the secret ${config.secret === undefined ? `in ${config.dataDir}` : 'in APP_SECRET'}. Start the servers.
Everybody has to sign in again. Whoever signs in with an authenticator needs: npm run staff -- reset EMAIL`)
} catch (error) {
  console.error(
    [ConfigError, SecretError, StoreFolderError, StoreVersionError].some((kind) => error instanceof kind)
      ? (error as Error).message
      : error,
  )
  process.exitCode = 1
}
