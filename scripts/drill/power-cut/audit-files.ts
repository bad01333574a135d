import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { isBackupName } from '../../../server/backup/layout.ts'
import { verifyBackup } from '../../../server/backup/open-backup.ts'
import { documentPath } from '../../../server/core/documents/document-address.ts'
import { originalPath } from '../../../server/core/pictures/picture-files.ts'
import { STORE_FILE } from '../../../server/core/store/store.ts'

/** Every file must be whole, acknowledged or not. @returns a sentence for each fault, with the kind of file first */
export async function auditFiles(folder: string): Promise<string[]> {
  const faults: string[] = []
  // A restore ends with the store: without one, nothing was restored, and the folder is refused.
  const isRestored = existsSync(join(folder, 'restored', STORE_FILE))
  for (const name of ['data', 'update', ...(isRestored ? ['restored'] : [])])
    faults.push(...(await auditMedia(join(folder, name))).map((fault) => `${name}: ${fault}`))
  const stores = globSync('{data,update}/before-*.sqlite', { cwd: folder })
  for (const store of stores)
    if (quickCheck(join(folder, store)) !== 'ok') faults.push(`copy before an update: ${store}`)
  if (isRestored) {
    const fault = await checkStore(join(folder, 'restored'))
    if (fault) faults.push(`restored store: ${fault}`)
  }
  for (const path of globSync('backups/*', { cwd: folder }).filter((one) => isBackupName(basename(one)))) {
    const said = await verifyBackup(join(folder, path), {}).then(
      (report) => report.faults,
      (error: unknown) => [String(error)],
    )
    faults.push(...said.map((fault) => `backup: ${fault}`))
  }
  return faults
}

/** Their contents are named by their hash; variants must be decoded to their end. */
async function auditMedia(dataDir: string): Promise<string[]> {
  const faults: string[] = []
  for (const path of globSync('{pictures,documents,uploads}/**', { cwd: dataDir, withFileTypes: false })) {
    const file = join(dataDir, path)
    const name = basename(path)
    if (!statSync(file).isFile() || name.startsWith('.')) continue
    const bytes = readFileSync(file)
    const hash = createHash('sha256').update(bytes).digest('hex')
    if (path.startsWith('uploads/')) {
      if (!name.startsWith(hash)) faults.push(`upload: ${path} is not whole (${bytes.length} bytes)`)
    } else if (path.startsWith('documents/') || name.startsWith('original.')) {
      if (!hash.startsWith(basename(dirname(path))))
        faults.push(`${path.split('/')[0]}: ${path} is not whole (${bytes.length} bytes)`)
    } else if (name === 'broken') faults.push(`mark: ${path}`)
    else if (!(await isDecodable(hash, bytes))) faults.push(`variant: ${path} is not whole (${bytes.length} bytes)`)
  }
  return faults
}

const decodable = new Map<string, boolean>()

async function isDecodable(hash: string, bytes: Buffer): Promise<boolean> {
  const known = decodable.get(hash)
  if (known !== undefined) return known
  const is = await sharp(bytes, { failOn: 'warning' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
  decodable.set(hash, is)
  return is
}

function quickCheck(path: string): string {
  try {
    const file = new DatabaseSync(path)
    const said = String(file.prepare('pragma quick_check').get()?.['quick_check'])
    file.close()
    return said
  } catch (error) {
    return String(error)
  }
}

/** Whether a store is sound and has all files that it names. */
export async function checkStore(dataDir: string): Promise<string | undefined> {
  const path = join(dataDir, STORE_FILE)
  if (!existsSync(path)) return 'has no store'
  const said = quickCheck(path)
  if (said !== 'ok') return said
  const file = new DatabaseSync(path)
  const tables = new Set(
    file
      .prepare('select name from sqlite_master')
      .all()
      .map(({ name }) => name),
  )
  const rows = (table: string, sql: string) =>
    (tables.has(table) ? file.prepare(sql).all() : []) as { key: string; file_name: string }[]
  const named = [
    ...rows('picture', 'select key, file_name from picture').map(({ key, file_name }) => originalPath(key, file_name)),
    ...rows('document', 'select key, file_name from document').map(documentPath),
    ...rows('store_fact', "select name from store_fact where name = 'secret_fingerprint'").map(() => 'secret'),
  ]
  file.close()
  const missing = named.filter((one) => !existsSync(join(dataDir, one)))
  return missing.length > 0 ? `has no ${missing[0]}, and ${missing.length - 1} more are missing` : undefined
}

export const messagesIn = (dataDir: string): Set<string> => textsIn(dataDir, 'select reference from contact_message')

/** Of all versions. */
export const namesIn = (dataDir: string): Set<string> =>
  textsIn(dataDir, "select document ->> 'name' from content_version where entity = 'news'")

function textsIn(dataDir: string, sql: string): Set<string> {
  const file = new DatabaseSync(join(dataDir, STORE_FILE))
  const rows = file.prepare(sql).all()
  file.close()
  return new Set(rows.map((row) => String(Object.values(row)[0])))
}
