import { Box, Checkbox } from '@mui/material'
import { DataTable, useListContext } from 'react-admin'
import type { ContentRow } from '../../contract/content/content.ts'
import { useTitleOf } from '../core/inputs/grouped-choices.ts'
import { common, useWords } from '../core/words/use-words.ts'
import listWords from '../core/lists/list-words.json' with { type: 'json' }

/**
 * Chooses rows for what is done with several at once. In place of react-admin's own column, whose boxes have names that no
 * screen reader is told.
 */
export const selectColumn = (
  <DataTable.Col
    key="select"
    label={<SelectAll />}
    disableSort
    className="column-select"
    sx={{ width: 42, padding: '0 0 0 4px' }}
    render={(row: ContentRow) => <SelectRow row={row} />}
  />
)

function SelectAll() {
  const say = useWords()
  const { data = [], selectedIds, onSelect } = useListContext<ContentRow>()
  const chosen = data.filter(({ id }) => selectedIds.includes(id))
  const areAllChosen = data.length > 0 && chosen.length === data.length
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', cursor: 'pointer' }}>
      <Checkbox
        size="small"
        checked={areAllChosen}
        indeterminate={!areAllChosen && chosen.length > 0}
        onChange={() => onSelect(areAllChosen ? [] : data.map(({ id }) => id))}
        slotProps={{ input: { 'aria-label': say(listWords.select.page) } }}
      />
      <span className="card-label">{say(common.select_all)}</span>
    </Box>
  )
}

function SelectRow({ row }: { row: ContentRow }) {
  const say = useWords()
  const titleOf = useTitleOf()
  const { selectedIds, onToggleItem } = useListContext<ContentRow>()
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      // A click on the row opens it.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': say(listWords.select.row, { title: titleOf(row) }) } }}
    />
  )
}
