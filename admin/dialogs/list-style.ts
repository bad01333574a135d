import type { SxProps, Theme } from '@mui/material/styles'

const NARROW = '@media (max-width: 900px)'

/** Lists whose items are edited in a dialog: columns with the class `spare` make room in narrow windows. */
export const dialogListStyle: SxProps<Theme> = {
  '& .RaList-actions': { justifyContent: 'space-between', alignItems: 'center', [NARROW]: { flexWrap: 'wrap' } },
  '& .RaList-actions form': { flexWrap: 'wrap' },
  '& .RaDataTable-headerCell': { whiteSpace: 'nowrap' },
  '& td a': { color: 'text.primary', fontWeight: 600, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  [NARROW]: { '& .spare': { display: 'none' } },
}
