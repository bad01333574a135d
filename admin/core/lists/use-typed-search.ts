import { useEffect, useState } from 'react'

/** A pause in typing, in milliseconds, after which is searched. */
const PAUSE = 250

/**
 * The text of a search field, which is searched for after a pause in typing.
 * @param search what the list shows now @param onSearch shows the list for other words
 * @returns the text, and what takes another one
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState<string>()
  const [[shown, sent], setSearches] = useState([search, search])
  if (search !== shown) {
    setSearches([search, sent])
    // A saved filter or the way back; what is typed while a search is under way stays.
    if (search !== sent) setTyped(undefined)
  }
  useEffect(() => {
    if (typed === undefined || typed.trim() === search) return undefined
    const timer = setTimeout(() => {
      setSearches([search, typed.trim()])
      onSearch(typed.trim())
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch])
  return [typed ?? search, setTyped] as const
}
