import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useHref } from 'react-router'
import { href } from '../../../contract/addresses.ts'
import { Icon } from '../../icon.tsx'
import { useWords } from '../../words.ts'
import { words } from './words.ts'

/**
 * The way to the search: a button that opens a dialog, as do `/` and Ctrl+K. The dialog's code comes when it is first
 * opened; without JavaScript the button leads to the page of the search.
 */
export function SiteSearch() {
  const t = useWords(words)
  const path = useHref(href('search'))
  const form = useRef<HTMLFormElement>(null)
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<{ onClose: () => void }> }>()
  const open = () =>
    import('../search-dialog/search-dialog.tsx').then(
      ({ SearchDialog }) => setDialog({ Dialog: SearchDialog }),
      // `submit` asks nobody: the page of the search opens.
      () => form.current?.submit(),
    )
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.metaKey ? event.key === 'k' : event.key === '/' && !isTyping(event)
      if (!isShortcut || event.altKey || document.querySelector('dialog[open]')) return
      event.preventDefault()
      void open()
    }
    addEventListener('keydown', openByKey)
    return () => removeEventListener('keydown', openByKey)
  }, [])
  return (
    <>
      <form
        ref={form}
        className="site-search"
        role="search"
        action={path}
        onSubmit={(event) => {
          event.preventDefault()
          void open()
        }}
      >
        <button type="submit" className="site-search__button" aria-keyshortcuts="/ Control+K">
          <span className="visually-hidden">{t.search}</span>
          <Icon size={20} d="M14 9A5 5 0 1 1 4 9a5 5 0 0 1 10 0Zm-1.500 3.500L17 17" />
        </button>
      </form>
      {dialog && <dialog.Dialog onClose={() => setDialog(undefined)} />}
    </>
  )
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
