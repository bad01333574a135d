import type { Field, FieldOptions, Stored } from './field.ts'
import type { Block, BlockKind } from './block.ts'

/**
 * Blocks in one order for all languages, in one column. What they show is also in the table `usesIn` (the item's id,
 * `position`, `entity`, `item_id`): with it the store finds who uses a picture or an item. Without one they show none.
 */
export const blocks = <
  const Given extends FieldOptions & {
    bound: number
    blocks: Readonly<Record<string, BlockKind>>
    usesIn?: string
    isArranged?: true
  },
>(
  given: Given,
) =>
  ({ type: 'blocks', empty: [], isTranslated: false, ...given }) as unknown as Field<Block[], false> &
    Stored<'blocks', Given>
