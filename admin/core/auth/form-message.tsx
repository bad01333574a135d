import type { ReactNode } from 'react'
import { Alert } from '@mui/material'

/** The refusal, said also by screen readers. The place is there before, so that they notice. */
export function FormMessage({ message }: { message: ReactNode }) {
  return (
    <div role="alert">
      {message && (
        <Alert severity="error" role="presentation" sx={{ marginBottom: 1.5 }}>
          {message}
        </Alert>
      )}
    </div>
  )
}
