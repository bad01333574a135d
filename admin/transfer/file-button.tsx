import { Button } from '@mui/material'
import { useRef, type ReactNode } from 'react'

/** Browsers guess a type from the name, which says less than the contents. */
export function asBytes(file: File): Blob {
  return file.slice(0, file.size, 'application/octet-stream')
}

interface FileButtonProps {
  accept: string
  variant: 'contained' | 'outlined'
  isDisabled: boolean
  onFile: (file: File) => void
  children: ReactNode
}

/** A button that opens the browser's choice of a file. */
export function FileButton({ accept, variant, isDisabled, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} disabled={isDisabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // Else the same file could not be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
