// Imports a WordPress of 500 posts and 300 pictures by the command: node extras/wordpress-import/test/drill.ts [--posts 500 --media 300]
// Ends with 1 when something is missing or it took longer than a minute.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs, promisify } from 'node:util'
import { STORE_FILE } from '../../../server/core/store/store.ts'
import { makeWxr, serveUploads } from './wordpress.ts'
import { atExit } from '../../../scripts/at-exit.ts'

/** Seconds. */
const LONGEST = 60
const root = resolve(import.meta.dirname, '../../..')
const { values } = parseArgs({
  options: { posts: { type: 'string', default: '500' }, media: { type: 'string', default: '300' } },
})
const [posts, media] = [Number(values.posts), Number(values.media)]
const folder = mkdtempSync(join(tmpdir(), 'import-drill-'))
atExit(() => rmSync(folder, { recursive: true, force: true }))
const uploads = await serveUploads({ side: 1200 })
const path = join(folder, 'wordpress.xml')
writeFileSync(path, [...makeWxr({ url: uploads.url, posts, media })].join(''))
console.log(`${posts} posts, ${media} pictures, ${(statSync(path).size / 1_000_000).toFixed(1)} MB`)

const dataDir = join(folder, 'data')
await timed('Dry run', ['--dry-run'])
const took = await timed('Import', ['--publish'])
const store = new DatabaseSync(join(dataDir, STORE_FILE), { readOnly: true })
const count = (table: string) => Number(store.prepare(`select count(*) as rows from ${table}`).get()!['rows'])
const [news, pictures, redirects] = [count('news'), count('picture'), count('redirect')]
store.close()
console.log(`${news} news, ${pictures} pictures, ${redirects} redirects`)
await timed('Again', ['--publish'])
await uploads.close()
if (news !== posts || pictures !== media || took > LONGEST) process.exitCode = 1

/** Seconds, from the start of the command to its end. */
async function timed(name: string, options: string[]): Promise<number> {
  const began = performance.now()
  await promisify(execFile)(
    process.execPath,
    [join(root, 'scripts/import.ts'), path, '--private-network', ...options],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }, maxBuffer: 16 * 1024 * 1024 },
  )
  const seconds = (performance.now() - began) / 1000
  console.log(`${name}: ${seconds.toFixed(1)} s`)
  return seconds
}
