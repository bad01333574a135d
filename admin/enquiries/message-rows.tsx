import ReplyIcon from '@mui/icons-material/Reply'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import { Box, Checkbox, Pagination, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { renderPageItem } from '../core/lists/list-pages.tsx'
import { BulkBar, type useSelection } from './bulk-bar.tsx'
import { rowsStyle } from './rows-style.ts'
import { languageOf, type MessageTab } from './message-words.ts'
import type { InboxPlaces } from './use-inbox.ts'
import { useTimes } from '../core/words/use-times.ts'
import { useWords } from '../core/words/use-words.ts'
import messageWords from './words.json' with { type: 'json' }

/** Letters of a message that stand in the list. */
const BEGINNING = 160

interface MessageRowsProps {
  rows: MessageRecord[]
  pages: number
  places: InboxPlaces
  selection: ReturnType<typeof useSelection>
}

/** The messages, the newest first: who, when, about what, and how it begins. */
export function MessageRows({ rows, pages, places: { view, placeOf, show }, selection }: MessageRowsProps) {
  const say = useWords()
  const translate = useTranslate()
  if (rows.length === 0)
    return (
      <Typography color="textSecondary" sx={{ padding: 3, textAlign: 'center' }}>
        {say(messageWords.none[view.search || view.assignee ? 'filtered' : view.tab])}
      </Typography>
    )
  return (
    <>
      <BulkBar rows={rows} tab={view.tab} selection={selection} />
      <Box component="ul" sx={rowsStyle}>
        {rows.map((message) => (
          <li key={message.id}>
            <Checkbox
              size="small"
              checked={selection.isChosen(message.id)}
              onChange={(_, isChosen) => selection.choose([message.id], isChosen)}
              slotProps={{
                input: {
                  'aria-label': say(messageWords.bulk.select, { name: message.name, subject: message.subject }),
                },
              }}
            />
            <Link
              to={placeOf(message.id)}
              data-message={message.id}
              data-unread={message.state === 'new'}
              aria-current={message.id === view.id ? 'true' : undefined}
            >
              <Row message={message} tab={view.tab} />
            </Link>
          </li>
        ))}
      </Box>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={view.page}
          size="small"
          onChange={(_, page) => show({ page })}
          aria-label={say(messageWords.pages)}
          getItemAriaLabel={(type, page) => translate(`ra.navigation.${type}`, { page: page ?? 1 })}
          renderItem={renderPageItem}
          sx={{ padding: 1, display: 'flex', justifyContent: 'center', borderTop: 1, borderColor: 'divider' }}
        />
      )}
    </>
  )
}

function Row({ message, tab }: { message: MessageRecord; tab: MessageTab }) {
  const { name, subject, receivedAt, state, assignee, mails } = message
  const say = useWords()
  const { minuteOf, shortTimeOf } = useTimes()
  const beginning = message.message.slice(0, BEGINNING)
  const hasTrouble = mails.some((mail) => mail.state === 'failed')
  const elsewhere = state === tab || state === 'new' || state === 'read' ? undefined : state
  return (
    <>
      <span className="who">
        {state === 'new' && <span className="hidden">{say(messageWords.new)} </span>}
        <strong>{name}</strong>
        <time dateTime={receivedAt} title={minuteOf(receivedAt)}>
          {shortTimeOf(receivedAt)}
        </time>
      </span>
      <span className="subject" lang={languageOf(subject)}>
        {subject}
      </span>
      <span className="beginning" lang={languageOf(beginning)}>
        {beginning}
      </span>
      {(hasTrouble || assignee || elsewhere) && (
        <span className="marks">
          {hasTrouble && (
            <span className="trouble">
              <WarningIcon aria-hidden /> {say(messageWords.mail_trouble)}
            </span>
          )}
          {elsewhere && (
            <span>
              {elsewhere === 'answered' && <ReplyIcon aria-hidden />} {say(messageWords.tab[elsewhere])}
            </span>
          )}
          {assignee && <span>{assignee.name}</span>}
        </span>
      )}
    </>
  )
}
