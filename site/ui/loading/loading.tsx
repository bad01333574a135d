import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { isFetchingCode } from '../../failed-load.ts'
import { useObservable } from '../../observable.ts'
import { defineWords, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './loading.css?inline'
import texts from './words.json' with { type: 'json' }

const words = defineWords(texts)

/** Milliseconds (readings). */
const SPINNER_DELAY = 150

/** Specification section 2. */
export function Loading() {
  const t = useWords(words)
  const isFetching = useObservable(isFetchingCode, false)
  const isLoading = useNavigation().state !== 'idle' || isFetching
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    if (!isLoading) return setIsLate(false)
    const timer = setTimeout(() => setIsLate(true), SPINNER_DELAY)
    return () => clearTimeout(timer)
  }, [isLoading])

  return (
    <div role="status">
      {isLoading && isLate && (
        <div className="loading">
          <ComponentStyles name="loading" css={styles} />
          <span className="loading__spinner" aria-hidden="true" />
          <p>{t.loading}</p>
        </div>
      )}
    </div>
  )
}
