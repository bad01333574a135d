import type { SxProps, Theme } from '@mui/material'
import { unmarked } from '../core/theme/layouts.ts'
import { outOfSight } from '../core/theme/media.ts'

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Rows of messages: new ones are bold with a dot, the open one has the menu's edge. */
export const rowsStyle: SxProps<Theme> = {
  ...unmarked,
  '& li': { display: 'flex', alignItems: 'flex-start' },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& a': {
    position: 'relative',
    display: 'grid',
    flexGrow: 1,
    minWidth: 0,
    gap: '1px',
    padding: '9px 12px 9px 20px',
    borderInlineStart: '3px solid transparent',
    color: 'text.primary',
    textDecoration: 'none',
    fontSize: '0.875rem',
    lineHeight: 1.45,
    '&:hover': { backgroundColor: 'action.hover' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current="true"]': { borderColor: 'error.main', backgroundColor: 'action.selected' },
    '&[data-unread="true"]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '4px',
      top: '16px',
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      backgroundColor: 'error.main',
    },
  },
  '& .who': { display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' },
  '& strong': { ...oneLine, fontWeight: 400 },
  '& .subject': oneLine,
  '& [data-unread="true"] strong, & [data-unread="true"] .subject': { fontWeight: 700 },
  '& time': { flexShrink: 0, fontSize: '0.8rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& .beginning': { ...oneLine, color: 'text.secondary' },
  '& .marks': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 12px',
    marginTop: '2px',
    fontSize: '0.8rem',
    color: 'text.secondary',
  },
  '& .marks > span': { display: 'inline-flex', alignItems: 'center', gap: '3px' },
  '& .marks svg': { fontSize: '1rem' },
  '& .trouble': { color: 'error.main', fontWeight: 600 },
  '& .hidden': outOfSight,
}
