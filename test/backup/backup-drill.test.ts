import { spawn } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openMediaFolder } from '../../server/core/media/media-folder.ts'
import { originalPath, openPictureFiles } from '../../server/core/pictures/picture-files.ts'
import { loadPlaces } from '../../server/seed/load-places.ts'
import { loadSampleContent } from '../../server/seed/load-sample-content.ts'
import { openSecret } from '../../server/core/accounts/secret.ts'
import { openStore } from '../../server/core/store/store.ts'
import { createTestApi } from '../create-test-api.ts'
import { createStorePlace, describeOnEachEngine, type StorePlace } from '../create-test-app.ts'
import { writeMessage } from '../../scripts/drill/run-drill.ts'

const root = resolve(import.meta.dirname, '../..')
const PASS_PHRASE = 'kept in an envelope'
const PUBLIC = ['/projects?limit=50', '/news', '/services', '/settings', '/teams', '/partners', '/search?q=bridge']

/** Runs the command as the operator does. */
async function run(script: string, given: string[], settings: Record<string, string | undefined>) {
  const env = { PATH: process.env['PATH'], ...settings }
  const child = spawn(process.execPath, [join(root, 'scripts', script), ...given], { cwd: root, env })
  const [said, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: code as number, said, errors }
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const settingsOf = ({ dataDir, databaseUrl }: StorePlace) => ({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })

async function open(place: StorePlace) {
  const store = await openStore(place)
  onTestFinished(() => store.close().catch(() => {}))
  const api = createTestApi({ db: store.db, reads: store.reads })
  const read = async (path: string) => (await api.request(`/api/v1${path}`)).text()
  return { ...store, api, read, answers: () => Promise.all(PUBLIC.map(read)) }
}

async function openSample(engine: 'sqlite' | 'postgres') {
  const place = await createStorePlace(engine)
  const site = await open(place)
  const contentDir = join(root, 'content')
  const log = { info() {}, error() {} }
  await loadPlaces({ db: site.db, contentDir })
  await loadSampleContent({
    db: site.db,
    pictureFiles: openPictureFiles(openMediaFolder(place.dataDir)),
    contentDir,
    log,
  })
  const config = { secret: undefined, dataDir: place.dataDir }
  await openSecret({ db: site.db, config })
  return { place, site }
}

describeOnEachEngine('a backup', (engine) => {
  test('made while visitors write has every acknowledged message, all pictures and the secret', async () => {
    const { place, site } = await openSample(engine)
    const acknowledged: { reference: string; at: number }[] = []
    let isOver = false
    const writing = (async () => {
      for (let number = 0; !isOver; number += 1) {
        const response = await site.api.request('/api/v1/contact-us', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(writeMessage(number, 1).body),
        })
        const { data } = (await response.json()) as { data: { reference: string } }
        acknowledged.push({ reference: data.reference, at: Date.now() })
        await setImmediate()
      }
    })()
    const folder = await temporaryFolder()
    const settings = { ...settingsOf(place), BACKUP_PASSPHRASE: PASS_PHRASE }
    const made = await run('backup.ts', [folder], settings)
    isOver = true
    await writing
    expect(made).toMatchObject({ code: 0, errors: '' })
    expect(made.said).toContain('encrypted')
    const backup = made.said.trim().split('\n').at(-1)!
    expect(await run('backup.ts', ['verify', folder], settings)).toMatchObject({ code: 0, errors: '' })
    const { at } = JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8')) as { at: string }
    for (const file of globSync('**/*', { cwd: folder }))
      expect(statSync(join(folder, file)).mode & 0o077, file).toBe(0)

    const other = await createStorePlace(engine)
    const restored = await run('restore.ts', [backup], { ...settingsOf(other), BACKUP_PASSPHRASE: PASS_PHRASE })
    expect(restored).toMatchObject({ code: 0, errors: '' })
    const there = await open(other)
    expect(await there.answers()).toEqual(await site.answers())
    const rows = await there.db.selectFrom('contact_message').select('reference').execute()
    const stored = new Set(rows.map(({ reference }) => reference))
    const before = acknowledged.filter((message) => message.at < Date.parse(at))
    expect(before.length).toBeGreaterThan(0)
    expect(before.filter(({ reference }) => !stored.has(reference))).toEqual([])
    const pictures = await there.db.selectFrom('picture').selectAll().execute()
    for (const { key, file_name, variants_made_at } of pictures) {
      const path = originalPath(key, file_name)
      expect(readFileSync(join(other.dataDir, path)).equals(readFileSync(join(place.dataDir, path))), path).toBe(true)
      expect(variants_made_at).toBeNull()
    }
    expect(readFileSync(join(other.dataDir, 'secret'))).toEqual(readFileSync(join(place.dataDir, 'secret')))
    const config = { secret: undefined, dataDir: other.dataDir }
    await expect(openSecret({ db: there.db, config })).resolves.toBeTypeOf('string')
  })
})
