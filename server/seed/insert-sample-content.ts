import type { Kysely } from 'kysely'
import { insertCategory } from '../store/categories.ts'
import { insertClient } from '../store/clients.ts'
import { deleteUntouchedItems } from '../store/content-items.ts'
import { insertNews } from '../store/news.ts'
import { insertPage } from '../store/pages.ts'
import { insertPartner } from '../store/partners.ts'
import { insertPicture } from '../store/pictures.ts'
import { insertProject } from '../store/projects.ts'
import { getContentRevision, raiseContentRevision } from '../store/revision.ts'
import type { Database } from '../store/schema.ts'
import { insertService } from '../store/services.ts'
import { replaceSetting } from '../store/settings.ts'
import { insertTeamMember } from '../store/team-members.ts'
import { insertTimelineItem } from '../store/timeline.ts'
import { sanitizeHtml } from '../services/html.ts'
import { publishBody } from './sample-bodies.ts'
import type { SampleContent, SampleService } from './sample-files.ts'
import type { StoredPicture } from './store-sample-pictures.ts'

/** The revision of a store that got its first content. */
const FIRST_REVISION = 2

type Ids = Map<string, number>

/** What the loading of every kind of row needs. */
interface Loading {
  tx: Kysely<Database>
  content: SampleContent
  pictures: Map<string, StoredPicture>
  /** Ids of pictures by the names of their files. */
  pictureIds: Ids
  times: { created_at: string; updated_at: string }
}

/**
 * Puts the sample content in, within a transaction of the caller's.
 * @returns false when the store has content by now: another process that started at the same time was faster
 */
export async function insertSampleContent(
  tx: Kysely<Database>,
  content: SampleContent,
  pictures: Map<string, StoredPicture>,
): Promise<boolean> {
  // First, because it makes a second process that does the same wait here until this one is done.
  await raiseContentRevision(tx)
  if ((await getContentRevision(tx)) > FIRST_REVISION) return false

  // Pages and settings have a version before anybody writes them; what is loaded now is registered after this.
  await deleteUntouchedItems(tx)
  // The clock would make two stores differ: all but the news is as old as the newest of them.
  const written = content.news.map(({ createdAt }) => createdAt).reduce((one, other) => (one > other ? one : other))
  const loading = { tx, content, pictures, pictureIds: new Map(), times: { created_at: written, updated_at: written } }
  await insertSettings(loading)
  await insertPictures(loading)
  await insertPages(loading)
  await insertProjects(loading, await insertServices(loading), await insertClients(loading))
  await insertCategoriesAndNews(loading)
  await insertTeam(loading)
  await insertTimeline(loading)
  await insertPartners(loading)
  return true
}

async function insertSettings({ tx, content }: Loading): Promise<void> {
  const { nameNe, addressNe, ...settings } = content.settings
  for (const [key, value] of Object.entries(settings)) {
    await replaceSetting(tx, { key, locale: 'en', value: JSON.stringify(value) })
  }
  if (nameNe) await replaceSetting(tx, { key: 'name', locale: 'ne', value: JSON.stringify(nameNe) })
  if (addressNe) await replaceSetting(tx, { key: 'address', locale: 'ne', value: JSON.stringify(addressNe) })
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

async function insertPages(loading: Loading): Promise<void> {
  for (const { key, title, titleNe, summary, picture, signature = null } of loading.content.pages) {
    const body = bodyOf(loading, `pages/${key}.html`)
    await insertPage(loading.tx, {
      key,
      picture_id: pictureIdOf(loading, picture),
      ...loading.times,
      translations: {
        en: { title, summary, body, signature },
        ne: titleNe ? { title: titleNe, summary: null, body: null, signature: null } : undefined,
      },
    })
  }
}

async function insertServices(loading: Loading): Promise<Ids> {
  const ids: Ids = new Map()
  for (const [index, { children, ...discipline }] of loading.content.services.entries()) {
    const parentId = await insertOneService(loading, discipline, null, index)
    ids.set(discipline.slug, parentId)
    for (const [childIndex, child] of children.entries()) {
      ids.set(child.slug, await insertOneService(loading, child, parentId, childIndex))
    }
  }
  return ids
}

function insertOneService(
  loading: Loading,
  { slug, name, nameNe, summary, picture }: SampleService,
  parentId: number | null,
  order: number,
): Promise<number> {
  const description = bodyOf(loading, `services/${slug}.html`)
  return insertService(loading.tx, {
    slug,
    parent_id: parentId,
    picture_id: pictureIdOf(loading, picture),
    sort_order: order,
    ...loading.times,
    translations: {
      en: { name, summary, description },
      ne: nameNe ? { name: nameNe, summary: null, description: null } : undefined,
    },
  })
}

async function insertClients({ tx, content, times }: Loading): Promise<Ids> {
  const ids: Ids = new Map()
  for (const [index, { slug, name, nameNe, kind, link }] of content.clients.entries()) {
    const translations = { en: { name }, ne: nameNe ? { name: nameNe } : undefined }
    const row = { slug, kind, link, logo_picture_id: null, sort_order: index, ...times, translations }
    ids.set(slug, await insertClient(tx, row))
  }
  return ids
}

async function insertProjects({ tx, content, pictureIds, times }: Loading, services: Ids, clients: Ids): Promise<void> {
  const ids: Ids = new Map()
  for (const [index, project] of content.projects.entries()) {
    const { slug, code, status, title, titleNe, description } = project
    const id = await insertProject(tx, {
      slug,
      code,
      status,
      parent_id: project.parent === null ? null : idOf(ids, project.parent),
      client_id: project.client === null ? null : idOf(clients, project.client),
      started: project.start,
      ended: project.end,
      funder: project.funder ?? null,
      value_amount: project.value?.amount ?? null,
      value_currency: project.value?.currency ?? null,
      value_is_public: project.value?.isPublic ? 1 : 0,
      share: project.share ?? null,
      joint_venture: project.jointVenture ?? null,
      size_amount: project.size?.amount ?? null,
      size_unit: project.size?.unit ?? null,
      sort_order: index,
      ...times,
      translations: {
        en: { title, description: sanitizeHtml(description ?? '') },
        ne: titleNe ? { title: titleNe, description: null } : undefined,
      },
      pictureIds: project.pictures.map((file) => idOf(pictureIds, file)),
      districtCodes: project.districts,
      serviceIds: project.services.map((service) => idOf(services, service)),
    })
    ids.set(slug, id)
  }
}

async function insertCategoriesAndNews(loading: Loading): Promise<void> {
  const { tx, content, times } = loading
  const categories: Ids = new Map()
  for (const [index, { slug, name, nameNe }] of content.categories.entries()) {
    const translations = { en: { name }, ne: nameNe ? { name: nameNe } : undefined }
    categories.set(slug, await insertCategory(tx, { slug, sort_order: index, ...times, translations }))
  }
  // Oldest first, so that ids rise with time as they do when people write news.
  for (const item of content.news.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))) {
    const { slug, name, nameNe, summary, status, createdAt } = item
    const description = bodyOf(loading, `news/${slug}.html`)
    await insertNews(tx, {
      slug,
      category_id: idOf(categories, item.category),
      picture_id: pictureIdOf(loading, item.picture),
      status,
      created_at: createdAt,
      updated_at: createdAt,
      translations: {
        en: { name, summary, description },
        ne: nameNe ? { name: nameNe, summary: null, description: null } : undefined,
      },
    })
  }
}

async function insertTeam({ tx, content, times }: Loading): Promise<void> {
  for (const [index, { name, nameNe, ...facts }] of content.team.entries()) {
    const ne = nameNe ? { name: nameNe, position: null, department: null, qualifications: null } : undefined
    const translations = { en: { name, ...facts }, ne }
    await insertTeamMember(tx, { photo_picture_id: null, sort_order: index, ...times, translations })
  }
}

async function insertTimeline({ tx, content, times }: Loading): Promise<void> {
  for (const [index, { date, title, titleNe, description }] of content.timeline.entries()) {
    const ne = titleNe ? { title: titleNe, description: null } : undefined
    await insertTimelineItem(tx, {
      date,
      sort_order: index,
      ...times,
      translations: { en: { title, description }, ne },
    })
  }
}

async function insertPartners(loading: Loading): Promise<void> {
  for (const partner of loading.content.partners.toSorted((one, other) => one.id - other.id)) {
    const { id, name, name_ne: nameNe, acronym, link, logo, is_international } = partner
    const translations = { en: { name }, ne: nameNe ? { name: nameNe } : undefined }
    const logoId = pictureIdOf(loading, logo)
    const row = {
      acronym,
      link,
      is_international,
      logo_picture_id: logoId,
      sort_order: id,
      ...loading.times,
      translations,
    }
    await insertPartner(loading.tx, row)
  }
}

function bodyOf({ content, pictures }: Loading, file: string): string {
  return publishBody(content.bodies.get(file) ?? '', pictures)
}

function pictureIdOf({ pictureIds }: Loading, file: string | null | undefined): number | null {
  return file ? idOf(pictureIds, file) : null
}

/** Names were checked when the files were read; what is missing here is this program's fault. */
function idOf(ids: Ids, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`Nothing named '${name}' was loaded`)
  return id
}
