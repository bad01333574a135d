import type { SxProps, Theme } from '@mui/material'

const small = { fontSize: '0.8rem', color: 'text.secondary' }

/** The axis stands left of the field, the times below it. */
export const plotStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: 1,
  alignContent: 'start',
  margin: 0,
  padding: 2,
  minWidth: 0,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  '& .reading': { minHeight: '1.6em', marginBottom: 0.75, fontVariantNumeric: 'tabular-nums' },
  '& .axis': {
    ...small,
    gridColumn: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    textAlign: 'end',
    lineHeight: 1,
  },
  '& .field': { gridColumn: 2, height: '7rem', position: 'relative', cursor: 'crosshair', touchAction: 'pan-y' },
  '& .field:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, pointerEvents: 'none' },
  '& .times': { ...small, gridColumn: 2, display: 'flex', justifyContent: 'space-between', gap: 1, marginTop: 0.5 },
  '& .times span:last-child': { textAlign: 'end' },
  '& svg': { display: 'block', width: '100%', height: '100%', overflow: 'visible' },
  '& path': { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .grid': { strokeWidth: 1, stroke: (theme) => theme.palette.divider },
  '& .cursor': { strokeWidth: 1, stroke: (theme) => theme.palette.text.secondary },
  '& .line': { strokeWidth: 2, stroke: (theme) => theme.palette.primary.main },
  // The second one differs by its dashes, too.
  '& .line ~ .line, & .legend li:nth-of-type(2) .line': {
    strokeDasharray: '6 4',
    stroke: (theme) => theme.palette.warning.main,
  },
  '& .legend': {
    ...small,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    listStyle: 'none',
    margin: 0,
    marginTop: 1,
    padding: 0,
    '& svg': { display: 'inline-block', width: 24, height: 4, marginInlineEnd: 0.75, verticalAlign: 'middle' },
  },
  '& summary': { ...small, cursor: 'pointer', marginTop: 1, width: 'fit-content' },
  '& .rows': { maxHeight: '16rem', overflow: 'auto', marginTop: 1 },
  '& table': { borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { textAlign: 'start', fontWeight: 400, padding: 0.5, borderBottom: 1, borderColor: 'divider' },
  '& thead th': { fontWeight: 600 },
}
