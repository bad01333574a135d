import { hash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { pdfOf } from '../../../test/fixtures/pdf.ts'
import { isBackupName } from '../../../server/backup/layout.ts'
import { findModules } from '../../../server/core/process/find-modules.ts'
import type { Client } from '../client.ts'
import type { Editor } from '../editor.ts'
import type { Random } from '../random.ts'
import { sendUntilAcknowledged, writeMessage } from '../run-drill.ts'
import { messagesIn, namesIn } from './audit-files.ts'
import type { Model } from './model.ts'

/** Milliseconds. */
const PATIENCE = 120_000

interface WriterParts {
  server: { origin: string }
  client: Client
  editor: Editor
  model: Model
  random: Random
  seed: number
}

/** For the writing that extras bring: `extras/<name>/test/power-cut.ts`. */
export interface ExtraWriter {
  origin: string
  model: Model
  /** @throws Error for an answer that is no success */
  call<Data>(method: string, path: string, body?: object): Promise<Data>
  /** @throws Error after two minutes */
  until(name: string, isDone: () => Promise<boolean>): Promise<void>
  /** From now on staff get this file by `path` of the API, whole. @param key of the private file */
  isKept(kind: string, file: { key: string; sha256: string; path: string }): void
}
type WriteRound = (writer: ExtraWriter, round: number) => Promise<void>

interface Item {
  id: number
  slug: string
}

interface Uploaded {
  id: number
  picture: { url: string }
}

export interface Backup {
  name: string
  /** Acknowledged before it began. */
  messages: string[]
}

export async function createWriter({ server, client, editor, model, random, seed }: WriterParts) {
  const sent: string[] = []
  let backup: Backup | undefined
  let next = 0
  const ends: (() => void)[] = []

  async function call<Data>(method: string, path: string, body?: object): Promise<Data> {
    const answer = await editor.call(method, path, body)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`)
    return (JSON.parse(text || '{}') as { data: Data }).data
  }

  async function message(): Promise<void> {
    const reference = await sendUntilAcknowledged(client, writeMessage(next++, seed), { failedAttempts: 0 })
    sent.push(reference)
    model.add(
      'message',
      reference,
      async ({ read }) =>
        (await read('/api/v1/messages/export?format=csv')).includes(reference) ? undefined : 'is not in the export',
      async (folder) => (messagesIn(join(folder, 'data')).has(reference) ? undefined : 'is not in the store'),
    )
  }

  async function createItem(name: string, categoryId: number): Promise<Item> {
    return call('POST', '/news', { name, slug: name.toLowerCase().replaceAll(' ', '-'), categoryId, publish: true })
  }

  /** A draft is a version; a publication is on every page. */
  async function save(item: Item, number: number, more: object = {}, publish = true): Promise<void> {
    const name = `${item.slug} number ${number} of ${item.slug}`
    for (const end of publish ? ends.splice(0) : []) end()
    await call('PATCH', `/news/${item.id}`, { name, publish, ...more })
    model.addOfFiles('version', name, async (folder) =>
      namesIn(join(folder, 'data')).has(name) ? undefined : 'is no version',
    )
    if (!publish) return
    const places = [
      `/news/${item.slug}`,
      '/news',
      '/news.atom',
      `/api/v1/news/slug/${item.slug}`,
      `/search?q=${item.slug}`,
    ]
    for (const place of places)
      ends.push(
        model.add('publication', `${name} on ${place.replace(/\d+/, 'N').replace(item.slug, 'SLUG')}`, async (site) =>
          textOf(await site.read(place)).includes(name) ? undefined : 'is not shown',
        ),
      )
  }

  async function uploadPicture(): Promise<{ record: Uploaded; end: () => void }> {
    const size = { width: 700, height: 500, channels: 3 as const }
    const pixels = Buffer.from(
      Array.from({ length: size.width * size.height * 3 }, (_, at) => (at >> 6) * 7 + (at % 50)),
    )
    pixels.writeUInt32LE(random.between(0, 2 ** 32))
    const stripe = random.between(0, 400) * size.width * 3
    pixels.fill(random.between(0, 255), stripe, stripe + 90_000)
    const bytes = await sharp(pixels, { raw: size }).jpeg({ quality: 80 }).toBuffer()
    const record = await call<Uploaded>('POST', `/pictures?name=site-${next++}.jpg`, bytes)
    return { record, end: isServed('picture', record.picture.url) }
  }

  /** Its hash is in its address. */
  function isServed(kind: string, path: string): () => void {
    return model.add(kind, path, async ({ origin }) => {
      const answer = await fetch(origin + path)
      if (answer.status !== 200) return `is answered ${answer.status}`
      const sha256 = hash('sha256', new Uint8Array(await answer.arrayBuffer()))
      return path.includes(sha256.slice(0, 16)) ? undefined : 'is not whole'
    })
  }

  function isGone(kind: string, path: string): void {
    model.add(kind, path, async ({ origin }) => {
      const { status } = await fetch(origin + path, { redirect: 'manual' })
      return status === 200 ? 'is served again' : undefined
    })
  }

  async function uploadDocument(): Promise<void> {
    const bytes = pdfOf([`Report ${next} of the drill`, random.next().toString().repeat(400)])
    const { url } = await call<{ url: string }>('POST', `/documents?name=report-${next++}.pdf`, bytes)
    isServed('document', url)
  }

  async function importTable(round: number): Promise<void> {
    const names = Array.from({ length: 5 }, (_, row) => `Imported ${round} ${row} ${'of the drill '.repeat(8)}`)
    const rows = names.map((name, row) => `${name},imported-${round}-${row},<p>Words</p>`)
    // Without a title, it is refused, and kept to be corrected.
    rows.push(`,refused-${round},<p>Words</p>`)
    const bytes = Buffer.from(`name,slug,description\n${rows.join('\n')}\n`)
    const { id } = await call<{ id: string }>('POST', '/imports/files?name=news.csv', bytes)
    const isKept = async (folder: string) => {
      const stored = await readFile(join(folder, 'data/imports', id, 'file')).catch(() => Buffer.alloc(0))
      const facts = await readFile(join(folder, 'data/imports', id, 'file.json'), 'utf8').catch(() => '')
      if (!stored.equals(bytes)) return `has ${stored.length} of ${bytes.length} bytes`
      return facts.endsWith('}') ? undefined : 'is not described'
    }
    const end = model.addOfFiles('imported file', id, isKept)
    const { id: run } = await call<{ id: string }>('POST', '/imports', {
      file: id,
      entity: 'news',
      publish: false,
      dryRun: false,
    })
    await until(`import ${run}`, async () => {
      end()
      const runs = await call<{ id: string; state: string; fault: string | null }[]>('GET', '/imports')
      const found = runs.find((one) => one.id === run)
      if (found?.state === 'failed') throw new Error(`The import failed: ${found.fault}`)
      return found?.state === 'done'
    })
    model.add('rejected row', `of import ${round}`, async ({ read }) =>
      (await read(`/api/v1/imports/${run}/rejected`)).includes(`refused-${round}`) ? undefined : 'is not there',
    )
    for (const name of names)
      model.addOfFiles('imported item', name.slice(0, 16), async (folder) =>
        namesIn(join(folder, 'data')).has(name.trim()) ? undefined : 'is not there',
      )
  }

  async function makeBackup(): Promise<void> {
    type Listed = { backups: { name: string }[]; isRunning: boolean; fault: string | null }
    const list = () => call<Listed>('GET', '/backups')
    // That of the night begins a minute after a start.
    await until('backup of the night', async () => !(await list()).isRunning)
    const before = [...sent]
    const known = new Set((await list()).backups.map(({ name }) => name))
    await call('POST', '/backups', {})
    await until('backup', async () => {
      const { backups, isRunning, fault } = await list()
      if (fault) throw new Error(fault)
      const made = backups.find(({ name }) => !known.has(name))
      if (made && !isRunning) backup = { name: made.name, messages: before }
      return made !== undefined && !isRunning
    })
    // The next one of the day replaces it. Every one that is there is verified (audit-files.ts).
    const { name } = backup!
    model.addOfFiles('backup', name, async (folder) => {
      const names = readdirSync(join(folder, 'backups')).filter(isBackupName)
      return names.some((one) => one >= name) ? undefined : 'is gone, and none is newer'
    })
  }

  const isKept: ExtraWriter['isKept'] = (kind, { key, sha256, path }) => {
    const faultOf = (bytes: Uint8Array) =>
      hash('sha256', bytes) === sha256 ? undefined : `is not whole (${bytes.length} bytes)`
    model.add(
      kind,
      path,
      async (site) => {
        const answer = await site.editor.call('GET', path)
        return answer.ok ? faultOf(new Uint8Array(await answer.arrayBuffer())) : `is answered ${answer.status}`
      },
      (folder) => readFile(join(folder, 'data/private', key)).then(faultOf, () => 'has no file'),
    )
  }
  const extras = Object.values(
    await findModules<{ writeRound: WriteRound }>(new URL('../../../extras/', import.meta.url), '*/test/power-cut.ts'),
  )

  const categoryId = (await call<Item>('POST', '/categories', { name: 'Drill', publish: true })).id
  const items = [await createItem('Alpha', categoryId), await createItem('Beta', categoryId)]
  const loose: Awaited<ReturnType<typeof uploadPicture>>[] = []
  return {
    newestBackup: () => backup!,
    async round(round: number) {
      for (let count = 0; count < 3; count += 1) await message()
      await save(items[0]!, round * 10 + 1, {}, false)
      const { record } = await uploadPicture()
      await save(items[0]!, round * 10 + 2, { imageId: record.id })
      loose.push(await uploadPicture())
      await uploadDocument()
      await save(items[0]!, round * 10 + 3)
      await message()
      await importTable(round)
      if (round % 2 === 1) {
        const { record: cut, end } = loose.at(-1)!
        end()
        const crop = { x: 0.1, y: 0.1, width: 0.5, height: 0.5, rotation: 0 }
        const changed = await call<Uploaded>('PUT', `/pictures/${cut.id}/crop`, { crop, version: 1 })
        isServed('cropped picture', changed.picture.url)
      } else {
        const { record: old, end } = loose.at(-1)!
        end()
        await call('DELETE', `/pictures/${old.id}`)
        isGone('deleted picture', old.picture.url)
      }
      for (const { writeRound } of extras)
        await writeRound({ origin: server.origin, model, call, until, isKept }, round)
      await makeBackup()
      await message()
    },
  }
}

async function until(name: string, isDone: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE; !(await isDone()); await wait(100))
    if (Date.now() > deadline) throw new Error(`No end of the ${name}`)
}

/** Search marks the words that it found. */
const textOf = (page: string) => page.replaceAll(/<[^<>]*>/g, '')
