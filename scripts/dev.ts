// The server with hot reload, on the store in data/ (DATA_DIR, DATABASE_URL) or on a named one: npm run dev [-- NAME [--new]]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectFolder } from '../server/core/process/project-folder.ts'
import { NAMED_STORES, OWNER } from './stores/named-stores.ts'
import { openNamedStore } from './stores/open-named-store.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { new: { type: 'boolean', default: false } },
})
const [name] = positionals
if (name === undefined) await import('../server/dev.ts')
else if (!Object.hasOwn(NAMED_STORES, name)) {
  console.error(`There is no store ${name}. Use one of these:\n`)
  for (const [one, { about }] of Object.entries(NAMED_STORES))
    console.error(`npm run dev -- ${one.padEnd(14)} ${about}`)
  console.error('\nIt is made once. --new makes it again.')
  process.exitCode = 2
} else {
  const folder = join(projectFolder, 'node_modules/.cache/named-stores')
  const dataDir = await openNamedStore(folder, name as keyof typeof NAMED_STORES, values.new)
  delete process.env['DATABASE_URL']
  Object.assign(process.env, { DATA_DIR: dataDir, SAMPLE_CONTENT: '0' })
  if (name !== 'empty') console.log(`Sign in at /admin as ${OWNER.email}: ${OWNER.password}`)
  await import('../server/dev.ts')
}
