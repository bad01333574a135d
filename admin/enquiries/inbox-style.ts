import type { SxProps, Theme } from '@mui/material'
import { outOfSight } from '../core/theme/media.ts'

/** Two columns that scroll separately; in narrow windows the list or the open message. */
export const inboxStyle: SxProps<Theme> = {
  containerType: 'inline-size',
  marginTop: 2,
  '& .arrived': outOfSight,
  '& .columns': { bgcolor: 'background.paper', border: 1, borderColor: 'divider' },
  '& .list': { minWidth: 0 },
  '& .pane': { minWidth: 0, outlineOffset: '-2px' },
  '& .nothing': {
    display: 'grid',
    gap: 1,
    placeContent: 'center',
    justifyItems: 'center',
    minHeight: '16rem',
    height: '100%',
    padding: 2,
    textAlign: 'center',
  },
  '& kbd': {
    fontFamily: 'inherit',
    fontSize: '0.85em',
    border: 1,
    borderColor: 'divider',
    borderRadius: '3px',
    padding: '1px 6px',
  },
  '@container (max-width: 51.99rem)': {
    '&[data-reading="true"] .list, &[data-reading="true"] .tools, &[data-reading="false"] .pane': { display: 'none' },
  },
  '@container (min-width: 52rem)': {
    '& .columns': {
      display: 'grid',
      gridTemplateColumns: 'minmax(18rem, 24rem) minmax(0, 1fr)',
      height: 'max(26rem, calc(100dvh - 11rem))',
    },
    '& .list': { overflowY: 'auto', borderRight: 1, borderColor: 'divider' },
    '& .pane': { overflowY: 'auto' },
    '& .back': { display: 'none' },
  },
}
