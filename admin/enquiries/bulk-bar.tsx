import { Box, Button, Checkbox, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { common, useWords } from '../core/words/use-words.ts'
import type { MessageTab } from './message-words.ts'
import { assigning, FILING, useBulk, type Step } from './use-bulk.tsx'
import { useColleagues } from '../core/auth/use-colleagues.ts'
import { messageWords } from './words.ts'
import { options } from '../core/layout/choices.tsx'
import { flowing } from '../core/theme/layouts.ts'

/** The selection of one view: another one begins without. */
export function useSelection(rows: MessageRecord[], view: string) {
  const [selection, setSelection] = useState<{ view: string; ids: ReadonlySet<number> }>({ view, ids: new Set() })
  const ids = selection.view === view ? selection.ids : new Set<number>()
  return {
    chosen: rows.filter(({ id }) => ids.has(id)),
    isChosen: (id: number) => ids.has(id),
    choose: (given: number[], isChosen: boolean) => {
      const next = new Set(ids)
      for (const id of given) next[isChosen ? 'add' : 'delete'](id)
      setSelection({ view, ids: next })
    },
  }
}

type Selection = ReturnType<typeof useSelection>

const actionsIn = (tab: MessageTab) => {
  if (tab === 'trash') return [{ label: common.action.recover, step: FILING.recover }]
  const trash = { label: common.action.trash, step: FILING.trash }
  if (tab === 'quarantined') return [{ label: messageWords.not_spam, step: FILING.release }, trash]
  const answered = { label: messageWords.mark_answered, step: FILING.answered }
  const others = [{ label: messageWords.spam, step: FILING.spam }, trash]
  return tab === 'answered' ? others : [answered, ...others]
}

interface BulkBarProps {
  rows: MessageRecord[]
  tab: MessageTab
  selection: Selection
}

/** Selects all rows, and does the same to all that are selected. */
export function BulkBar({ rows, tab, selection: { chosen, choose } }: BulkBarProps) {
  const say = useWords()
  const { run, progress } = useBulk()
  const isAll = rows.length > 0 && chosen.length === rows.length
  const ids = rows.map(({ id }) => id)
  const start = async (step: Step) => {
    await run(chosen, step)
    choose(ids, false)
  }
  return (
    <Box
      role="group"
      aria-label={say(messageWords.bulk.label)}
      sx={{ ...flowing, gap: '0 4px', borderBottom: 1, borderColor: 'divider' }}
    >
      <Checkbox
        size="small"
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => choose(ids, !isAll)}
        slotProps={{ input: { 'aria-label': say(common.select_all) } }}
      />
      <Typography role="status" variant="quiet" sx={{ marginInlineEnd: 1 }}>
        {progress ? say(messageWords.bulk.progress, progress) : say(messageWords.bulk.count, { count: chosen.length })}
      </Typography>
      {chosen.length > 0 && (
        <>
          {actionsIn(tab).map(({ label, step }) => (
            <Button key={label.en} disabled={progress !== undefined} onClick={() => void start(step)}>
              {say(label)}
            </Button>
          ))}
          {tab !== 'trash' && <Assign isDisabled={progress !== undefined} onAssign={(to) => start(assigning(to))} />}
        </>
      )}
    </Box>
  )
}

function Assign({ isDisabled, onAssign }: { isDisabled: boolean; onAssign: (to: string | null) => Promise<void> }) {
  const say = useWords()
  const colleagues = useColleagues().filter(({ canSignIn }) => canSignIn)
  return (
    <TextField
      select
      value=""
      disabled={isDisabled}
      onChange={({ target }) => void onAssign(target.value === 'none' ? null : target.value)}
      sx={{ width: 150, margin: '4px' }}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': say(messageWords.bulk.assign) } }}
    >
      <option value="" disabled>
        {say(messageWords.bulk.assign)}
      </option>
      <option value="none">{say(messageWords.unassigned)}</option>
      {options(colleagues, ({ id, name }) => [id, name])}
    </TextField>
  )
}
