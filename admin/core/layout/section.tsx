import { Box, Typography } from '@mui/material'
import { useId, type ReactNode } from 'react'

/** A part of a page on a sheet of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', padding: 2 }}
    >
      <Typography variant="h2" id={id} sx={{ marginBottom: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
