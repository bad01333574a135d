import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './rich-text.css?inline'

/** Only for HTML that the server has sanitized. */
export function RichText({ html }: { html: string }) {
  return (
    <>
      <ComponentStyles name="rich-text" css={styles} />
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: withFrames(html) }} />
    </>
  )
}

/** Wide content scrolls in a focusable frame of its own. */
function withFrames(html: string): string {
  return html
    .replace(
      /<table>(?:\s*<caption>(.*?)<\/caption>)?/gs,
      (table, caption?: string) => `<div class="rich-text__frame" ${named(caption, 'Table')}>${table}`,
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', `<pre ${named(undefined, 'Text as it was typed')}>`)
}

function named(caption: string | undefined, otherwise: string): string {
  const words = caption
    ?.replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim()
  return `tabindex="0" role="group" aria-label="${words || otherwise}"`
}
