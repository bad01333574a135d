import { failedLoad } from '../../failed-load.ts'
import { Link } from '../../link.tsx'
import { useObservable } from '../../observable.ts'
import { defineWords, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './notice.css?inline'
import texts from './words.json' with { type: 'json' }
import { useSyncExternalStore } from 'react'

const words = defineWords(texts)

export function FailedLoadNotice() {
  const t = useWords(words)
  const failed = useObservable(failedLoad, undefined)
  return (
    <div role="status">
      {failed && (
        <p className="notice">
          <ComponentStyles name="notice" css={styles} />
          {t.failed}{' '}
          <Link className="notice__link" to={failed.wanted}>
            {t.again}
          </Link>
        </p>
      )}
    </div>
  )
}

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
