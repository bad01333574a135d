import { Button } from '@mui/material'
import { useRef, type ReactNode } from 'react'

interface FilesButtonProps {
  /** A folder with all that is in it. */
  isFolder?: boolean
  disabled: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Opens the computer's own window in which a folder or files are chosen. */
export function FilesButton({ isFolder = false, disabled, onFiles, children }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={isFolder ? 'contained' : 'outlined'} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        {...(isFolder ? { webkitdirectory: '' } : { accept: 'image/jpeg,image/png,image/webp,image/avif' })}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Else the same folder could not be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
