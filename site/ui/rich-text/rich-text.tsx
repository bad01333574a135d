import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './rich-text.css?inline'

/**
 * HTML that an editor wrote. It was sanitised when it was saved, by the one allow-list of the server; nothing else may
 * be handed to this component.
 */
export function RichText({ html }: { html: string }) {
  // A wide table scrolls in its own frame; the page never does.
  const framed = html
    .replaceAll('<table', '<div class="rich-text__frame" tabindex="0" role="group" aria-label="Table"><table')
    .replaceAll('</table>', '</table></div>')
  return (
    <>
      <ComponentStyles name="rich-text" css={styles} />
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: framed }} />
    </>
  )
}
