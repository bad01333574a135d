import type { Block } from '../../contract/blocks/block.ts'
import { MOST_HEADER_ENTRIES } from '../../contract/menus/entries.ts'
import { invalid } from '../core/process/service-error.ts'

/** @throws ServiceError invalid for more entries than there is room for, or two that lead to the same place */
export function checkMenus({ header, footer }: { header: Block[]; footer: Block[] }): void {
  const isTop = ({ isBelow, isHidden }: Block) => isBelow !== true && isHidden !== true
  if (header.filter(isTop).length > MOST_HEADER_ENTRIES)
    throw invalid({
      header: `The menu has room for ${MOST_HEADER_ENTRIES} entries side by side: put some below others, or hide them`,
    })
  refuseTwice('header', header, isTop)
  refuseTwice('footer', footer, () => true)
}

function refuseTwice(name: string, blocks: Block[], isChecked: (block: Block) => boolean): void {
  const targets = blocks.map(({ type, page, itemId, url }) => JSON.stringify([type, page, itemId, url]))
  const twice = blocks.findIndex(
    (block, index) =>
      isChecked(block) && blocks.findIndex((one, at) => isChecked(one) && targets[at] === targets[index]) < index,
  )
  if (twice >= 0) throw invalid({ [`${name}.${twice}`]: 'Another entry leads to the same page: remove one of them' })
}
