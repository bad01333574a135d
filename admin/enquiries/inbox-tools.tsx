import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import SearchIcon from '@mui/icons-material/Search'
import { Box, IconButton, InputAdornment, MenuItem, Tab, Tabs, TextField, Tooltip } from '@mui/material'
import { SEARCH_LENGTH } from '../../contract/limits.ts'
import { exportAddress } from './message-calls.ts'
import { MESSAGE_TABS } from './message-words.ts'
import { AssigneeSelect } from './assignee-select.tsx'
import { type Inbox, addressOf, type InboxPlaces, type InboxView } from './use-inbox.ts'
import { AddedTools } from '../core/lists/added-tools.tsx'
import { useTypedSearch } from '../core/lists/use-typed-search.ts'
import { common, useWords } from '../core/words/use-words.ts'
import messageWords from './words.json' with { type: 'json' }
import { MenuButton } from '../core/layout/menu-button.tsx'

interface InboxToolsProps {
  places: InboxPlaces
  counts: Inbox['counts']
  onHelp: () => void
}

/** Filters of the inbox, and actions on all its messages. */
export function InboxTools({ places: { view, show }, counts, onHelp }: InboxToolsProps) {
  const say = useWords()
  return (
    <Box className="tools">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBottom: 0.5 }}>
        <SearchField search={view.search} onSearch={(search) => show({ search })} />
        <AssigneeSelect
          label={say(messageWords.assigned)}
          value={view.assignee}
          onChoose={(assignee) => show({ assignee })}
          sx={{ width: 190, margin: 0 }}
        >
          <option value="">{say(messageWords.everybody)}</option>
          <option value="none">{say(messageWords.unassigned)}</option>
        </AssigneeSelect>
        <Box sx={{ flexGrow: 1 }} />
        <AddedTools list="messages" query={addressOf({ ...view, page: 1 }).slice(1)} />
        <ExportMenu view={view} />
        <Tooltip title={say(messageWords.keys.title)}>
          <IconButton size="small" aria-label={say(messageWords.keys.show)} onClick={onHelp}>
            <KeyboardIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <Tabs
        value={view.tab}
        onChange={(_, tab: InboxView['tab']) => show({ tab })}
        aria-label={say(messageWords.tabs)}
        variant="scrollable"
        scrollButtons={false}
      >
        {MESSAGE_TABS.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={<TabLabel words={say(messageWords.tab[tab])} count={counts[tab]} isLoud={tab === 'new'} />}
            sx={{ minWidth: 0, paddingInline: 1.75 }}
          />
        ))}
      </Tabs>
    </Box>
  )
}

function TabLabel({ words, count, isLoud }: { words: string; count: number | undefined; isLoud: boolean }) {
  const say = useWords()
  return (
    <span>
      {words}{' '}
      <Box
        component="span"
        sx={{
          marginInlineStart: 0.5,
          fontVariantNumeric: 'tabular-nums',
          fontWeight: isLoud && count ? 700 : 400,
          color: isLoud && count ? 'error.main' : 'text.secondary',
        }}
      >
        {count === undefined ? '' : say.number(count)}
      </Box>
    </span>
  )
}

function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [text, setText] = useTypedSearch(search, onSearch)
  const say = useWords()
  return (
    <TextField
      type="search"
      placeholder={say(common.search)}
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ width: 240, margin: 0 }}
      slotProps={{
        htmlInput: { 'data-key': '/', 'aria-label': say(messageWords.search), maxLength: SEARCH_LENGTH },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

function ExportMenu({ view }: { view: InboxView }) {
  const say = useWords()
  return (
    <MenuButton
      words={messageWords.export}
      startIcon={<DownloadIcon />}
      entries={(close) =>
        (['csv', 'json'] as const).map((format) => (
          <MenuItem key={format} component="a" href={exportAddress(view.filter, format)} download onClick={close}>
            {say(messageWords[`export_${format}`])}
          </MenuItem>
        ))
      }
    />
  )
}
