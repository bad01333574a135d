import { useHref, useLocation } from 'react-router'
import { href } from '../../../contract/addresses.ts'
import { SEARCH_LENGTH } from '../../../contract/limits.ts'
import { MoreLink } from '../../link.tsx'
import { usePresence } from '../../texts.ts'
import { defineWords, useWords } from '../../words.ts'
import formStyles from '../form/form.css?inline'
import { MessagePanel } from '../message-panel/message-panel.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { suggestedPages, wordsOf } from './missing-address.ts'
import { words as errorPageWords } from './words.ts'
import { useEffect } from 'react'
import catalogue from './missing-page.words.json' with { type: 'json' }

const words = defineWords(catalogue)

export default function MissingPage() {
  const t = useWords(words)
  const { missing } = useWords(errorPageWords)
  const { pathname, search } = useLocation()
  const isThere = usePresence()
  const action = useHref(href('search'))
  useMovedPage(useHref({ pathname, search }))
  return (
    <MessagePanel title={missing} level="h1">
      <ComponentStyles name="form" css={formStyles} />
      <p>{t.text}</p>
      <search className="missing__search">
        <form className="missing__form" action={action}>
          <label className="field__label" htmlFor="missing-search">
            {t.look}
          </label>
          <input
            className="field__input"
            id="missing-search"
            type="search"
            name="q"
            defaultValue={wordsOf(pathname)}
            maxLength={SEARCH_LENGTH}
          />
          <button className="button" type="submit">
            {t.find}
          </button>
        </form>
      </search>
      <ul className="missing__ways">
        {suggestedPages(pathname)
          .filter(({ name }) => isThere(name))
          .map(({ name, to }) => (
            <li key={to}>
              <MoreLink to={to}>{t[name]}</MoreLink>
            </li>
          ))}
      </ul>
    </MessagePanel>
  )
}

/** Follows a redirect of the missing address, as the server does for a first view. */
function useMovedPage(address: string): void {
  useEffect(() => {
    // The server has answered this page already, and has no redirect.
    const [arrival] = performance.getEntriesByType('navigation')
    if (arrival?.name === location.origin + address) return undefined
    let isShown = true
    fetch(address, { method: 'HEAD', redirect: 'manual' })
      .then(({ type }) => {
        if (isShown && type === 'opaqueredirect') location.replace(address)
      })
      .catch(() => {})
    return () => {
      isShown = false
    }
  }, [address])
}
