import { useSyncExternalStore } from 'react'
import { failedLoad } from '../../failed-load.ts'
import { Link } from '../../link.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './notice.css?inline'

export function FailedLoadNotice() {
  const failed = useSyncExternalStore(failedLoad.subscribe, failedLoad.get, () => undefined)
  return (
    <div role="status">
      {failed && (
        <p className="notice">
          <ComponentStyles name="notice" css={styles} />
          The page could not be loaded.{' '}
          <Link className="notice__link" to={failed.wanted}>
            Try again
          </Link>
        </p>
      )}
    </div>
  )
}
