import { columnOf, type Kind } from '../../../contract/fields/kind.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { invalid } from '../process/service-error.ts'
import type { Db } from '../store/schema.ts'
import { countContentItems, findContentItem } from './store/content-items.ts'
import { findRecord, isValueInUse } from './store/records.ts'

/** Of kinds whose items stand beneath others of theirs, named by `group`. @throws ServiceError invalid for a third level */
export async function requireTwoLevels(tx: Db, kind: Kind, parentId: number | null, id: number) {
  const { entity, table, fields, group = '', noun, plural } = kind
  if (parentId === null) return
  const column = columnOf(group, fields[group]!)
  const deep = `${plural.en} are two levels deep`
  if (parentId === id) throw invalid({ [group]: `A ${noun.toLowerCase()} cannot be its own parent` })
  const parent = await findContentItem(tx, entity as ContentEntity, parentId)
  if (parent?.list_group || (await findRecord(tx, table, parentId))?.row[column])
    throw invalid({
      [group]: `${deep}, and ${parent?.title ?? 'this one'} has a parent itself: choose a top-level one`,
    })
  const hasChildren =
    (await isValueInUse(tx, { table, column, exceptId: id }, String(id))) ||
    (await countContentItems(tx, entity as ContentEntity, { group: String(id) })) > 0
  if (hasChildren)
    throw invalid({ [group]: `${deep}, and this one has ${plural.en.toLowerCase()} beneath it: move those first` })
}
