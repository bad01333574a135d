import type { BlockType } from '../../../contract/blocks/index.ts'
import type { PublicBlock } from '../../../contract/site-pages/site-page.ts'
import type { SiteApi } from '../../api/site-api.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { useForeign } from '../../words.ts'
import { type BlockView, BLOCK_VIEWS } from './block-views.tsx'
import styles from './blocks.css?inline'

export interface ShownBlock {
  id: string
  type: BlockType
  data: object
}

/** The blocks that a page sends: those that have something to show. */
export async function loadBlocks(blocks: readonly PublicBlock[], api: SiteApi): Promise<ShownBlock[]> {
  const shown = blocks.map(async (block) => {
    const view = BLOCK_VIEWS[block.type] as BlockView<PublicBlock, object>
    return { id: block.id, type: block.type, data: await view.load(block, api) }
  })
  return (await Promise.all(shown)).filter((block): block is ShownBlock => block.data !== null)
}

export default function Blocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return (
    <div className="blocks wrap" data-field="blocks">
      <ComponentStyles name="blocks" css={styles} />
      {blocks.map(({ id, type, data }) => {
        const { View } = BLOCK_VIEWS[type] as BlockView<PublicBlock, object>
        return (
          <section key={id} className={`block block--${type}`}>
            <BlockHeading {...data} />
            <View {...data} />
          </section>
        )
      })}
    </div>
  )
}

/** Heading and note of a block that has some, in its language. */
function BlockHeading({ heading, note, locale }: Partial<Pick<PublicBlock<'map'>, 'heading' | 'note' | 'locale'>>) {
  const lang = useForeign()(locale)
  return (
    <>
      {heading && (
        <h2 className="block__heading" lang={lang}>
          {heading}
        </h2>
      )}
      {note && (
        <p className="block__note" lang={lang}>
          {note}
        </p>
      )}
    </>
  )
}
