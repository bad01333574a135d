import { Box } from '@mui/material'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useWords } from '../words/use-words.ts'
import { pictureWords } from './words.ts'

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
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })

  useEffect(() => {
    if (isOff) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
      // It comes again and again while files hang above; of their leaving, browsers tell unreliably.
      clearTimeout(timer)
      timer = setTimeout(() => setOver(false), 200)
    }
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(false)
      latest.current([...event.dataTransfer.files])
    }
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('drop', onDrop)
    document.addEventListener('paste', onPaste)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('drop', onDrop)
      document.removeEventListener('paste', onPaste)
    }
  }, [isOff])

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
