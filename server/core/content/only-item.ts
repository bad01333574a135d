import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { fieldsOf, type DocumentOf, type GivenOf, type Kind } from '../../../contract/fields/kind.ts'
import { ONLY_ITEM } from '../../../contract/fields/only-item.ts'
import { byOtherLocale } from '../../../contract/locale.ts'
import { ALL_PUBLISHED } from './columns.ts'
import type { ContentKind } from './kind.ts'
import { recordKind, type OwnRules } from './record-kind.ts'

/** A kind with one item that always exists (isFixed): until it is written, with the initial values of its fields. */
export function onlyItem<One extends Kind>(
  declared: One & { entity: ContentEntity },
  own: OwnRules<DocumentOf<One>> = {},
): ContentKind<DocumentOf<One>, GivenOf<One>> {
  const written = recordKind(declared, own)
  const unwritten = () => {
    const values = fieldsOf(declared).map(([name, field]) => [name, field.initial ?? field.empty])
    return { ...Object.fromEntries(values), translations: byOtherLocale(() => null), ...ALL_PUBLISHED } as never
  }
  return {
    ...written,

    async read(db, id) {
      if (id !== ONLY_ITEM) return undefined
      return (await written.read(db, id)) ?? { document: unwritten() }
    },

    // There is no text to translate.
    describe: (document) => ({ ...written.describe(document), gaps: [] }),
    listIds: async () => [ONLY_ITEM],
    remove: async () => {},
    emptied: unwritten,
  }
}
