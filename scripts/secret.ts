// Confirms a changed secret: npm run secret -- accept
// Works on the server's store (DATA_DIR or DATABASE_URL). Stop all servers first.
import { readConfig } from '../server/config.ts'
import { consoleLog } from '../server/core/process/log.ts'
import { acceptSecret } from '../server/core/accounts/secret.ts'
import { asCalledHere } from '../server/core/process/project-folder.ts'
import { openStore } from '../server/core/store/store.ts'
import { runCommand, UsageError } from './site/run-command.ts'

const USAGE = `npm run secret -- accept     the store is used with the secret as it is now
Stop all servers first. Everybody has to sign in again; docs/operations.md, "Change the secret", says what else.`

await runCommand(USAGE, async () => {
  if (process.argv.slice(2).join(' ') !== 'accept') throw new UsageError('Say accept')
  const config = readConfig(process.env)
  const store = await openStore({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, log: consoleLog })
  await acceptSecret({ db: store.db, config }).finally(() => store.close())
  console.log(
    asCalledHere(`The store is now used with the secret ${config.secret === undefined ? `in ${config.dataDir}` : 'in APP_SECRET'}. Start the servers.
Everybody has to sign in again. Whoever signs in with an authenticator needs: npm run staff -- reset EMAIL`),
  )
})
