// @chunk shared
import { Suspense } from 'react'
import type { PublicBlock } from '../../../contract/site-pages/site-page.ts'
import type { SiteApi } from '../../api/site-api.ts'
import { latePart } from '../../late-part.ts'
import type { ShownBlock } from './blocks.tsx'

const Blocks = latePart(async () => ({ default: (await import('./blocks.tsx')).Blocks }))

/** For pages that mostly have no blocks: the code of blocks is loaded where there are some. */
export const loadPageBlocks = async (blocks: readonly PublicBlock[], api: SiteApi): Promise<ShownBlock[]> =>
  blocks.length > 0 ? (await import('./blocks.tsx')).loadBlocks(blocks, api) : []

export const PageBlocks = ({ blocks }: { blocks: readonly ShownBlock[] }) =>
  blocks.length > 0 && (
    <Suspense>
      <Blocks blocks={blocks} />
    </Suspense>
  )
