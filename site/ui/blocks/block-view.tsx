import type { ComponentType } from 'react'
import type { PublicBlock } from '../../../contract/site-pages/site-page.ts'
import type { SiteApi } from '../../api/site-api.ts'
import { useForeign } from '../../words.ts'

/** How a kind of block becomes a part of a page. */
export interface BlockView<Block, Data> {
  /** Sent of it; null where it has nothing to show. */
  load: (block: Block, api: SiteApi) => Data | null | Promise<Data | null>
  View: ComponentType<Data>
}

/** The data of the view follow from what is loaded of the block. */
export const blockView = <Block, Data extends object>(
  load: BlockView<Block, Data>['load'],
  View: ComponentType<NoInfer<Data>>,
): BlockView<Block, Data> => ({ load, View })

/** In the language of its block. */
export function BlockHeading({ heading, locale }: Pick<PublicBlock<'gallery'>, 'heading' | 'locale'>) {
  const lang = useForeign()(locale)
  return heading === '' ? null : (
    <h2 className="block__heading" lang={lang}>
      {heading}
    </h2>
  )
}
