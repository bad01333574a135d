import type { BlockKind } from '../fields/block.ts'
import { contactBlock } from './contact-block.ts'
import { figuresBlock } from './figures-block.ts'
import { galleryBlock } from './gallery-block.ts'
import { mapBlock } from './map-block.ts'
import { peopleBlock } from './people-block.ts'
import { pictureBlock } from './picture-block.ts'
import { projectsBlock } from './projects-block.ts'
import { tableBlock } from './table-block.ts'
import { textBlock } from './text-block.ts'

/** In the order of the menu. A stored block names its kind: never rename one. */
export const BLOCKS = {
  text: textBlock,
  picture: pictureBlock,
  gallery: galleryBlock,
  figures: figuresBlock,
  table: tableBlock,
  people: peopleBlock,
  projects: projectsBlock,
  map: mapBlock,
  contact: contactBlock,
} satisfies Record<string, BlockKind>

export type BlockType = keyof typeof BLOCKS
