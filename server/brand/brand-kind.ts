import { BRAND_ID } from '../../contract/brand/brand-id.ts'
import { brandKind } from '../../contract/kinds/brand.ts'
import { fieldsOf } from '../../contract/kinds/kind.ts'
import { byOtherLocale } from '../../contract/locale.ts'
import { ALL_PUBLISHED } from '../core/content/columns.ts'
import { recordKind } from '../core/content/record-kind.ts'

const written = recordKind(brandKind, {})

export const brandRules: typeof written = {
  ...written,

  async read(db, id) {
    if (id !== BRAND_ID) return undefined
    return (await written.read(db, id)) ?? { document: unwritten() }
  },

  // There is no text to translate.
  describe: (document) => ({ ...written.describe(document), gaps: [] }),
  listIds: async () => [BRAND_ID],
  // It always exists (isFixed).
  remove: async () => {},
  emptied: () => unwritten(),
}

function unwritten() {
  const empty = fieldsOf(brandKind).map(([name, field]) => [name, field.initial ?? field.empty])
  return { ...Object.fromEntries(empty), translations: byOtherLocale(() => null), ...ALL_PUBLISHED } as never
}
