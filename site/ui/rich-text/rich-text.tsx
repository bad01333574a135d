import type { Locale } from '../../../contract/locale.ts'
import { useForeign, useWords, type WordsOf } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './rich-text.css?inline'
import { nameCells, toAttribute } from './stacked-tables.ts'
import { words } from './words.ts'

/** Only for HTML that the server has sanitized. @param locale of the text */
export function RichText({ html, locale }: { html: string; locale?: Locale | undefined }) {
  const t = useWords(words)
  return (
    <>
      <ComponentStyles name="rich-text" css={styles} />
      <div
        className="rich-text"
        data-field="mainText"
        lang={useForeign()(locale)}
        dangerouslySetInnerHTML={{ __html: t.withLinks(withFrames(html, t)) }}
      />
    </>
  )
}

/** Wide content scrolls in a focusable frame of its own. */
function withFrames(html: string, t: WordsOf<typeof words>): string {
  return nameCells(html)
    .replace(
      /<table>(?:\s*<caption>(.*?)<\/caption>)?/gs,
      (table, caption?: string) => `<div class="rich-text__frame" ${named(caption, t.table)}>${table}`,
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', `<pre ${named(undefined, t.typed)}>`)
}

function named(caption: string | undefined, otherwise: string): string {
  const name = caption && toAttribute(caption)
  return `tabindex="0" role="group" aria-label="${name || otherwise}"`
}
