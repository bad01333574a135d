import { useEffect, useState } from 'react'
import { useHref, useLocation } from 'react-router'

/** A pause in typing, in milliseconds, after which is searched. */
const PAUSE = 250

/**
 * The text of a search field, which is searched for after a pause in typing.
 * @param search what the list shows now @param onSearch shows the list for other words
 * @returns the text, and what takes another one
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const here = useHref(useLocation().pathname)
  const [typed, setTyped] = useState<string>()
  const [shown, setShown] = useState(search)
  /** Those that the list does not show yet. */
  const [sent, setSent] = useState<string[]>([])
  if (search !== shown) {
    setShown(search)
    setSent(sent.slice(sent.indexOf(search) + 1))
    // A saved filter or the way back; what is typed while a search is under way stays.
    if (!sent.includes(search)) setTyped(undefined)
  }
  useEffect(() => {
    if (typed === undefined || typed.trim() === search) return undefined
    const timer = setTimeout(() => {
      // Another screen is on its way: it would be led back here.
      if (location.pathname !== here) return
      setSent((before) => [...before, typed.trim()])
      onSearch(typed.trim())
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch, here])
  return [typed ?? search, setTyped] as const
}
