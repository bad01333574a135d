import { Alert } from '@mui/material'
import type { ReactNode } from 'react'
import { Loading } from 'react-admin'
import { ErrorText } from '../words/error-text.tsx'

interface LoadedProps<Data> {
  of: { data: Data | undefined; error: Error | null }
  children: (data: Data) => ReactNode
}

/** What was read; until then that it is being read, or why it could not be. */
export function Loaded<Data>({ of: { data, error }, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  return error ? <Failure error={error} /> : <Loading />
}

export function Failure({ error }: { error: Error }) {
  return (
    <Alert severity="error" variant="outlined">
      <ErrorText error={error} />
    </Alert>
  )
}
