import type { BlockType } from '../../../contract/blocks/index.ts'
import type { PublicBlock } from '../../../contract/site-pages/site-page.ts'
import type { BlockView } from './block-view.tsx'
import { contactView } from './contact-block.tsx'
import { figuresView } from './figures-block.tsx'
import { galleryView } from './gallery-block.tsx'
import { mapView } from './map-block.tsx'
import { peopleView } from './people-block.tsx'
import { pictureView } from './picture-block.tsx'
import { projectsView } from './projects-block.tsx'
import { tableView } from './table-block.tsx'
import { textView } from './text-block.tsx'

// Each with the data of its kind, which blocks.tsx only hands on.
/* oxlint-disable-next-line typescript/no-explicit-any */
export const BLOCK_VIEWS: { [Type in BlockType]: BlockView<PublicBlock<Type>, any> } = {
  text: textView,
  picture: pictureView,
  gallery: galleryView,
  figures: figuresView,
  table: tableView,
  people: peopleView,
  projects: projectsView,
  map: mapView,
  contact: contactView,
}
