import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { PHONE } from '../core/theme/media.ts'
import { common, useWords } from '../core/words/use-words.ts'
import { flowing } from '../core/theme/layouts.ts'

interface FormBarProps {
  children: ReactNode
  /** In narrow windows, where long labels have two lines of their own. */
  isOneLine?: boolean
}

/** The bar at the foot of a form with what can be done to it; it stays in view and in place: toasts lie above it. */
export function FormBar({ children, isOneLine = false }: FormBarProps) {
  const say = useWords()
  return (
    <Box
      ref={keepToastsAbove}
      className="form-bar"
      role="group"
      aria-label={say(common.save.bar)}
      sx={{
        ...flowing,
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        padding: 1.25,
        marginTop: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        ...(isOneLine && oneLineStyle),
      }}
    >
      {children}
    </Box>
  )
}

function keepToastsAbove(bar: HTMLElement | null) {
  if (!bar || bar.closest('[role=dialog]')) return undefined
  const { style } = document.body
  const observer = new ResizeObserver(() => style.setProperty('--bar-space', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--bar-space')
  }
}

const oneLineStyle = {
  [PHONE]: {
    padding: 0.75,
    gap: 0.5,
    // Parts of the item rather than for the thumb: the menu has them, or the head of the form.
    '& > .wide': { display: 'none' },
    '& > .MuiButton-root': { flex: '0 1 auto', minWidth: 0, paddingInline: 1, lineHeight: 1.2 },
    '& > .MuiButton-root:lang(ne)': { fontSize: '0.75rem' },
    '& > :is(section, .MuiAlert-root)': { flexShrink: 0 },
    flexWrap: 'nowrap',
    '&:has(> section, > .MuiAlert-root)': { flexWrap: 'wrap' },
  },
}
