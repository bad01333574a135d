import { useRef } from 'react'
import { SayButton, type SayButtonProps } from '../words/use-words.ts'

export interface FileButtonProps extends Omit<SayButtonProps, 'onClick'> {
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
      <SayButton variant="contained" {...button} onClick={() => input.current?.click()} />
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
