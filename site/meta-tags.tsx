// @chunk shared
import { useLocation, useMatches, type MetaDescriptor } from 'react-router'
import type { Page } from './page.ts'

export interface PageHandle extends Pick<Page, 'meta' | 'load'> {}

/** Title and descriptions of the shown page. One that could not be loaded has those of the error page. */
export function MetaTags() {
  const matches = useMatches()
  const location = useLocation()
  const { handle, params, loaderData } = matches.at(-1) ?? {}
  const { meta, load } = (handle ?? {}) as PageHandle
  if (!meta || (load && loaderData === undefined)) return null
  return meta({ matches, params: params as Parameters<typeof meta>[0]['params'], location, loaderData }).map((tag) => (
    <MetaTag key={JSON.stringify(tag)} tag={tag} />
  ))
}

/** JSON that cannot end the script element in which it stands. */
export const scriptText = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

function MetaTag({ tag }: { tag: MetaDescriptor }) {
  if ('script:ld+json' in tag) {
    const text = scriptText(tag['script:ld+json'])
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  }
  if ('tagName' in tag) {
    const { tagName: _, ...attributes } = tag
    return <link {...attributes} />
  }
  if ('title' in tag) return <title>{String(tag.title)}</title>
  return <meta {...tag} />
}
