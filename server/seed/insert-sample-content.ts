import type { Block } from '../../contract/fields/block.ts'
import type { Field } from '../../contract/fields/field.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { shownName, type Kind } from '../../contract/fields/kind.ts'
import { OTHER_LOCALES } from '../../contract/locale.ts'
import { noteChecked } from '../core/content/record-checks.ts'
import { loadContent } from '../core/content/registration.ts'
import { invalid, ServiceError } from '../core/process/service-error.ts'
import { deleteUntouchedItems } from '../core/content/store/content-items.ts'
import { waitForLock } from '../core/store/engine.ts'
import { trashPictures } from '../core/pictures/store/picture-library.ts'
import { findPictureByKey, insertDescribedPicture } from '../core/pictures/store/pictures.ts'
import { getContentRevision, raiseContentRevision } from '../core/store/revision.ts'
import type { Db } from '../core/store/schema.ts'
import { ContentError, fault, bodyFileOf, namedBy, richTextOf, type SampleEntry } from './sample-files.ts'
import { insertSampleDocuments, type StoredPicture, type StoredSample } from './sample-documents.ts'
import { pictureAddress } from '../core/pictures/picture-address.ts'
import { sanitizeHtml } from '../core/content/html.ts'
import { BODY_PICTURE } from './read-sample-content.ts'
import { announceLoaded } from './sample-events.ts'
import { markSample } from './sample-store.ts'

/** Sanitizes a body and fills in pictures (`picture:hill-road.jpg`). @throws for an unknown picture */
export function publishBody(html: string, pictures: Map<string, StoredPicture>): string {
  const withPictures = html.replaceAll(BODY_PICTURE, (tag: string, file: string) => {
    const picture = pictures.get(file)
    if (!picture) throw new Error(`There is no picture '${file}'`)
    const address = pictureAddress({ key: picture.original.key, file_name: picture.original.fileName })
    const attributes = `src="${address}" width="${picture.width}" height="${picture.height}" loading="lazy"`
    return tag.replace(`src="picture:${file}"`, attributes)
  })
  return sanitizeHtml(withPictures)
}

const FIRST_REVISION = 2
const FIRST_VERSION = 1

export interface Loading extends StoredSample {
  tx: Db
  /** By file name, slug or title. */
  ids: Record<'pictures' | 'documents' | ContentEntity, Map<string, number>>
  /** For items without a time of their own, UTC ISO. */
  at: string
}

/** Runs in the caller's transaction. Returns false when another process was faster. @throws ContentError */
export async function insertSampleContent(tx: Db, sample: StoredSample): Promise<boolean> {
  // Loading takes longer than a statement of a concurrent process may wait.
  await waitForLock(tx, 'sample content')
  await raiseContentRevision(tx)
  if ((await getContentRevision(tx)) > FIRST_REVISION) return false

  // Pages and settings have an empty version already; the sample's replaces it.
  await deleteUntouchedItems(tx)
  await insertAll(tx, sample, insertEntry)
  return true
}

type Insert = (loading: Loading, entity: ContentEntity, entry: SampleEntry, position: number) => Promise<void>

export async function insertAll(tx: Db, sample: StoredSample, insert: Insert): Promise<void> {
  const kinds = [...sample.content.entries]
  // Without the clock, two stores get the same rows: all but the news is as old as the newest news.
  const times = kinds.flatMap(([entity, entries]) => entries.map((entry) => timeOf(kindOf(entity), entry) ?? ''))
  const ids = Object.fromEntries(
    ['pictures', 'documents', ...sample.content.entries.keys()].map((name) => [name, new Map()]),
  )
  const loading = {
    ...sample,
    tx,
    ids: ids as Loading['ids'],
    at: times.toSorted().at(-1) || new Date(0).toISOString(),
  }
  await insertPictures(loading)
  await insertSampleDocuments(loading)
  for (const [entity, entries] of kinds) {
    for (const [position, entry] of entries.entries()) await insert(loading, entity, entry, position)
  }
  await announceLoaded(tx, loading.at)
}

async function insertPictures({ tx, pictures, ids, at }: Loading): Promise<void> {
  for (const picture of pictures.values()) {
    const { file: name, original, alt } = picture
    // Of an example that is loaded later, the firm may have the same picture.
    const known = await findPictureByKey(tx, original.key)
    if (known) await trashPictures(tx, [known.id], null)
    const translations = { en: { alt }, ...picture.translations }
    const row = { name, sample_version: FIRST_VERSION, created_at: at, updated_at: at, translations }
    ids.pictures.set(name, known?.id ?? (await insertDescribedPicture(tx, original, picture, row)))
  }
}

/** As the body of a call: with ids instead of slugs and file names. @throws ContentError; ServiceError for an unknown name */
export function givenOf(loading: Loading, entity: ContentEntity, entry: SampleEntry, position: number) {
  const translations = translationsOf(loading, entity, entry)
  refuseUntitled(entity, entry, position, translations)
  const body = loading.content.bodies.get(bodyFileOf(entity, entry) ?? '')
  const written = body === undefined ? entry : { ...entry, [richTextOf(entity)!]: body }
  return { ...valuesOf(loading, kindOf(entity).fields, written), translations } as Record<string, unknown>
}

export async function insertEntry(
  loading: Loading,
  entity: ContentEntity,
  entry: SampleEntry,
  position: number,
): Promise<void> {
  const { isPublished } = entry
  try {
    const given = givenOf(loading, entity, entry, position)
    const at = timeOf(kindOf(entity), entry) ?? loading.at
    const id = await loadContent(loading.tx, entity, given, { at, position, isPublished })
    await markSample(loading.tx, { entity, id }, FIRST_VERSION)
    if (entry.checkedOn !== undefined) await noteChecked(loading.tx, entity, id, entry.checkedOn)
    loading.ids[entity].set(namedBy(entity, entry), id)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const faults = Object.entries(error.fields ?? { '': error.message })
    throw new ContentError(faults.map(([name, message]) => fault(`${entity}.json`, [position, name], message, entry)))
  }
}

/** English replaces what else a translation lacks. @throws ContentError */
function refuseUntitled(
  entity: ContentEntity,
  entry: SampleEntry,
  position: number,
  translations: ReturnType<typeof translationsOf>,
): void {
  const { title, isFixed, fields } = kindOf(entity)
  if (isFixed || !fields[title]?.isTranslated) return
  for (const [locale, texts] of Object.entries(translations)) {
    if (texts?.[title]) continue
    const path = [position, 'translations', locale, shownName(title)]
    throw new ContentError([fault(`${entity}.json`, path, 'is missing', entry)])
  }
}

function translationsOf({ content, pictures }: Loading, entity: ContentEntity, entry: SampleEntry) {
  const translations = { ...entry.translations }
  const richText = richTextOf(entity)
  if (richText === undefined) return translations
  for (const locale of OTHER_LOCALES) {
    const html = content.bodies.get(bodyFileOf(entity, entry, locale) ?? '')
    if (html !== undefined) translations[locale] = { ...translations[locale], [richText]: publishBody(html, pictures) }
  }
  return translations
}

type Row = Record<string, unknown>

/** @param at where they stand, such as `blocks.2.` */
const valuesOf = (loading: Loading, fields: Record<string, Field>, written: Row, at = ''): Row =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const shown = shownName(name)
      return [name, valueOf(loading, field, at + shown, written[shown])]
    }),
  )

/** Resolves slugs and file names to ids, and pictures in HTML. @throws ServiceError invalid for a name that nothing has */
function valueOf(
  loading: Loading,
  { type, to, columns = {}, blocks = {} }: Field,
  at: string,
  written: unknown,
): unknown {
  const { ids, pictures } = loading
  if (type === 'table')
    return ((written ?? []) as Row[]).map((row, index) => valuesOf(loading, columns, row, `${at}.${index}.`))
  if (type === 'blocks')
    return (written as Block[]).map((block, index) => ({
      ...valuesOf(loading, blocks[block.type]!.fields, block, `${at}.${index}.`),
      id: block.id,
      type: block.type,
    }))
  if (!written) return written
  if (type === 'richText') {
    if (typeof written === 'string') return publishBody(written, pictures)
    const texts = Object.entries(written as Record<string, string>)
    return Object.fromEntries(texts.map(([locale, html]) => [locale, publishBody(html, pictures)]))
  }
  const named = type === 'picture' || type === 'pictures' ? 'pictures' : type === 'document' ? 'documents' : to
  const known = named && ids[named as keyof Loading['ids']]
  if (!known) return written
  const idOf = (one: unknown) => {
    const id = known.get(String(one))
    if (id === undefined) throw invalid({ [at]: `There is no '${String(one)}'` })
    return id
  }
  return Array.isArray(written) ? written.map(idOf) : idOf(written)
}

function timeOf({ fields, date }: Kind, entry: SampleEntry): string | undefined {
  return date !== undefined && fields[date]?.precision === 'time' ? (entry[date] as string | undefined) : undefined
}
