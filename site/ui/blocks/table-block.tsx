import type { Locale } from '../../../contract/locale.ts'
import type { Download } from '../publication/download.ts'
import { toDownloads } from '../publication/download.ts'
import Downloads from '../publication/downloads.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { BlockHeading, blockView } from './block-view.tsx'

interface Shown {
  heading: string
  html: string
  downloads: Download[] | undefined
  locale: Locale
}

export const tableView = blockView<'table', Shown>(
  ({ heading, table: html, publications, locale }) =>
    html || publications.length > 0 ? { heading, html, downloads: toDownloads(publications), locale } : null,
  function TableBlock({ html, downloads, ...block }) {
    return (
      <>
        <BlockHeading {...block} />
        {html && <RichText html={html} locale={block.locale} />}
        {downloads && <Downloads downloads={downloads} />}
      </>
    )
  },
)
