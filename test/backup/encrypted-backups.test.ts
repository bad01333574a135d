import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { makeBackup } from '../../server/backup/make-backup.ts'
import { restoreBackup } from '../../server/backup/restore-backup.ts'
import { verifyBackup } from '../../server/backup/open-backup.ts'
import { openStore } from '../../server/core/store/store.ts'
import { openPlace, PASS_PHRASE, temporaryFolder } from './backup-place.ts'

const OLD = resolve(import.meta.dirname, '../fixtures/encrypted-backup-of-format-1.tar.gz')

/** Two backups of one site, of which the newer has a picture less. */
async function openTarget() {
  const { place, store } = await openPlace('sqlite', 2)
  const target = await temporaryFolder()
  const options = { place, target, passPhrase: PASS_PHRASE }
  const older = await makeBackup(options)
  await store.db.deleteFrom('picture').where('id', '=', 2).execute()
  return { target, older: older.path, newer: (await makeBackup(options)).path }
}

/** Messages of both commands about a backup of which nothing may be restored. */
async function refusalsOf(backup: string, passPhrase?: string) {
  const dataDir = await temporaryFolder()
  const verified = await verifyBackup(backup, { passPhrase }).then(
    ({ faults }) => faults.join('\n'),
    (error: Error) => error.message,
  )
  const restored = await restoreBackup({ backup, into: { dataDir }, passPhrase }).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(readdirSync(dataDir)).toEqual([])
  return [verified, restored]
}

test('where a pass phrase is known, the backup of another site that is not encrypted is not restored', async () => {
  const { target, newer } = await openTarget()
  const other = await temporaryFolder()
  const { path } = await makeBackup({ place: (await openPlace()).place, target: other })
  rmSync(newer, { recursive: true })
  cpSync(path, newer, { recursive: true })
  cpSync(join(other, 'files'), join(target, 'files'), { recursive: true })
  const refusal = /is not encrypted.*--allow-unencrypted/s
  for (const text of await refusalsOf(newer, PASS_PHRASE)) expect(text).toMatch(refusal)
  // The folder has a key.
  for (const text of await refusalsOf(newer)) expect(text).toMatch(refusal)
  rmSync(join(target, 'key.json'))
  for (const text of await refusalsOf(newer, PASS_PHRASE)) expect(text).toMatch(refusal)
  const insisting = { passPhrase: PASS_PHRASE, allowsUnencrypted: true }
  expect((await verifyBackup(newer, insisting)).faults).toEqual([])
  await restoreBackup({ backup: newer, into: { dataDir: await temporaryFolder() }, ...insisting })
})

type Parts = Awaited<ReturnType<typeof openTarget>>

function changeHeader(backup: string, change: (header: Record<string, unknown>) => void): void {
  const file = join(backup, 'backup.json')
  const header = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  change(header)
  writeFileSync(file, JSON.stringify(header))
}

const headerOf = (backup: string) =>
  JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8')) as Record<string, unknown>

const ATTACKS: [string, (parts: Parts) => void][] = [
  [
    'another moment in its header',
    ({ newer }) => changeHeader(newer, (header) => (header['at'] = '2026-01-01T00:00:00.000Z')),
  ],
  ['a header without the authentication', ({ newer }) => changeHeader(newer, (header) => delete header['mac'])],
  ['a header that claims the older format', ({ newer }) => changeHeader(newer, (header) => (header['format'] = 1))],
  ['the store of an older one', ({ newer, older }) => copyFileSync(join(older, 'store'), join(newer, 'store'))],
  [
    'the store of an older one, and its checksum',
    ({ newer, older }) => {
      copyFileSync(join(older, 'store'), join(newer, 'store'))
      changeHeader(newer, (header) => (header['store'] = headerOf(older)['store']))
    },
  ],
  [
    'the store of an older one, and a header of the older format',
    ({ newer, older }) => {
      copyFileSync(join(older, 'store'), join(newer, 'store'))
      changeHeader(newer, (header) => Object.assign(header, { format: 1, store: headerOf(older)['store'] }))
    },
  ],
  [
    'everything of an older one under its name',
    ({ newer, older }) => cpSync(older, newer, { recursive: true, force: true }),
  ],
  ['the list of files of an older one', ({ newer, older }) => copyFileSync(join(older, 'files'), join(newer, 'files'))],
  [
    'one of its pictures under the name of another',
    ({ target }) => {
      const [first = '', second = ''] = globSync('files/*/*', { cwd: target }).map((path) => join(target, path))
      const [bytes, others] = [readFileSync(first), readFileSync(second)]
      writeFileSync(first, others)
      writeFileSync(second, bytes)
    },
  ],
  [
    'a header that claims to be unencrypted',
    ({ newer }) => changeHeader(newer, (header) => (header['isEncrypted'] = false)),
  ],
]

test('an encrypted backup that somebody without the pass phrase has changed is not restored', async () => {
  const { target, ...paths } = await openTarget()
  expect((await verifyBackup(paths.newer, { passPhrase: PASS_PHRASE })).faults).toEqual([])
  for (const [name, attack] of ATTACKS) {
    const copy = await temporaryFolder()
    cpSync(target, copy, { recursive: true })
    const parts = { target: copy, older: join(copy, basename(paths.older)), newer: join(copy, basename(paths.newer)) }
    attack(parts)
    for (const text of await refusalsOf(parts.newer, PASS_PHRASE)) expect(text, name).toContain(copy)
  }
})

test('an encrypted backup of a version before 0.2.0 is checked, said to be not authenticated, and left to that release', async () => {
  const folder = await temporaryFolder()
  execFileSync('tar', ['-xzf', OLD, '-C', folder])
  const backup = join(
    folder,
    readdirSync(folder).find((name) => name.startsWith('20'))!,
  )
  expect(await verifyBackup(backup, { passPhrase: PASS_PHRASE })).toMatchObject({ faults: [], isAuthenticated: false })
  const into = { dataDir: await temporaryFolder() }
  await expect(restoreBackup({ backup, into, passPhrase: PASS_PHRASE })).rejects.toThrow(/restore it with that release/)
  // The next one shares its key and its pictures.
  await (await openStore(into)).close()
  const { header, path } = await makeBackup({ place: into, target: folder, passPhrase: PASS_PHRASE })
  expect(header.format).toBe(2)
  expect(await verifyBackup(path, { passPhrase: PASS_PHRASE })).toMatchObject({ faults: [], isAuthenticated: true })
})
