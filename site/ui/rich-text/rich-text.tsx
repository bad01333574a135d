import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './rich-text.css?inline'

/**
 * HTML that an editor wrote. It was sanitised when it was saved, by the one allow-list of the server; nothing else may
 * be handed to this component.
 */
export function RichText({ html }: { html: string }) {
  return (
    <>
      <ComponentStyles name="rich-text" css={styles} />
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: withFrames(html) }} />
    </>
  )
}

/** What is too wide scrolls in a frame of its own, by keyboard too, under the name of its caption; the page never does. */
function withFrames(html: string): string {
  return html
    .replace(
      /<table>(?:\s*<caption>(.*?)<\/caption>)?/gs,
      (table, caption?: string) => `<div class="rich-text__frame" ${named(caption, 'Table')}>${table}`,
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', `<pre ${named(undefined, 'Text as it was typed')}>`)
}

/** Makes an element a stop of the Tab key with a name: the words of its caption, or what it is. */
function named(caption: string | undefined, otherwise: string): string {
  const words = caption
    ?.replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim()
  return `tabindex="0" role="group" aria-label="${words || otherwise}"`
}
