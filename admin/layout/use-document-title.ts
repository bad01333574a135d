import { useEffect } from 'react'
import { useTranslate } from '../words/use-translate.ts'

/** Names the browser's tab and history entry after the screen: react-admin writes the title of a screen into its bar alone. */
export function useDocumentTitle(): void {
  const translate = useTranslate()
  useEffect(() => {
    const shown = document.getElementById('react-admin-title')
    if (!shown) return undefined
    const copy = () => {
      document.title = [shown.textContent.trim(), translate('staff.title')].filter(Boolean).join(' · ')
    }
    copy()
    const observer = new MutationObserver(copy)
    observer.observe(shown, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [translate])
}
