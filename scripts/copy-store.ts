// Copies a store between SQLite and Postgres: npm run copy-store -- FROM TO [--replace] [--yes]
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { copyStore, countTargetTables, nameOf, parseAddress } from '../server/transfer/copy-store.ts'
import { runCommand, UsageError } from './site/run-command.ts'

const USAGE = `npm run copy-store -- FROM TO [--replace] [--yes]
FROM and TO: a data folder, a SQLite file, or postgres://user@host/database. FROM may be in use, TO must be empty.
--replace deletes what TO has, after you have typed "replace"; with --yes, without a question.`

process.umask(0o077)
await runCommand(USAGE, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } },
  })
  if (positionals.length !== 2) throw new UsageError('Name two stores')
  const [from, to] = positionals.map((given) => parseAddress(given.includes('://') ? given : resolve(given)))
  const tables = values.replace ? await countTargetTables(to!) : 0
  if (tables > 0 && !values.yes) await confirm(nameOf(to!), tables)
  console.log(`Copying ${nameOf(from!)} to ${nameOf(to!)}`)
  const {
    rows,
    tables: copied,
    seconds,
  } = await copyStore({
    from: from!,
    to: to!,
    isReplaced: values.replace,
    onTable: (table, count) => count > 0 && console.log(`${String(count).padStart(9)}  ${table}`),
  })
  console.log(`Done: ${rows} rows of ${copied} tables in ${seconds.toFixed(1)} s; counts and checksums are the same.
The store alone was copied: the server also needs the data folder, with pictures, documents, uploads and the secret.`)
})

async function confirm(name: string, tables: number): Promise<void> {
  if (!process.stdin.isTTY) throw new UsageError(`${name} has ${tables} tables: add --yes to delete them`)
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const typed = await prompt.question(`${name} has ${tables} tables, which will be deleted. Type "replace": `)
  prompt.close()
  if (typed.trim() !== 'replace') throw new UsageError('Nothing was changed')
}
