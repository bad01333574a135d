import { Box, Button, Checkbox, Typography } from '@mui/material'
import { useState } from 'react'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { common, useWords } from '../core/words/use-words.ts'
import type { MessageTab } from './message-words.ts'
import { assigning, FILING, useBulk, type Step } from './message-work.tsx'
import { AssigneeSelect } from './assignee-select.tsx'
import messageWords from './words.json' with { type: 'json' }
import { flowing } from '../core/theme/layouts.ts'

/** The selection of one view: another one begins without. */
export function useSelection(rows: MessageRecord[], view: string) {
  const [selection, setSelection] = useState<{ view: string; ids: number[] }>({ view, ids: [] })
  const ids = selection.view === view ? selection.ids : []
  return {
    chosen: rows.filter(({ id }) => ids.includes(id)),
    isChosen: (id: number) => ids.includes(id),
    choose: (given: number[], isChosen: boolean) =>
      setSelection({ view, ids: [...ids.filter((id) => !given.includes(id)), ...(isChosen ? given : [])] }),
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
          {tab !== 'trash' && (
            <AssigneeSelect
              value=""
              disabled={progress !== undefined}
              onChoose={(to) => void start(assigning(to === 'none' ? null : to))}
              sx={{ width: 150, margin: '4px' }}
              slotProps={{ htmlInput: { 'aria-label': say(messageWords.bulk.assign) } }}
            >
              <option value="" disabled>
                {say(messageWords.bulk.assign)}
              </option>
              <option value="none">{say(messageWords.unassigned)}</option>
            </AssigneeSelect>
          )}
        </>
      )}
    </Box>
  )
}
