import { useSyncExternalStore } from 'react'
import { useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './notice.css?inline'
import { words } from './words.ts'

export function OfflineNotice() {
  const t = useWords(words)
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className="notice notice--offline">
          <ComponentStyles name="notice" css={styles} />
          {t.offline}
        </p>
      )}
    </div>
  )
}

function listen(changed: () => void): () => void {
  const gone = new AbortController()
  addEventListener('online', changed, { signal: gone.signal })
  addEventListener('offline', changed, { signal: gone.signal })
  return () => gone.abort()
}
