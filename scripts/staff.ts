// Manages accounts for /admin: npm run staff -- add|list|disable|enable|reset|set-up
// Works on the server's store (DATA_DIR or DATABASE_URL), also while the server runs.
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { STAFF_ROLES, type StaffRole } from '../contract/accounts/staff-roles.ts'
import { lazyStaffAuth } from '../server/core/accounts/lazy-staff-auth.ts'
import { checkNewPassword } from '../server/core/accounts/guessable-passwords.ts'
import {
  addStaff,
  makePasswordToken,
  resetAccount,
  setDisabled,
  setPassword,
  type AccountDeps,
} from '../server/core/accounts/staff-accounts.ts'
import { LINK_LIFETIME, linkWith } from '../server/core/api/staff-auth-names.ts'
import { readConfig, type Config } from '../server/config.ts'
import { consoleLog } from '../server/core/process/log.ts'
import { openSecret } from '../server/core/accounts/secret.ts'
import { findPublicUrl } from '../server/core/settings/settings.ts'
import { listStaffUsers } from '../server/core/accounts/store/staff.ts'
import { openStore, type Store } from '../server/core/store/store.ts'
import { closeSetUp, hasOwner, renewSetUp } from '../server/set-up/set-up-address.ts'
import { minute } from './enquiries/terminal.ts'
import { runCommand, UsageError } from './site/run-command.ts'
import { asCalledHere } from '../server/core/process/project-folder.ts'

const USAGE = `npm run staff -- add EMAIL --role owner|bids|editor|author|reader [--name NAME] [--password-stdin]
npm run staff -- list
npm run staff -- disable EMAIL     signs out everywhere, and lets sign in no more
npm run staff -- enable EMAIL
npm run staff -- reset EMAIL [--password-stdin]
                                   signs out everywhere, takes the authenticator away, makes a new link
npm run staff -- set-up           makes a new address to set the site up, while it has no owner
A link is printed with which to choose a password, once; with --password-stdin the password is read from the input instead.`

const COMMANDS = ['add', 'list', 'disable', 'enable', 'reset', 'set-up']

await runCommand(USAGE, async () => {
  const config = readConfig(process.env)
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' }, name: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
  })
  await run(config, values, positionals)
})

async function run(
  given: Config,
  options: { role?: string; name?: string; 'password-stdin'?: boolean },
  [command, email, ...rest]: string[],
): Promise<void> {
  if (command === undefined || rest.length > 0) throw new UsageError(`Use one of: ${COMMANDS.join(', ')}`)
  if (!COMMANDS.includes(command)) throw new UsageError(`There is no command ${command}`)
  const isOfAccount = command !== 'list' && command !== 'set-up'
  if (isOfAccount && email === undefined) throw new UsageError(`Name the e-mail address: ${command} name@example.org`)
  const role = options.role as StaffRole
  if (command === 'add' && !STAFF_ROLES.includes(role))
    throw new UsageError(`Use --role with one of: ${STAFF_ROLES.join(', ')}`)
  // Before any write: half an account would block the next attempt.
  const password = options['password-stdin'] ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined

  const store = await openStore({ dataDir: given.dataDir, databaseUrl: given.databaseUrl })
  try {
    if (password !== undefined) await checkNewPassword(store.db, password, { email: email!, name: options.name })
    const config = readConfig(process.env, { publicUrl: await findPublicUrl(store.db) })
    const secret = await openSecret({ db: store.db, config })
    const auth = lazyStaffAuth({ db: store.db, secret, publicUrl: config.publicUrl, log: consoleLog })
    const deps = {
      db: store.db,
      auth,
      actor: { id: null, email: 'command', address: 'command' },
      now: () => new Date(),
    }
    if (command === 'list') await list(store)
    else if (command === 'set-up') await printSetUp(store, config, secret)
    else if (command === 'add') {
      await addStaff(deps, { email: email!, name: options.name, role })
      await letIn(deps, config, email!, password)
    } else if (command === 'reset') {
      await resetAccount(deps, email!)
      await letIn(deps, config, email!, password)
    } else {
      await setDisabled(deps, email!, command === 'disable')
      console.log(
        command === 'disable' ? `${email} is signed out everywhere and cannot sign in.` : `${email} can sign in again.`,
      )
    }
    if (isOfAccount && (await hasOwner(store.db))) await closeSetUp(store.db, config.dataDir)
  } finally {
    await store.close()
  }
}

/** Sets the given password, or prints a link to choose one. */
async function letIn(deps: AccountDeps, config: Config, email: string, password: string | undefined): Promise<void> {
  if (password !== undefined) {
    await setPassword(deps, email, password)
    console.log(`${email} can sign in with this password.`)
    return
  }
  const token = await makePasswordToken(deps, email)
  console.log(
    `Give this link to ${email}. It is good once, for ${LINK_LIFETIME / 86_400} days:\n${linkWith(originOf(config), token)}`,
  )
}

async function printSetUp({ db }: Store, config: Config, secret: string): Promise<void> {
  const address = await renewSetUp({ db, secret, dataDir: config.dataDir, origin: originOf(config) })
  console.log(`Open this address in your browser to set the site up. The one before is no longer valid:\n${address}`)
}

function originOf({ publicUrl, host, port }: Config): string {
  return publicUrl ?? `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`
}

async function list({ db }: Store): Promise<void> {
  const people = await listStaffUsers(db)
  for (const { email, role, disabled_at, two_factor_enabled, passwords, created_at } of people) {
    const state =
      disabled_at !== null
        ? `disabled ${minute(disabled_at)}`
        : passwords === 0
          ? 'has not chosen a password'
          : two_factor_enabled
            ? 'password and authenticator'
            : 'password'
    console.log(`${email.padEnd(32)} ${role.padEnd(7)} since ${minute(created_at)}  ${state}`)
  }
  if (people.length === 0) console.log(asCalledHere('No accounts yet: npm run staff -- add EMAIL --role owner'))
}
