import styles from './preview-bar.css?inline&in-page'
import previewScript from './preview-script.js?raw&in-page'

export function PreviewBar() {
  return (
    <aside className="preview-bar" aria-label="Preview">
      <style href="preview-bar" precedence="components">
        {styles}
      </style>
      <p>Preview: this version is not published. Links on this page lead to the published site.</p>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: previewScript }} />
    </aside>
  )
}
