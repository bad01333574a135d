import { Box, ListSubheader, MenuItem, TextField, Typography } from '@mui/material'
import { RouterLink as Link } from '../../../admin/core/packages.ts'
import type { HealthTask } from '../contract/record-health.ts'
import { kindOf } from '../../../contract/kinds/index.ts'
import { PHONE } from '../../../admin/core/theme/media.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import { queryOf } from './use-health-list.ts'
import words from './words.json' with { type: 'json' }
import { menuItems } from '../../../admin/core/layout/choices.tsx'

interface TaskListProps {
  tasks: HealthTask[]
  /** The query of the task that is shown; empty: all records. */
  shown: string | undefined
  onShow: (query: string) => void
}

/** Tasks of mending in groups: a column of links, or a field to choose from in narrow windows. */
export function TaskList({ tasks, shown, onShow }: TaskListProps) {
  const say = useWords()
  const nameOf = useTaskName()
  const groups = [...Map.groupBy(tasks, ({ fault }) => fault)]
  return (
    <>
      <TextField
        select
        label={say(words.toMend)}
        value={shown ?? ''}
        onChange={({ target }) => onShow(target.value)}
        sx={{ display: 'none', [PHONE]: { display: 'flex' } }}
      >
        {groups.flatMap(([fault, some]) => [
          <ListSubheader key={fault}>{say(words.faults[fault])}</ListSubheader>,
          ...menuItems(some, (task) => [queryOf(task), `${nameOf(task)} · ${say.number(task.count)}`]),
        ])}
        <MenuItem value="">{say(words.allRecords)}</MenuItem>
      </TextField>
      <Box component="nav" aria-label={say(words.toMend)} sx={navStyle}>
        {groups.map(([fault, some]) => (
          <div key={fault}>
            <Typography component="h3">{say(words.faults[fault])}</Typography>
            {some.map((task) => (
              <Link
                key={queryOf(task)}
                to={`?${queryOf(task)}`}
                aria-current={queryOf(task) === shown ? 'page' : undefined}
              >
                <span>{nameOf(task)}</span>
                <span>{say.number(task.count)}</span>
              </Link>
            ))}
          </div>
        ))}
        <Link to="?all" aria-current={shown === '' ? 'page' : undefined}>
          <span>{say(words.allRecords)}</span>
        </Link>
      </Box>
    </>
  )
}

/** Names a task by its field, or else by the kind of its records. */
export function useTaskName() {
  const say = useWords()
  return ({ entity, field }: Pick<HealthTask, 'entity' | 'field'>): string => {
    const { plural, fields } = kindOf(entity)
    const label = field && fields[field]?.label
    return label ? `${say(plural)}: ${say(label)}` : say(plural)
  }
}

const navStyle = {
  alignSelf: 'start',
  display: 'grid',
  gap: 1.5,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  paddingBlock: 1.5,
  fontSize: '0.875rem',
  '& h3': { paddingInline: 1.5, paddingBlock: 0.5, fontSize: '0.8rem', fontWeight: 600, color: 'text.secondary' },
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 1.5,
    padding: '5px 12px 5px 9px',
    borderInlineStart: 3,
    borderColor: 'transparent',
    color: 'text.primary',
    textDecoration: 'none',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-current]': { borderColor: 'error.main', bgcolor: 'action.selected', fontWeight: 600 },
  },
  '& a:not([aria-current]) > :last-of-type:not(:first-of-type)': {
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
  },
  [PHONE]: { display: 'none' },
}
