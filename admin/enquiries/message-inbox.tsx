import { Box, Button, Typography, type SxProps, type Theme } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { Loading } from 'react-admin'
import { useSelection } from './bulk-bar.tsx'
import { InboxTools } from './inbox-tools.tsx'
import { MessagePane } from './message-pane.tsx'
import { MessageRows } from './message-rows.tsx'
import { ShortcutsDialog, useInboxKeys } from './inbox-keys.tsx'
import { useInbox, useMessage, useInboxView } from './use-inbox.ts'
import { common, useWords } from '../core/words/use-words.ts'
import messageWords from './words.json' with { type: 'json' }
import { Failure } from '../core/lists/loaded.tsx'
import { outOfSight } from '../core/theme/media.ts'

/** Messages of the contact form: a list, and beside it the one that is open; in narrow windows one or the other. */
export function MessageInbox() {
  const say = useWords()
  const places = useInboxView()
  const { view, open } = places
  const inbox = useInbox(view)
  const { data: message, error } = useMessage(view.id)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const list = useRef<HTMLElement>(null)
  const arrived = useArrived(inbox.newest)
  const selection = useSelection(inbox.rows, JSON.stringify([view.tab, view.search, view.assignee, view.page]))

  const index = inbox.rows.findIndex(({ id }) => id === view.id)
  const step = (by: 1 | -1) => {
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
  const next = () => open((inbox.rows[index + 1] ?? inbox.rows[index - 1])?.id)

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
            <MessageRows rows={inbox.rows} pages={inbox.pages} places={places} selection={selection} />
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

/** Two columns that scroll separately; in narrow windows the list or the open message. */
const inboxStyle: SxProps<Theme> = {
  containerType: 'inline-size',
  marginTop: 2,
  '& .arrived': outOfSight,
  '& .columns': { bgcolor: 'background.paper', border: 1, borderColor: 'divider' },
  '& .list': { minWidth: 0 },
  '& .pane': { minWidth: 0, outlineOffset: '-2px' },
  '& .nothing': {
    display: 'grid',
    gap: 1,
    placeContent: 'center',
    justifyItems: 'center',
    minHeight: '16rem',
    height: '100%',
    padding: 2,
    textAlign: 'center',
  },
  '@container (max-width: 51.99rem)': {
    '&[data-reading="true"] .list, &[data-reading="true"] .tools, &[data-reading="false"] .pane': { display: 'none' },
  },
  '@container (min-width: 52rem)': {
    '& .columns': {
      display: 'grid',
      gridTemplateColumns: 'minmax(18rem, 24rem) minmax(0, 1fr)',
      height: 'max(26rem, calc(100dvh - 11rem))',
    },
    '& .list': { overflowY: 'auto', borderRight: 1, borderColor: 'divider' },
    '& .pane': { overflowY: 'auto' },
    '& .back': { display: 'none' },
  },
}
