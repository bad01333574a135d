import type { SxProps, Theme } from '@mui/material'
import { TOUCH, outOfSight } from '../core/theme/media.ts'

/** A column of links; folded, their icons alone. */
export const menuStyle: SxProps<Theme> = {
  width: 208,
  paddingBlock: 1,
  fontSize: '0.875rem',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& ul + div, & div + div, & div + ul': { borderTop: 1, borderColor: 'divider', marginTop: 1, paddingTop: 1 },
  '& h2': {
    margin: 0,
    padding: '2px 14px 4px',
    fontSize: '0.75rem',
    fontWeight: 600,
    '&:not(:lang(ne))': { letterSpacing: '0.06em' },
    textTransform: 'uppercase',
    color: 'text.secondary',
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.25,
    minHeight: 32,
    [TOUCH]: { minHeight: 44 },
    padding: '4px 11px',
    borderInlineStart: '3px solid transparent',
    color: 'text.primary',
    textDecoration: 'none',
    '&:hover': { backgroundColor: 'action.hover' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current="page"]': { borderColor: 'error.main', backgroundColor: 'action.selected', fontWeight: 600 },
  },
  '& svg': { color: 'text.secondary', flexShrink: 0 },
  '& span': { minWidth: 0, lineHeight: 1.3 },
  '&[data-open="false"]': {
    width: 48,
    '& span, & h2': { ...outOfSight, padding: 0 },
  },
}
