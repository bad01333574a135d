import { readBlocks } from '../../contract/fields/read-blocks.ts'
import { CONTENT_SCHEMAS } from '../../contract/content/schemas.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { documentFields, fieldsOf, pictureFields, type Kind } from '../../contract/fields/kind.ts'
import { dependenciesFirst } from '../core/content/dependencies-first.ts'
import { completedBlocks, cleanHtml } from '../core/content/parts.ts'
import { afterPublish } from '../core/content/published.ts'
import { describeItem } from '../core/content/items.ts'
import type { ContentDocument } from '../core/content/kind.ts'
import { kindFor } from '../core/content/kinds.ts'
import { withPictures } from '../core/content/picture-numbers.ts'
import { noteChecked } from '../core/content/record-checks.ts'
import { ServiceError } from '../core/process/service-error.ts'
import {
  findContentItem,
  insertContentItem,
  insertContentVersion,
  lockContent,
  recordContentId,
  updateContentItem,
} from '../core/content/store/content-items.ts'
import type { Db } from '../core/store/schema.ts'
import type { ExportedItem } from './export-format.ts'
import type { ReadFile } from './read-export.ts'

const IMPORTER = 'Import'

export interface Importing {
  tx: Db
  at: string
  faults: string[]
  /** By the number in the export; the number in this store. */
  pictures: Map<number, number>
  documents: Map<number, number>
}

/** Adds faults of what visitors would see, and then publishes nothing. */
export async function insertItems(importing: Importing, entity: ContentEntity, file: ReadFile<ExportedItem[]>) {
  const { tx, at, faults } = importing
  const kind = kindFor(entity)
  await lockContent(tx, entity)
  const documents = new Map<number, ContentDocument>()
  for (const [index, item] of file.value.entries()) {
    const versions = await Promise.all(
      item.versions.map(async (version) => ({
        ...version,
        document: await adapt(importing, kind.declared, version.document),
      })),
    )
    const newest = versions.at(-1)!
    const shown = versions.findIndex(({ number }) => number === item.publishedVersion)
    if (shown >= 0) {
      documents.set(index, versions[shown]!.document)
      for (const [path, message] of findFaults(importing, entity, item.versions[shown]!.document))
        faults.push(file.fault([index, 'versions', shown, 'document', ...path], message))
    }
    await insertContentItem(tx, {
      entity,
      item_id: item.id,
      state: item.state === 'trash' ? 'trash' : 'draft',
      trashed_at: item.state === 'trash' ? at : null,
      version: newest.number,
      position: item.order,
      ...describeItem(kind, newest.document),
      updated_at: newest.savedAt,
      updated_by: IMPORTER,
    })
    for (const { number, savedAt, action, document } of versions)
      await insertContentVersion(tx, {
        entity,
        item_id: item.id,
        number,
        document: JSON.stringify(document),
        action,
        saved_at: savedAt,
        saved_by: IMPORTER,
        // An export does not say which ones visitors saw.
        published_at: savedAt,
      })
    await recordContentId(tx, entity, item.id)
  }
  if (faults.length > 0) return
  for (const index of parentsFirst(kind.declared, file.value, documents))
    await publish(importing, entity, file, index, documents.get(index)!)
}

/** Items that others of the same kind refer to come before these. */
function parentsFirst(kind: Kind, items: ExportedItem[], documents: Map<number, ContentDocument>): number[] {
  const own = fieldsOf(kind).filter(([, { type, to }]) => type === 'reference' && to === kind.entity)
  const indexOf = new Map(items.map(({ id }, index) => [id, index]))
  return dependenciesFirst(documents.keys(), (index) =>
    own
      .map(([name]) => indexOf.get(documents.get(index)![name] as number) ?? NaN)
      .filter((parent) => documents.has(parent)),
  )
}

async function publish(
  { tx, at, faults }: Importing,
  entity: ContentEntity,
  file: ReadFile<ExportedItem[]>,
  index: number,
  document: ContentDocument,
): Promise<void> {
  const kind = kindFor(entity)
  const { id, order, createdAt, updatedAt, publishedVersion, path, versions, checkedOn } = file.value[index]!
  const { savedAt } = versions.find(({ number }) => number === publishedVersion)!
  try {
    await kind.check(tx, document, id)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const shown = versions.findIndex(({ number }) => number === publishedVersion)
    for (const [name, message] of Object.entries(error.fields ?? { '': error.message }))
      faults.push(file.fault([index, 'versions', shown, 'document', ...(name ? [name] : [])], message))
    return
  }
  await kind.put(tx, id, document, {
    position: order,
    createdAt: createdAt ?? savedAt,
    updatedAt: updatedAt ?? savedAt,
  })
  if (checkedOn !== undefined) await noteChecked(tx, entity, id, checkedOn)
  const published = {
    state: 'published',
    published_version: publishedVersion,
    path: kind.path?.(document) ?? path,
  } as const
  await updateContentItem(tx, { entity, item_id: id }, published)
  await afterPublish(tx, (await findContentItem(tx, entity, id))!, { action: 'publish', at, by: IMPORTER })
}

/** Of an exported document: by the schema of the calls that write it, and pictures that the export lacks. */
function findFaults({ pictures, documents }: Importing, entity: ContentEntity, document: Record<string, unknown>) {
  const parsed = CONTENT_SCHEMAS[entity].given.safeParse(document)
  const issues = parsed.success ? [] : parsed.error.issues
  const files = [
    ...pictureFields(kindOf(entity)).map(([name]) => [name, pictures, 'pictures.json has no picture'] as const),
    ...documentFields(kindOf(entity)).map(([name]) => [name, documents, 'documents.json has no document'] as const),
  ]
  const lost = files.flatMap(([name, known, fault]): [PropertyKey[], string][] => {
    const ids = [document[name] ?? []].flat() as number[]
    return ids.every((id) => known.has(id)) ? [] : [[[name], `${fault} ${ids.join(' or ')}`]]
  })
  return [...issues.map(({ path, message }): [PropertyKey[], string] => [path, message]), ...lost]
}

/** HTML is cleaned, and pictures and documents get their numbers in this store; lost ones are left out. */
async function adapt({ pictures, documents }: Importing, kind: Kind, given: object): Promise<ContentDocument> {
  const document = structuredClone(given) as ContentDocument
  for (const [name] of documentFields(kind)) document[name] = documents.get(document[name] as number) ?? null
  for (const [name, field] of fieldsOf(kind)) {
    if (field.type === 'blocks') {
      const given = readBlocks(document[name])
      document[name] = await completedBlocks(name, field, given, given)
    }
    if (field.type === 'richText')
      for (const texts of [document, ...Object.values(document.translations)])
        if (typeof texts?.[name] === 'string') texts[name] = await cleanHtml(texts[name])
  }
  const pictureOf = (id: unknown) => pictures.get(id as number) ?? null
  return withPictures(Object.fromEntries(fieldsOf(kind)), document, pictureOf) as ContentDocument
}
