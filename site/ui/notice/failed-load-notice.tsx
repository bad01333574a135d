import { useSyncExternalStore } from 'react'
import { failedLoad } from '../../failed-load.ts'
import { Link } from '../../link.tsx'
import { useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './notice.css?inline'
import { words } from './words.ts'

export function FailedLoadNotice() {
  const t = useWords(words)
  const failed = useSyncExternalStore(failedLoad.subscribe, failedLoad.get, () => undefined)
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
