import { languageGap } from '../../contract/fields/gaps.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { translatedFields } from '../../contract/fields/kind.ts'
import { OTHER_LOCALES } from '../../contract/locale.ts'
import { PAGE_TEXTS } from '../../contract/pages/page-texts.ts'
import { hasBlank } from '../../contract/seed/blanks.ts'
import type { ContentDocument } from '../core/content/kind.ts'
import { kindFor } from '../core/content/kinds.ts'
import { walkDocuments } from '../core/content/store/walk-documents.ts'
import { pictureIdsIn } from '../core/pictures/picture-uses.ts'
import { getContentRevision, keepByRevision } from '../core/store/revision.ts'
import type { Db } from '../core/store/schema.ts'

/** Staff screens, below /admin, of the first item that visitors read with each fault. */
interface PublishedFaults {
  revision: number
  blank?: string
  untranslated?: string
  /** Whether the firm has chosen the one of home. */
  hasHeadline: boolean
  /** Of all pictures beside texts, but for portraits: the name stands beside those. */
  pictureIds: Set<number>
}

const OTHER_GAPS = OTHER_LOCALES.flatMap((locale) => [languageGap(locale), languageGap(locale, 'draft')])

async function findFaults(db: Db): Promise<PublishedFaults> {
  const revision = await getContentRevision(db)
  const faults: PublishedFaults = { revision, hasHeadline: false, pictureIds: new Set() }
  for (const entity of CONTENT_ENTITIES) {
    for await (const { id, document } of walkDocuments(db, entity, 'published')) {
      const place = entity === 'settings' ? '/settings' : `/${entity}/${id}`
      if (hasBlank(document)) faults.blank ??= place
      if (isUntranslated(entity, document)) faults.untranslated ??= place
      if (document['key'] === 'home') faults.hasHeadline = document['title'] !== PAGE_TEXTS.home.title.en
      if (entity !== 'teams')
        for (const picture of pictureIdsIn(kindOf(entity), document)) faults.pictureIds.add(picture)
    }
  }
  return faults
}

/** Not for what has no text in the first language either. */
function isUntranslated(entity: ContentEntity, document: ContentDocument): boolean {
  const kind = kindOf(entity)
  if (translatedFields(kind).length === 0 || (kind.mainText !== undefined && !document[kind.mainText])) return false
  return kindFor(entity)
    .describe(document)
    .gaps.some((gap) => OTHER_GAPS.includes(gap))
}

const keep = keepByRevision<PublishedFaults>()

/** Reads every published document, so once after a publication. */
export const publishedFaults = (db: Db): Promise<PublishedFaults> => keep(db, () => findFaults(db))
