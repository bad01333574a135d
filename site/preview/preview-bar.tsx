import { useBlocker } from 'react-router'
import { localePath } from '../../contract/page-locales.ts'
import styles from './preview-bar.css?inline&in-page'
import { defineWords, useLocale, useWords } from '../words.ts'
import texts from './words.json' with { type: 'json' }
import previewScript from './preview-script.js?raw&in-page'

const words = defineWords(texts)

export default function PreviewBar() {
  const { label, note, ...dialog } = useWords(words)
  const locale = useLocale()
  useBlocker(({ nextLocation: { pathname, search } }) => {
    const detail = localePath(locale, pathname) + search
    return !dispatchEvent(new CustomEvent('leave', { cancelable: true, detail }))
  })
  return (
    <aside className="preview-bar" aria-label={label} data-dialog={JSON.stringify(dialog)}>
      <style href="preview-bar" precedence="components">
        {styles}
      </style>
      <p>{note}</p>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: previewScript }} />
    </aside>
  )
}
