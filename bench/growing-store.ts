import '../server/features.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { loadPlaces } from '../server/seed/load-places.ts'
import { loadSampleContent } from '../server/seed/load-sample-content.ts'
import { openMediaFolder } from '../server/core/media/media-folder.ts'
import { openPictureFiles } from '../server/core/pictures/picture-files.ts'
import { loadContent } from '../server/core/content/registration.ts'
import { engineOf } from '../server/core/store/engine.ts'
import { raiseContentRevision } from '../server/core/store/revision.ts'
import type { Database } from '../server/core/store/schema.ts'
import { openStore, type Store } from '../server/core/store/store.ts'

const CONTENT = resolve(import.meta.dirname, '..', 'content')
const SILENT = { info() {}, error() {} }
/**
 * Projects and news in one transaction, which begins with a main project. In one of all, each write of the content revision
 * passes every earlier one on Postgres.
 */
const PART = 98
/** Out of twenty projects; the others are completed. */
const STATUSES = { 3: 'ongoing', 8: 'ongoing', 13: 'ongoing', 18: 'upcoming' } as const

export interface GrowingStore extends Store {
  /** Adds projects and news until there are so many of each. */
  growTo(count: number): Promise<void>
}

/** In a temporary folder, deleted on close. @param place a permanent folder and an empty Postgres database instead */
export async function openGrowingStore(place?: {
  dataDir: string
  databaseUrl?: string | undefined
}): Promise<GrowingStore> {
  const dataDir = place?.dataDir ?? mkdtempSync(join(tmpdir(), 'growing-store-'))
  const store = await openStore({ dataDir, databaseUrl: place?.databaseUrl })
  const { db } = store
  await loadPlaces({ db, contentDir: CONTENT })
  await loadSampleContent({
    db,
    pictureFiles: openPictureFiles(openMediaFolder(dataDir)),
    contentDir: CONTENT,
    log: SILENT,
  })
  await db.deleteFrom('project').where('parent_id', 'is not', null).execute()
  await db.deleteFrom('project').execute()
  await db.deleteFrom('news').execute()
  let grown = 0
  return {
    ...store,
    async growTo(count) {
      for (let from = grown; from < count; from += PART) {
        await db.transaction().execute(async (tx) => {
          await raiseContentRevision(tx)
          await insertRows(tx, from, Math.min(count, from + PART))
        })
      }
      // A database in use has statistics within a minute; plans need them.
      if (engineOf(db) === 'postgres') await sql`analyze`.execute(db)
      grown = count
    },
    async close() {
      await store.close()
      if (!place) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function insertRows(db: Kysely<Database>, from: number, to: number): Promise<void> {
  const pictures = (await db.selectFrom('picture').select('id').orderBy('id').execute()).map(({ id }) => id)
  const services = (await db.selectFrom('service').select('id').orderBy('id').execute()).map(({ id }) => id)
  const clients = (await db.selectFrom('client').select('id').orderBy('id').execute()).map(({ id }) => id)
  const districts = (await db.selectFrom('district').select('code').orderBy('code').execute()).map(({ code }) => code)
  const categories = (await db.selectFrom('category').select('id').orderBy('id').execute()).map(({ id }) => id)
  const inTurn = <Item>(items: Item[], turn: number): Item => items[turn % items.length]!
  let parent: number | null = null
  for (let number = from; number < to; number += 1) {
    const isPart = number % 7 === 6
    const project = {
      slug: `project-${number}`,
      code: `GROWN-${number}`,
      parentId: isPart ? parent : null,
      status: STATUSES[(number % 20) as keyof typeof STATUSES] ?? 'completed',
      clientId: inTurn(clients, number),
      start: '2012-04',
      end: '2015',
      pictureIds: number % 4 === 3 ? [] : [inTurn(pictures, number), inTurn(pictures, number + 1)],
      districts: [inTurn(districts, number * 5), inTurn(districts, number * 5 + 1)],
      serviceIds: [inTurn(services, number), inTurn(services, number + 3)],
      title: `Road and bridge number ${number}`,
      description: `<p>${'Some words on the works. '.repeat(20)}</p>`,
    }
    const id: number = await loadContent(db, 'projects', project, { at: timeOf(number), position: number })
    if (!isPart) parent = id
    const news = {
      slug: `news-${number}`,
      categoryId: inTurn(categories, number),
      imageId: inTurn(pictures, number),
      createdAt: timeOf(number),
      name: `News number ${number}`,
      summary: 'In short',
      description: `<p>${'Some words. '.repeat(40)}</p>`,
    }
    await loadContent(db, 'news', news, { at: timeOf(number), isPublished: number % 10 !== 9 })
  }
}

function timeOf(number: number): string {
  return new Date(Date.UTC(2024, 0, 1, 0, number)).toISOString()
}
