import { Box } from '@mui/material'
import { useRef, useState, type ReactNode } from 'react'
import { useListener } from '../layout/use-listener.ts'
import { useWords } from '../words/use-words.ts'
import pictureWords from './words.json' with { type: 'json' }

interface DropZoneProps {
  onFiles: (files: File[]) => void
  /** Something else is open above it. */
  isOff?: boolean
  children: ReactNode
}

/** Takes files that are dropped anywhere on the screen or pasted; says so while they hang above it. */
export function DropZone({ onFiles, isOff = false, children }: DropZoneProps) {
  const say = useWords()
  const [isOver, setOver] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useListener('dragover', (event) => {
    if (isOff || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
    // It comes again and again while files hang above; of their leaving, browsers tell unreliably.
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOver(false), 200)
  })
  useListener('drop', (event) => {
    if (isOff || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  })
  useListener('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (isOff || files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })

  return (
    <>
      {children}
      {isOver && (
        <Box
          sx={{
            position: 'fixed',
            inset: 8,
            zIndex: 'tooltip',
            display: 'grid',
            placeContent: 'center',
            pointerEvents: 'none',
            border: '2px dashed',
            borderColor: 'primary.main',
            bgcolor: 'background.paper',
            opacity: 0.94,
            fontSize: '1.25rem',
            fontWeight: 600,
          }}
        >
          {say(pictureWords.drop)}
        </Box>
      )}
    </>
  )
}
