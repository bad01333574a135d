import { Box, Checkbox, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { RecordHealth } from '../../contract/confirmations/record-health.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { useWords } from '../words/use-words.ts'
import { CheckText, OwnerText } from './check-text.tsx'
import { Correction } from './correction.tsx'
import { words } from './words.ts'

interface HealthRowProps {
  of: RecordHealth
  isSelected: boolean
  onSelect: (isOn: boolean) => void
}

/** One record: what is missing, when it was checked, who confirms it, and what they say. */
export function HealthRow({ of: record, isSelected, onSelect }: HealthRowProps) {
  const say = useWords()
  const { entity, id, title, corrections, faults } = record
  const completeness = useCompleteness(entity)
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1 }}>
      <Box sx={rowStyle}>
        <Checkbox
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
          slotProps={{ input: { 'aria-label': say(words.select, { title }) } }}
          sx={{ gridRow: { xs: '1 / span 5', md: 'auto' }, alignSelf: 'start' }}
        />
        <Box>
          <Link component={RouterLink} to={`/${entity}/${id}`} sx={{ fontWeight: 600 }}>
            {title}
          </Link>
          <Typography variant="body2" color="textSecondary">
            {say(kindOf(entity).singular)}
          </Typography>
        </Box>
        <Cell label={say(words.forVisitors)}>{completeness(record.public)}</Cell>
        <Cell label={say(words.forBids)}>{completeness(record.bids)}</Cell>
        <Cell label={say(words.check)} isFault={faults.includes('check')}>
          <CheckText of={record} />
        </Cell>
        <Cell label={say(words.owner)} isFault={faults.includes('owner')}>
          <OwnerText of={record} />
        </Cell>
      </Box>
      {corrections.map((correction) => (
        <Correction key={correction.id} of={correction} />
      ))}
    </Box>
  )
}

const rowStyle = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 3fr) repeat(4, minmax(0, 2fr))' },
}

function Cell({ label, isFault = false, children }: { label: string; isFault?: boolean; children: ReactNode }) {
  return (
    <Typography variant="body2" color={isFault ? 'error' : 'text.primary'} sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8rem' }}>
        {label}
      </Box>
      {children}
    </Typography>
  )
}

function useCompleteness(entity: ContentEntity) {
  const say = useWords()
  const { fields } = kindOf(entity)
  return ({ of, missing }: RecordHealth['public']): string => {
    if (of === 0) return '–'
    const text = say(words.complete, { have: of - missing.length, of })
    if (missing.length === 0) return text
    const names = missing.map((name) => say(fields[name]?.label ?? { en: name })).join(', ')
    return `${text}; ${say(words.lacks, { names })}`
  }
}
