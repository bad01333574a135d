import type { SystemStyleObject } from '@mui/system'
import type { Theme } from '@mui/material'
import { listToolsStyle } from '../lists/cards-style.ts'

const WIDE = '@media (min-width: 760.01px)'

const ownStyle: SystemStyleObject<Theme> = {
  marginTop: 1,
  '& .RaList-actions form': { rowGap: '8px' },
  [WIDE]: {
    '& .filter-field .MuiTextField-root, & .filter-field .MuiFormControl-root': { minWidth: 0, width: 150 },
    '& .filter-field[data-source="search"] .MuiTextField-root': { width: 180 },
  },
  '& .days': { padding: '4px 16px 16px' },
  '& h2': { marginTop: 2.5, paddingBottom: 0.5, borderBottom: 1, borderColor: 'divider', color: 'text.secondary' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    padding: '6px 0',
    fontSize: '0.9rem',
    overflowWrap: 'anywhere',
  },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& time': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& strong': { fontWeight: 600 },
  '& a': { color: 'primary.main' },
  '& .from': { color: 'text.secondary' },
}

/** Days with lines beneath them, the times in a column. */
export const auditStyle: SystemStyleObject<Theme>[] = [listToolsStyle, ownStyle]
