import { useSyncExternalStore } from 'react'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './notice.css?inline'

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className="notice">
          <ComponentStyles name="notice" css={styles} />
          You are offline. What you see stays; other pages will load when the connection is back.
        </p>
      )}
    </div>
  )
}

function listen(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
