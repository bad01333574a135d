import { Link, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { MessagePanel } from '../message-panel/message-panel.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './error-page.css?inline'

/** What a visitor sees when there is no such page, or when it could not be loaded. */
export function ErrorPage({ status }: { status: number }) {
  const { pathname, search } = useLocation()
  const isMissing = status === 404
  return (
    <div className="wrap error-page">
      <ComponentStyles name="error-page" css={styles} />
      <title>{isMissing ? 'Page not found' : 'Something went wrong'}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? (
        <MessagePanel title="Page not found" level="h1">
          <p>No drawing has this number. The page may have moved, or the address may have a slip of the pen in it.</p>
          <p>
            <Link className="more" to={paths.projects}>
              All projects
            </Link>
          </p>
          <p>
            <Link className="more" to={paths.services}>
              What we do
            </Link>
          </p>
          <p>
            <Link className="more" to={paths.home}>
              Home page
            </Link>
          </p>
        </MessagePanel>
      ) : (
        <MessagePanel title="Something went wrong" level="h1">
          <p>The page could not be loaded. Nothing that you sent is lost; please try once more in a moment.</p>
          <a className="button" href={pathname + search}>
            Try again
          </a>
        </MessagePanel>
      )}
    </div>
  )
}
