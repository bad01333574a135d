import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface RowsProps<Item> {
  items: Item[]
  empty?: string
  children: (item: Item) => ReactNode
}

/** Rows of a few things, such as keys and sessions, without the tools of a long list. */
export function Rows<Item>({ items, empty, children }: RowsProps<Item>) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, width: '100%', overflowWrap: 'anywhere' }}>
      {empty && items.length === 0 && <Typography component="li">{empty}</Typography>}
      {items.map(children)}
    </Box>
  )
}

/** @param action buttons at the end of the row */
export function Row({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        borderTop: 1,
        borderColor: 'divider',
        paddingBlock: 1,
        '& > .MuiButton-root, & > a': { flexShrink: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      {action}
    </Box>
  )
}
