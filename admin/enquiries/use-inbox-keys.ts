import type { RefObject } from 'react'
import { useStore } from 'react-admin'
import { useListener } from '../core/layout/use-listener.ts'

/** Those who speak to the machine, or type by accident, can do without (WCAG 2.1.4). */
export function useKeysAreOn() {
  return useStore('messages.keys', true)
}

interface InboxKeys {
  list: RefObject<HTMLElement | null>
  step: (by: 1 | -1) => void
  close: () => void
  help: () => void
}

/** Keys of a mail program. What has a button says so by `data-key`, and is pressed. @returns whether they are on */
export function useInboxKeys({ list, step, close, help }: InboxKeys): boolean {
  const [isOn] = useKeysAreOn()
  useListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return
    const isInList = list.current?.contains(document.activeElement) === true
    if (isInList && event.key === 'ArrowDown') step(1)
    else if (isInList && event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Escape') close()
    else if (!isOn) return
    else if (event.key === 'j') step(1)
    else if (event.key === 'k') step(-1)
    else if (event.key === '?') help()
    else if (!press(event.key)) return
    event.preventDefault()
  })
  return isOn
}

function press(key: string): boolean {
  const button = /^[a-z/]$/.test(key) ? document.querySelector<HTMLElement>(`[data-key="${key}"]`) : null
  if (button instanceof HTMLInputElement) button.focus()
  else button?.click()
  return button !== null
}

/** Shortcuts are off in inputs. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox]), textarea, select, [role="dialog"], [role="menu"], [role="listbox"], [role="tablist"]',
    ) !== null
  )
}
