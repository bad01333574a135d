import { useState } from 'react'
import type { PublicBlock } from '../../../contract/site-pages/site-page.ts'
import type { Picture } from '../../../contract/pictures/picture.ts'
import { PictureGrid, PictureOverlay } from '../picture-grid/picture-grid.tsx'
import { BlockHeading, blockView } from './block-view.tsx'

export const galleryView = blockView<'gallery', PublicBlock<'gallery'>>(
  (block) => (block.pictures.length > 0 ? block : null),
  function GalleryBlock(block) {
    const [opened, setOpened] = useState<Picture>()
    return (
      <>
        <BlockHeading {...block} />
        <PictureGrid pictures={block.pictures} onOpen={setOpened} />
        <PictureOverlay picture={opened} onClose={() => setOpened(undefined)} />
      </>
    )
  },
)
