import { useEffect } from 'react'
import { useWords } from '../words/use-words.ts'
import { common } from '../words/common.ts'

/** Names the browser's tab and history entry after the screen: react-admin writes the title of a screen into its bar alone. */
export function useDocumentTitle(): void {
  const say = useWords()
  useEffect(() => {
    const shown = document.getElementById('react-admin-title')
    if (!shown) return undefined
    const copy = () => {
      document.title = [shown.textContent.trim(), say(common.title)].filter(Boolean).join(' · ')
    }
    copy()
    const observer = new MutationObserver(copy)
    observer.observe(shown, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [say])
}
