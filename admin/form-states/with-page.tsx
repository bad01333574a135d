import { Box, Button, Dialog } from '@mui/material'
import BackIcon from '@mui/icons-material/ArrowBack'
import { useCallback, useRef, type ReactNode } from 'react'
import { useWords } from '../core/words/use-words.ts'
import { useFormStatesContext } from './form-states.tsx'
import { PAGE_WIDTHS, useLook } from './use-panel.ts'
import formStateWords from './words.json' with { type: 'json' }
import { onDemand } from '../core/layout/on-demand.tsx'

/** Loaded by whoever looks at pages. */
const LivePage = onDemand(async () => (await import('./live-page.tsx')).default)

/** A form, and what stands beside it: what its screen has there, or its page. */
export function WithPage({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  const say = useWords()
  const { place, isOpen, toggle } = useFormStatesContext().panel
  const [{ width }] = useLook()
  const afterSheet = useRef<() => void>(undefined)
  const atForm = useCallback(
    (work: () => void) => {
      if (place !== 'sheet') return work()
      afterSheet.current = work
      toggle()
    },
    [place, toggle],
  )
  const onSheetGone = () => {
    afterSheet.current?.()
    afterSheet.current = undefined
  }
  const page = isOpen && <LivePage atForm={atForm} />
  const shown = beside ?? (place === 'beside' && page)
  const columns = !beside && width === 'phone' ? `minmax(0, 1fr) ${PAGE_WIDTHS.phone + 2}px` : HALVES
  return (
    <>
      <Box sx={shown ? { ...gridStyle, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: columns } } : {}}>
        <div>{children}</div>
        {shown}
      </Box>
      {place === 'sheet' && (
        <Dialog
          fullScreen
          open={isOpen}
          onClose={toggle}
          aria-label={say(formStateWords.page)}
          slotProps={{ transition: { onExited: onSheetGone } }}
        >
          <Box sx={sheetStyle}>
            <Button startIcon={<BackIcon />} onClick={toggle} sx={{ justifySelf: 'start' }}>
              {say(formStateWords.back)}
            </Button>
            {page}
          </Box>
        </Dialog>
      )}
    </>
  )
}

const HALVES = 'minmax(20rem, 2fr) minmax(0, 3fr)'
const gridStyle = { display: 'grid', gap: 3, alignItems: 'start' }
const sheetStyle = { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100dvh', padding: 1 }
