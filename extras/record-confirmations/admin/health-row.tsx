import { Box, Checkbox, Link, Typography } from '@mui/material'
import { RouterLink } from '../../../admin/core/packages.ts'
import type { RecordHealth } from '../contract/record-health.ts'
import { kindOf } from '../../../contract/kinds/index.ts'
import { TOUCH, TOUCH_SIZE } from '../../../admin/core/theme/media.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import { CheckText, OwnerText } from './check-text.tsx'
import { Correction } from './correction.tsx'
import { words } from './words.ts'

interface HealthRowProps {
  of: RecordHealth
  isSelected: boolean
  onSelect: (isOn: boolean) => void
}

/** One record: the way to each field that is missing, its last check, its owner, and their corrections. */
export function HealthRow({ of: record, isSelected, onSelect }: HealthRowProps) {
  const say = useWords()
  const { entity, id, title, corrections, public: visible, bids } = record
  const { singular, fields } = kindOf(entity)
  const missing = [...new Set([...visible.missing, ...bids.missing])]
  const linkTo = (name: string) => (
    <Link key={name} component={RouterLink} to={`/${entity}/${id}#${name}`}>
      {say(fields[name]?.label ?? { en: name })}
    </Link>
  )
  return (
    <Box component="li" sx={rowStyle}>
      <Checkbox
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
        slotProps={{ input: { 'aria-label': say(words.select, { title }) } }}
      />
      <div>
        <Link component={RouterLink} to={`/${entity}/${id}`} sx={{ fontWeight: 600 }}>
          {title}
        </Link>
        <Typography variant="quiet">
          {say(singular)} · <CheckText of={record} /> · <OwnerText of={record} />
        </Typography>
        {missing.length > 0 && (
          <Typography variant="body2" className="missing">
            <span>{say(words.lacks)}</span> {missing.map(linkTo)}
          </Typography>
        )}
        {corrections.map((correction) => (
          <Correction key={correction.id} of={correction} />
        ))}
      </div>
    </Box>
  )
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1,
  alignItems: 'start',
  borderTop: 1,
  borderColor: 'divider',
  paddingBlock: 1,
  '& > div': { paddingBlock: '7px' },
  '& .missing': { display: 'flex', flexWrap: 'wrap', gap: '2px 12px', alignItems: 'center', lineHeight: '24px' },
  [TOUCH]: { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_SIZE } },
}
