import type { SystemStyleObject } from '@mui/system'
import type { Theme } from '@mui/material'
import { cardsStyle, listToolsStyle } from './cards-style.ts'

const NARROW = '@media (max-width: 900px)'

const ownStyle: SystemStyleObject<Theme> = {
  '& .RaDataTable-headerCell': { whiteSpace: 'nowrap' },
  '& td a': {
    color: 'text.primary',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  [NARROW]: { '& .spare': { display: 'none' } },
}

/** Lists whose items are edited in a dialog: columns with the class `spare` make room in narrow windows. */
export const dialogListStyle: SystemStyleObject<Theme>[] = [listToolsStyle, ownStyle, cardsStyle]
