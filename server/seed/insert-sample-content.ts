import type { Kysely } from 'kysely'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { loadContent } from '../services/content/loading.ts'
import { deleteUntouchedItems } from '../store/content-items.ts'
import { insertPicture } from '../store/pictures.ts'
import { getContentRevision, raiseContentRevision } from '../store/revision.ts'
import type { Database } from '../store/schema.ts'
import { publishBody } from './sample-bodies.ts'
import type { SampleContent, SampleService } from './sample-files.ts'
import type { StoredPicture } from './store-sample-pictures.ts'

const FIRST_REVISION = 2

type Ids = Map<string, number>

interface Loading {
  tx: Kysely<Database>
  content: SampleContent
  pictures: Map<string, StoredPicture>
  pictureIds: Ids
  times: { created_at: string; updated_at: string }
}

/** Runs in the caller's transaction. Returns false when another process was faster. */
export async function insertSampleContent(
  tx: Kysely<Database>,
  content: SampleContent,
  pictures: Map<string, StoredPicture>,
): Promise<boolean> {
  // First, because it makes a concurrent process wait.
  await raiseContentRevision(tx)
  if ((await getContentRevision(tx)) > FIRST_REVISION) return false

  // Pages and settings have an empty version already; the sample's replaces it.
  await deleteUntouchedItems(tx)
  // Without the clock, two stores get the same rows: all but the news is as old as the newest news.
  const written = content.news.map(({ createdAt }) => createdAt).reduce((one, other) => (one > other ? one : other))
  const loading = { tx, content, pictures, pictureIds: new Map(), times: { created_at: written, updated_at: written } }
  await loadSettings(loading)
  await insertPictures(loading)
  await loadPages(loading)
  await loadProjects(loading, await loadServices(loading), await loadClients(loading))
  await loadCategoriesAndNews(loading)
  await loadTeam(loading)
  await loadTimeline(loading)
  await loadPartners(loading)
  return true
}

async function loadSettings(loading: Loading): Promise<void> {
  const { nameNe, addressNe, ...settings } = loading.content.settings
  const ne = nameNe || addressNe ? { name: nameNe, address: addressNe } : null
  await load(loading, 'settings', { ...settings, translations: { ne } })
}

async function insertPictures({ tx, pictures, pictureIds, times }: Loading): Promise<void> {
  for (const { file, original, width, height, color, focalPoint, alt } of pictures.values()) {
    const id = await insertPicture(tx, {
      key: original.key,
      name: file,
      file_name: original.fileName,
      media_type: original.mediaType,
      bytes: original.bytes,
      width,
      height,
      color,
      focal_x: focalPoint.x,
      focal_y: focalPoint.y,
      variants_made_at: null,
      ...times,
      translations: { en: { alt } },
    })
    pictureIds.set(file, id)
  }
}

function load(
  { tx, times }: Loading,
  entity: ContentEntity,
  given: object,
  options: { position?: number; at?: string; isPublished?: boolean } = {},
): Promise<number> {
  return loadContent(tx, entity, given, { at: times.updated_at, ...options })
}

async function loadPages(loading: Loading): Promise<void> {
  for (const { key, title, titleNe, summary, picture, signature } of loading.content.pages) {
    const body = bodyOf(loading, `pages/${key}.html`)
    const texts = { title, summary, body, signature: signature ?? '' }
    await load(loading, 'pages', {
      key,
      ...texts,
      pictureId: pictureIdOf(loading, picture),
      ...inNepali({ title: titleNe }),
    })
  }
}

async function loadServices(loading: Loading): Promise<Ids> {
  const ids: Ids = new Map()
  const loadOne = async (
    { slug, name, nameNe, summary, picture }: SampleService,
    parentId: number | null,
    position: number,
  ) => {
    const description = bodyOf(loading, `services/${slug}.html`)
    const pictureId = pictureIdOf(loading, picture)
    const given = { slug, name, summary, description, parentId, pictureId, ...inNepali({ name: nameNe }) }
    const id = await load(loading, 'services', given, { position })
    ids.set(slug, id)
    return id
  }
  for (const [index, { children, ...discipline }] of loading.content.services.entries()) {
    const parentId = await loadOne(discipline, null, index)
    for (const [childIndex, child] of children.entries()) await loadOne(child, parentId, childIndex)
  }
  return ids
}

async function loadClients(loading: Loading): Promise<Ids> {
  const ids: Ids = new Map()
  for (const [position, { nameNe, ...client }] of loading.content.clients.entries()) {
    ids.set(client.slug, await load(loading, 'clients', { ...client, ...inNepali({ name: nameNe }) }, { position }))
  }
  return ids
}

async function loadProjects(loading: Loading, services: Ids, clients: Ids): Promise<void> {
  const ids: Ids = new Map()
  for (const [position, project] of loading.content.projects.entries()) {
    const { titleNe, client, parent, services: serviceSlugs, pictures, description, ...fields } = project
    const given = {
      ...fields,
      description: description ?? '',
      parentId: parent === null ? null : idOf(ids, parent),
      clientId: client === null ? null : idOf(clients, client),
      serviceIds: serviceSlugs.map((service) => idOf(services, service)),
      pictureIds: pictures.map((file) => idOf(loading.pictureIds, file)),
      ...inNepali({ title: titleNe }),
    }
    ids.set(project.slug, await load(loading, 'projects', given, { position }))
  }
}

async function loadCategoriesAndNews(loading: Loading): Promise<void> {
  const { content } = loading
  const categories: Ids = new Map()
  for (const [position, { slug, name, nameNe }] of content.categories.entries()) {
    categories.set(slug, await load(loading, 'categories', { slug, name, ...inNepali({ name: nameNe }) }, { position }))
  }
  // Oldest first, so that ids rise with time.
  for (const item of content.news.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))) {
    const { slug, name, nameNe, summary, status, createdAt } = item
    const given = {
      slug,
      name,
      summary,
      description: bodyOf(loading, `news/${slug}.html`),
      categoryId: idOf(categories, item.category),
      imageId: pictureIdOf(loading, item.picture),
      createdAt,
      ...inNepali({ name: nameNe }),
    }
    await load(loading, 'news', given, { at: createdAt, isPublished: status === '1' })
  }
}

async function loadTeam(loading: Loading): Promise<void> {
  for (const [position, { nameNe, ...member }] of loading.content.team.entries()) {
    await load(loading, 'teams', { ...member, ...inNepali({ name: nameNe }) }, { position })
  }
}

async function loadTimeline(loading: Loading): Promise<void> {
  for (const [position, { titleNe, ...item }] of loading.content.timeline.entries()) {
    await load(loading, 'timeline', { ...item, ...inNepali({ title: titleNe }) }, { position })
  }
}

async function loadPartners(loading: Loading): Promise<void> {
  for (const partner of loading.content.partners.toSorted((one, other) => one.id - other.id)) {
    const { id, name, name_ne: nameNe, acronym, link, logo, is_international } = partner
    const logoId = pictureIdOf(loading, logo)
    const given = { name, acronym, link, is_international, logoId, ...inNepali({ name: nameNe }) }
    await load(loading, 'partners', given, { position: id })
  }
}

function inNepali(texts: Record<string, string | undefined>): { translations?: { ne: object } } {
  return Object.values(texts).some(Boolean) ? { translations: { ne: texts } } : {}
}

function bodyOf({ content, pictures }: Loading, file: string): string {
  return publishBody(content.bodies.get(file) ?? '', pictures)
}

function pictureIdOf({ pictureIds }: Loading, file: string | null | undefined): number | null {
  return file ? idOf(pictureIds, file) : null
}

/** Names were checked when the files were read. */
function idOf(ids: Ids, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`Nothing named '${name}' was loaded`)
  return id
}
