import { Stack, type StackProps } from '@mui/material'
import type { ReactNode } from 'react'
import type { Words } from '../../../contract/locale.ts'
import { SayButton } from '../words/use-words.ts'

const style = {
  maxWidth: '60rem',
  paddingTop: 2,
  overflowWrap: 'anywhere',
  '& a:not(.MuiButton-root)': { color: 'primary.main' },
  '& > .MuiButton-root, & article > .MuiButton-root': { alignSelf: 'flex-start' },
  '& .MuiToggleButtonGroup-root': { flexWrap: 'wrap' },
}

/** A screen of a list, or of one thing of it. */
export function Desk({ children }: { children: ReactNode }) {
  return (
    <Stack spacing={2} sx={style}>
      {children}
    </Stack>
  )
}

/** When the page opens: screen readers and keys go on from there. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

interface OnePageProps extends StackProps<'article'> {
  /** On the button that leads back to the list. */
  back: Words
  onClose: () => void
}

/** One thing of a list, with the way back to it. */
export function OnePage({ back, onClose, children, ...article }: OnePageProps) {
  return (
    <Stack component="article" spacing={2} {...article}>
      <SayButton words={back} ref={focus} onClick={onClose} />
      {children}
    </Stack>
  )
}
