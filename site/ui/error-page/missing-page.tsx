import { useLocation } from 'react-router'
import { href } from '../../../contract/addresses.ts'
import { SEARCH_LENGTH } from '../../../contract/limits.ts'
import { Link } from '../../link.tsx'
import formStyles from '../form/form.css?inline'
import { MessagePanel } from '../message-panel/message-panel.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { useMovedPage } from './use-moved-page.ts'
import { suggestedPages, wordsOf } from './missing-address.ts'

export default function MissingPage() {
  const { pathname, search } = useLocation()
  useMovedPage(pathname + search)
  return (
    <MessagePanel title="Page not found" level="h1">
      <ComponentStyles name="form" css={formStyles} />
      <p>No drawing has this number. The page may have moved, or the address may have a slip of the pen in it.</p>
      <search className="missing__search">
        <form className="missing__form" action={href('projects')}>
          <label className="field__label" htmlFor="missing-search">
            Look for it among the projects
          </label>
          <input
            className="field__input"
            id="missing-search"
            type="search"
            name="search"
            defaultValue={wordsOf(pathname)}
            maxLength={SEARCH_LENGTH}
          />
          <button className="button" type="submit">
            Find
          </button>
        </form>
      </search>
      <ul className="missing__ways">
        {suggestedPages(pathname).map(({ label, to }) => (
          <li key={to}>
            <Link className="more" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </MessagePanel>
  )
}
