import type { SiteApi } from '../../api/site-api.ts'
import { loadPageBlocks } from '../blocks/load-page-blocks.ts'
import { withoutAlt } from '../picture/picture.tsx'
import { pick } from '../../pick.ts'
import { yearsSince } from '../../dates.ts'

/** For both addresses of About Us (specification section 2). */
export async function loadAboutText(api: SiteApi) {
  const [story, message, { foundedOn, foundedOnBs }] = await Promise.all([
    api.getPage('our-story'),
    api.getPage('managing-director'),
    api.getSettings(),
  ])
  return {
    story: pick(story, ['title', 'summary', 'body', 'picture', 'locale']),
    message: {
      ...pick(message, ['title', 'body', 'signature', 'locale']),
      picture: withoutAlt(message.picture),
    },
    seo: story.seo,
    blocks: await loadPageBlocks(story.blocks, api),
    locales: story.locales,
    foundedOn,
    foundedOnBs,
    years: foundedOn ? yearsSince(foundedOn) : 0,
  }
}

export type AboutTextData = Awaited<ReturnType<typeof loadAboutText>>
