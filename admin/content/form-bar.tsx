import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useWords } from '../words/use-words.ts'
import { common } from '../words/common.ts'

/** The bar at the foot of a form with what can be done to it; it stays in view, above toasts. */
export function FormBar({ children, marginTop = 0 }: { children: ReactNode; marginTop?: number }) {
  const say = useWords()
  return (
    <Box
      role="group"
      aria-label={say(common.save.bar)}
      sx={{
        position: 'sticky',
        bottom: 'var(--toast-space, 0px)',
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        padding: 1.25,
        marginTop,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  )
}
