import { Button, DialogActions, DialogContent, FormControlLabel, Switch } from '@mui/material'
import { common, useWords } from '../core/words/use-words.ts'
import answerWords from './answer-words.json' with { type: 'json' }
import messageWords from './words.json' with { type: 'json' }
import { KeyList } from '../core/dialogs/key-list.tsx'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'
import type { RefObject } from 'react'
import { useStore } from 'react-admin'
import { useListener } from '../core/layout/use-listener.ts'

const KEYS = [
  ['j', messageWords.keys.next],
  ['k', messageWords.keys.previous],
  ['r', answerWords.answer],
  ['e', messageWords.mark_answered],
  ['u', messageWords.mark_new],
  ['/', common.search],
  ['?', messageWords.keys.this_list],
] as const

/** The keys of the inbox, and a switch for those that are single letters. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isOn, setOn] = useKeysAreOn()
  const say = useWords()
  const doesOf = (words: string) => (isOn ? words : say(messageWords.keys.off, { words }))
  return (
    <TitledDialog title={say(messageWords.keys.title)} open={isOpen} onClose={onClose} maxWidth="xs">
      <DialogContent>
        <KeyList
          keys={[
            ...KEYS.map(([key, words]) => [key, doesOf(say(words))] as const),
            ['↑ ↓', say(messageWords.keys.arrows)],
            ['Esc', say(messageWords.keys.close)],
          ]}
        />
        <FormControlLabel
          sx={{ marginTop: 1.5 }}
          control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
          label={say(messageWords.keys.letters)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say(common.action.close)}</Button>
      </DialogActions>
    </TitledDialog>
  )
}

/** Those who speak to the machine, or type by accident, can do without (WCAG 2.1.4). */
function useKeysAreOn() {
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
