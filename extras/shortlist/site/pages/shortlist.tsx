import { href } from '../../../../contract/addresses.ts'
import type { Load, MetaArgs, PageProps } from '../../../../site/page.ts'
import { localeOf, pageMeta } from '../../../../site/meta.ts'
import { countItems, shortlistOfQuery } from '../ui/shortlist-ids.ts'
import { loadDossierItems } from '../ui/dossier-items.ts'
import { PageHeading } from '../../../../site/ui/page-heading/page-heading.tsx'
import { LinkedShortlist, OwnShortlist } from '../ui/shortlists.tsx'
import styles from '../ui/shortlist-page.css?inline'
import { ComponentStyles } from '../../../../site/ui/styles/component-styles.tsx'
import { useWords, wordsIn } from '../../../../site/words.ts'
import { words } from './shortlist.words.ts'

export const load = (async (api, { url, locale }) => {
  const linked = shortlistOfQuery(url.searchParams)
  return { preparedFor: linked.preparedFor, items: await loadDossierItems(api, linked, locale) }
}) satisfies Load<unknown>

/** A link has its items in its address; without any, the items are those of the visitor's browser. */
export default function ShortlistPage({ loaderData: { items, preparedFor } }: PageProps<typeof load>) {
  const t = useWords(words)
  const isLinked = countItems(items.ids) > 0
  return (
    <>
      <ComponentStyles name="shortlist-page" css={styles} />
      <div className="screen-only">
        <PageHeading title={t.title} lead={isLinked ? t.linked : t.own} />
      </div>
      {isLinked ? (
        <LinkedShortlist key={JSON.stringify(items.ids)} items={items} preparedFor={preparedFor} />
      ) : (
        <OwnShortlist />
      )}
    </>
  )
}

/** Everybody has other ones: search engines index the projects and people themselves. */
export function meta({ matches }: MetaArgs<typeof load>) {
  const { title, description } = wordsIn(words, localeOf(matches))
  return pageMeta(matches, { title, description, path: href('shortlist'), isHidden: true })
}
