import type { Block } from '../../contract/blocks/block.ts'
import { MOST_HEADER_ENTRIES } from '../../contract/menus/entries.ts'
import { invalid } from '../core/process/service-error.ts'

/** In place of the index of the entry above. */
const TOP = -1

/** @throws ServiceError invalid for more entries than there is room for, or two beside each other that lead to one place */
export function checkMenus({ header, footer }: { header: Block[]; footer: Block[] }): void {
  if (shownIn(header).filter(({ parent }) => parent === TOP).length > MOST_HEADER_ENTRIES)
    throw invalid({
      header: `The menu has room for ${MOST_HEADER_ENTRIES} entries side by side: put some below others, or hide them`,
    })
  refuseTwice('header', header)
  refuseTwice('footer', footer)
}

function refuseTwice(name: string, blocks: Block[]): void {
  const seen = new Set<string>()
  for (const { parent, index, block } of shownIn(blocks)) {
    const { type, page, itemId, url } = block
    const place = JSON.stringify([parent, type, page === 'story' ? 'about' : page, itemId, url])
    if (seen.has(place))
      throw invalid({ [`${name}.${index}`]: 'Another entry leads to the same page: remove one of them' })
    seen.add(place)
  }
}

function shownIn(blocks: Block[]) {
  let above = TOP
  return blocks
    .map((block, index) => {
      const parent = block['isBelow'] === true ? above : TOP
      if (parent === TOP) above = index
      return { block, index, parent }
    })
    .filter(({ block }) => block['isHidden'] !== true)
}
