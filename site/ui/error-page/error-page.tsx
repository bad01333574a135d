import { lazy } from 'react'
import { useLocation } from 'react-router'
import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { useSiteData } from '../../site-data.ts'
import { MessagePanel } from '../message-panel/message-panel.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './error-page.css?inline'

/** Loaded when a page is missing; other failures may be the network's. `Suspense` would hide the server's HTML. */
const MissingPage = lazy(() => import('./missing-page.tsx'))

export function ErrorPage({ status }: { status: number }) {
  const { pathname, search } = useLocation()
  const isMissing = status === 404
  const firm = useSiteData()?.settings.shortName
  return (
    <div className="wrap error-page">
      <ComponentStyles name="error-page" css={styles} />
      <title>{[isMissing ? 'Page not found' : 'Something went wrong', firm].filter(Boolean).join(' | ')}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? (
        <MissingPage />
      ) : (
        <MessagePanel title="Something went wrong" level="h1">
          <p>The page could not be loaded. Nothing that you sent is lost; please try once more in a moment.</p>
          <a className="button" href={pathname + search}>
            Try again
          </a>
          <Link className="more" to={href('home')} reloadDocument>
            Home page
          </Link>
        </MessagePanel>
      )}
    </div>
  )
}
