import { Box, Button, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { Loading } from 'react-admin'
import { useSelection } from './bulk-bar.tsx'
import { inboxStyle } from './inbox-style.ts'
import { InboxTools } from './inbox-tools.tsx'
import { MessagePane } from './message-pane.tsx'
import { MessageRows } from './message-rows.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useInbox, useMessage } from './use-inbox.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useInboxView } from './use-inbox-view.ts'
import { common, useWords } from '../core/words/use-words.ts'
import { messageWords } from './words.ts'
import { Failure } from '../core/lists/loaded.tsx'

/** Messages of the contact form: a list, and beside it the one that is open; in narrow windows one or the other. */
export function MessageInbox() {
  const say = useWords()
  const places = useInboxView()
  const { view, open, show } = places
  const inbox = useInbox(view)
  const { data: message, error } = useMessage(view.id)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const list = useRef<HTMLElement>(null)
  const arrived = useArrived(inbox.newest)
  const selection = useSelection(inbox.rows, JSON.stringify([view.tab, view.search, view.assignee, view.page]))

  const step = (by: 1 | -1) => {
    const index = inbox.rows.findIndex(({ id }) => id === view.id)
    const next = inbox.rows[index < 0 ? 0 : index + by]
    if (!next) return
    open(next.id)
    // Where the list has the focus, it moves along; where the message is read, it stays there.
    const link = list.current?.querySelector<HTMLElement>(`[data-message="${next.id}"]`)
    link?.scrollIntoView({ block: 'nearest' })
    if (list.current?.contains(document.activeElement)) link?.focus()
  }
  const isOn = useInboxKeys({ list, step, close: () => open(undefined), help: () => setHelpOpen(true) })
  /** After one that is deleted. */
  const next = () => {
    const index = inbox.rows.findIndex(({ id }) => id === view.id)
    open((inbox.rows[index + 1] ?? inbox.rows[index - 1])?.id)
  }

  return (
    <Box sx={inboxStyle} data-reading={view.id !== undefined}>
      <InboxTools places={places} counts={inbox.counts} onHelp={() => setHelpOpen(true)} />
      <Box role="status" className="arrived">
        {arrived > 0 && say(messageWords.arrived, { count: arrived })}
      </Box>
      <Box className="columns">
        <Box component="section" ref={list} className="list" aria-label={say(messageWords.list)}>
          {inbox.error ? (
            <Failure error={inbox.error} onRetry={inbox.retry} />
          ) : inbox.isLoading ? (
            <Loading />
          ) : (
            <MessageRows rows={inbox.rows} pages={inbox.pages} places={places} onShow={show} selection={selection} />
          )}
        </Box>
        <Box
          component="section"
          className="pane"
          aria-label={say(messageWords.open)}
          tabIndex={view.id === undefined ? -1 : 0}
        >
          {message ? (
            <MessagePane key={message.id} message={message} onClose={() => open(undefined)} onGone={next} />
          ) : error ? (
            <Box sx={{ margin: 2 }}>
              <Failure
                error={error}
                action={<Button onClick={() => open(undefined)}>{say(common.action.leave_trash)}</Button>}
              />
            </Box>
          ) : view.id !== undefined ? (
            <Loading />
          ) : (
            <Box className="nothing">
              <Typography color="textSecondary">{say(messageWords.choose)}</Typography>
              {isOn && <Typography variant="quiet">{say(messageWords.keys_hint)}</Typography>}
            </Box>
          )}
        </Box>
      </Box>
      <ShortcutsDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Box>
  )
}

/** Counts new arrivals while the screen is open. */
function useArrived(newest: number | undefined): number {
  const [state, setState] = useState<{ highest: number | undefined; count: number }>({ highest: undefined, count: 0 })
  useEffect(() => {
    if (newest === undefined) return
    setState(({ highest, count }) => {
      if (highest === undefined) return { highest: newest, count }
      return newest > highest ? { highest: newest, count: count + 1 } : { highest, count }
    })
  }, [newest])
  return state.count
}
