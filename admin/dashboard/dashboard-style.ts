import type { SxProps, Theme } from '@mui/material/styles'
import { PHONE, TOUCH, TOUCH_SIZE } from '../theme/media.ts'

/** Ruled blocks with a column of figures, as on a drawing. */
export const dashboardStyle: SxProps<Theme> = {
  maxWidth: '60rem',
  '& .head': { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between', marginBlock: 2.5 },
  '& .calm': { bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderLeft: 3, borderLeftColor: 'success.main', padding: 2.5, marginBottom: 3 },
  '& section': { bgcolor: 'background.paper', border: 1, borderColor: 'divider', marginBottom: 3 },
  '& section > h3': { margin: 0, padding: '8px 16px', borderBottom: 1, borderColor: 'divider', fontSize: '0.75rem', fontWeight: 600, letterSpacing: '0.06em', textTransform: 'uppercase', color: 'text.secondary' },
  '& .item': { display: 'grid', gridTemplateColumns: '4.5rem minmax(0, 1fr)', gap: '0 8px', padding: '14px 16px' },
  '& .item + .item': { borderTop: 1, borderColor: 'divider' },
  '& .count': { fontFamily: 'h1.fontFamily', fontSize: '2rem', lineHeight: 1.1, fontWeight: 600, fontVariantNumeric: 'tabular-nums', color: 'text.primary' },
  '& .hidden': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& .pressing .count': { color: 'error.main' },
  '& .title': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', justifyContent: 'space-between', alignItems: 'baseline' },
  '& h4': { margin: 0, fontSize: '0.95rem', fontWeight: 600 },
  '& .title > a': { paddingBlock: '2px', fontSize: '0.875rem', whiteSpace: 'nowrap' },
  '& ul': { listStyle: 'none', margin: '6px 0 0', padding: 0, display: 'grid', gap: '2px' },
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '0 12px', alignItems: 'baseline', minHeight: 24, minWidth: 0, fontSize: '0.875rem' },
  '& li > a': { overflowWrap: 'anywhere', paddingBlock: '2px' },
  '& li > span': { color: 'text.secondary', overflowWrap: 'anywhere' },
  '& li > .fault': { color: 'error.main', flexBasis: '100%' },
  '& .kinds': { display: 'flex', flexWrap: 'wrap', gap: '2px 18px' },
  '& .pictures': { display: 'flex', flexWrap: 'wrap', gap: 1 },
  '& .pictures a': { display: 'block' },
  [PHONE]: { '& .item': { gridTemplateColumns: '3rem minmax(0, 1fr)', padding: '12px' } },
  [TOUCH]: { '& .title > a, & li > a': { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_SIZE } },
  '& .pictures img': { display: 'block', width: 96, height: 64, objectFit: 'cover', border: 1, borderColor: 'divider' },
}
