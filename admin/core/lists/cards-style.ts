import type { SystemStyleObject } from '@mui/system'
import type { Theme } from '@mui/material'
import { PHONE } from '../theme/media.ts'

/**
 * A table's rows as cards in narrow windows: the first column stands above the others, which follow one another as words.
 * A column of boxes (`column-select`) lies at the left, one of pictures (`column-picture`) at the right.
 */
export const cardsStyle: SystemStyleObject<Theme> = {
  [PHONE]: {
    '& table, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    // Of the headings, the box that selects all rows stays.
    '& thead:has(.column-select)': { display: 'block' },
    '& thead tr': { display: 'flex', borderBottom: 1, borderColor: 'divider' },
    '& thead th': { display: 'none' },
    '& thead th.column-select': { display: 'block', width: 'auto', border: 0, paddingInlineStart: '4px' },
    '& tbody tr': {
      display: 'block',
      position: 'relative',
      minHeight: 48,
      padding: '10px 12px 10px 16px',
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tbody td': {
      display: 'inline-block',
      maxWidth: '100%',
      width: 'auto',
      border: 0,
      padding: 0,
      marginInlineEnd: '12px',
      verticalAlign: 'middle',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& tbody td:empty': { display: 'none' },
    '& tbody td.column-title, & tbody td.first': { display: 'block', marginInlineEnd: 0, marginBottom: '4px' },
    // The whole card opens the item; the box lies above.
    '& tbody td.column-title a::after, & tbody td.first a::after': { content: '""', position: 'absolute', inset: 0 },
    '& tbody td.column-select, & tbody td button': { zIndex: 1 },
    '& tbody tr:has(> .column-select)': { paddingInlineStart: '52px' },
    '& tbody td.column-select': { position: 'absolute', insetInlineStart: '4px', top: '2px', margin: 0 },
    '& tbody tr:has(> .column-picture img)': { paddingInlineEnd: '84px', minHeight: 64 },
    '& tbody td.column-picture': { position: 'absolute', insetInlineEnd: '12px', top: '12px', margin: 0 },
  },
  '& .card-label': { display: 'none', color: 'text.secondary', [PHONE]: { display: 'inline' } },
}

/** Of a list with many tools: they go on in a second row. */
export const toolbarStyle: SystemStyleObject<Theme> = {
  flexWrap: 'wrap',
  flex: 'none',
  maxWidth: '100%',
  marginInlineStart: 'auto',
  '& .MuiButton-root': { flexShrink: 0 },
}

/** The row of filters and actions above a list: filters two by two in narrow windows, actions above them. */
export const listToolsStyle: SystemStyleObject<Theme> = {
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-actions': {
    justifyContent: 'space-between',
    alignItems: 'center',
    flexWrap: 'wrap',
    [PHONE]: {
      flexDirection: 'column-reverse',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      gap: '12px',
      paddingBottom: '12px',
      backgroundColor: 'transparent',
    },
  },
  '& .RaList-actions form': {
    flexWrap: 'wrap',
    flex: '0 1 auto',
    [PHONE]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '8px',
      flex: 'none',
      width: '100%',
      minHeight: 0,
      margin: 0,
      padding: 0,
    },
  },
  [PHONE]: {
    '& .RaList-actions form > .filter-field': {
      minWidth: 0,
      margin: 0,
      '& .MuiFormControl-root': { width: '100%', minWidth: 0, margin: 0 },
    },
    '& .RaList-actions form > .filter-field[data-source="search"]': { gridColumn: '1 / -1' },
    '& .RaList-actions form > :not(.filter-field), & .RaFilterFormInput-spacer': { display: 'none' },
    '& .RaTopToolbar-root, & .MuiToolbar-root': { backgroundColor: 'transparent' },
    '& .RaList-actions .RaTopToolbar-root': {
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      flex: 'none',
      padding: '8px 0',
      minHeight: 0,
    },
  },
}
