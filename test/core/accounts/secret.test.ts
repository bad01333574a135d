import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { acceptSecret, openSecret, readOrCreateSecret, SecretError } from '../../../server/core/accounts/secret.ts'
import { openStore } from '../../../server/core/store/store.ts'
import { createStorePlace, describeOnEachEngine } from '../../create-test-app.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'secret-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

const LONG = 'a secret of somebody, quite long enough'

describeOnEachEngine('the secret of a store', (engine) => {
  async function open() {
    const place = await createStorePlace(engine)
    const { db, close } = await openStore(place)
    onTestFinished(close)
    return { db, config: { secret: undefined as string | undefined, dataDir: place.dataDir }, place }
  }

  test('is made once, is the same at every start, and cannot be read from the store', async () => {
    const { db, config } = await open()
    const secret = await openSecret({ db, config })
    expect(await openSecret({ db, config })).toBe(secret)
    expect(JSON.stringify(await db.selectFrom('store_fact').selectAll().execute())).not.toContain(secret)
    expect((await stat(join(config.dataDir, 'secret'))).mode & 0o777).toBe(0o600)
  })

  test('is taken over by the first start of this version', async () => {
    const { db, config } = await open()
    await writeFile(join(config.dataDir, 'secret'), LONG)
    expect(await openSecret({ db, config })).toBe(LONG)
  })

  test('is refused to a second server that has another, or none', async () => {
    const { db, config } = await open()
    await openSecret({ db, config })
    const other = { db, config: { secret: LONG, dataDir: config.dataDir } }
    await expect(openSecret(other)).rejects.toThrow(
      /another secret than the one in APP_SECRET.*same APP_SECRET.*npm run secret -- accept/,
    )
    const empty = await folder()
    await expect(openSecret({ db, config: { secret: undefined, dataDir: empty } })).rejects.toThrow(
      /is not there.*a copy of the file "secret"/,
    )
    expect(await readdir(empty), 'none is made that would be wrong').toEqual([])
    await writeFile(join(empty, 'secret'), LONG)
    await expect(openSecret({ db, config: { secret: undefined, dataDir: empty } })).rejects.toThrow(SecretError)
  })

  test('is changed on purpose by a command', async () => {
    const { db, config } = await open()
    await openSecret({ db, config })
    await acceptSecret({ db, config: { ...config, secret: LONG } })
    expect(await openSecret({ db, config: { ...config, secret: LONG } })).toBe(LONG)
    await expect(openSecret({ db, config })).rejects.toThrow(SecretError)
    await rm(join(config.dataDir, 'secret'))
    await acceptSecret({ db, config })
    expect((await openSecret({ db, config })).length).toBeGreaterThanOrEqual(32)
  })

  test('of servers that begin together with different secrets, one starts', async () => {
    const { db, config } = await open()
    const secrets = ['one', 'two', 'three'].map((name) => `${name}: ${LONG}`)
    const results = await Promise.allSettled(secrets.map((secret) => openSecret({ db, config: { ...config, secret } })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

test.each(['', 'short', ` ${'\n'.repeat(40)}`])(
  'a secret file that says %j is refused, and left as it is',
  async (text) => {
    const dataDir = await folder()
    await writeFile(join(dataDir, 'secret'), text)
    await expect(readOrCreateSecret(dataDir)).rejects.toThrow(/at least 32.*from the backup.*npm run secret -- accept/)
    expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(text)
  },
)

test('processes that start together agree on one secret, and leave nothing else behind', async () => {
  const dataDir = await folder()
  const program = `import { readOrCreateSecret } from ${JSON.stringify(join(import.meta.dirname, '../../../server/core/accounts/secret.ts'))}; process.stdout.write(await readOrCreateSecret(${JSON.stringify(dataDir)}))`
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  const secrets = await Promise.all([
    run(),
    run(),
    run(),
    ...Array.from({ length: 20 }, async () => ({ stdout: await readOrCreateSecret(dataDir) })),
  ])
  expect(new Set(secrets.map(({ stdout }) => stdout)).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['secret'])
})
