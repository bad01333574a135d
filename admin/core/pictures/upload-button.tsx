import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Button } from '@mui/material'
import { useRef, type ReactNode } from 'react'

interface UploadButtonProps {
  onFiles: (files: File[]) => void
  isMultiple?: boolean
  variant?: 'contained' | 'outlined'
  children: ReactNode
}

/** Opens the computer's own window in which files are chosen. */
export function UploadButton({ onFiles, isMultiple = true, variant = 'contained', children }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml,.jpg,.jpeg,.png,.webp,.avif,.svg"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Else the same file could not be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
