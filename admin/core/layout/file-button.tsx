import { Button, type ButtonProps } from '@mui/material'
import { useRef } from 'react'

export interface FileButtonProps extends Pick<
  ButtonProps,
  'variant' | 'disabled' | 'startIcon' | 'children' | 'ref' | 'sx'
> {
  /** Without it, a folder is chosen, with all that is in it. */
  accept?: string
  isMultiple?: boolean
  onFiles: (files: File[]) => void
}

/** Opens the computer's own window in which files are chosen. */
export function FileButton({ accept, isMultiple = true, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="contained" {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        {...(accept === undefined ? { webkitdirectory: '' } : { accept })}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Emptied, so that the same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
