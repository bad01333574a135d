import type { PublicBlock } from '../../../contract/site-pages/site-page.ts'
import type { SiteApi } from '../../api/site-api.ts'
import { latePart } from '../../late-part.tsx'
import type { ShownBlock } from './blocks.tsx'

/** For pages that mostly have no blocks: the code of blocks is loaded where there are some. */
export const loadPageBlocks = async (blocks: PublicBlock[], api: SiteApi): Promise<ShownBlock[]> =>
  blocks[0] ? (await import('./blocks.tsx')).loadBlocks(blocks, api) : []

export const LateBlocks = latePart(() => import('./blocks.tsx'))
