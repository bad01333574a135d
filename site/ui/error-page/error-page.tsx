import { lazy } from 'react'
import { useHref, useLocation } from 'react-router'
import { href } from '../../../contract/addresses.ts'
import { words as errorWords } from '../../api/api-error.words.ts'
import { MoreLink } from '../../link.tsx'
import { useSiteData } from '../../site-data.ts'
import { useWords } from '../../words.ts'
import { MessagePanel } from '../message-panel/message-panel.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './error-page.css?inline'
import { words } from './words.ts'

/** Loaded when a page is missing; other failures may be the network's. `Suspense` would hide the server's HTML. */
const MissingPage = lazy(() => import('./missing-page.tsx'))
const GonePage = lazy(() => import('./gone-page.tsx'))

/** Of the page of somebody who has left. */
const GONE = 410

export function ErrorPage({ status }: { status: number }) {
  const t = useWords(words)
  const { wrong } = useWords(errorWords)
  const { pathname, search } = useLocation()
  const address = useHref({ pathname, search })
  const isMissing = status === 404
  const firm = useSiteData()?.settings.shortName
  return (
    <div className="wrap error-page">
      <ComponentStyles name="error-page" css={styles} />
      <title>{[isMissing ? t.missing : status === GONE ? t.gone : wrong, firm].filter(Boolean).join(' | ')}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? (
        <MissingPage />
      ) : status === GONE ? (
        <GonePage />
      ) : (
        <MessagePanel title={wrong} level="h1">
          <p>{t.failed}</p>
          <a className="button" href={address}>
            {t.again}
          </a>
          <MoreLink to={href('home')} reloadDocument>
            {t.home}
          </MoreLink>
        </MessagePanel>
      )}
    </div>
  )
}
