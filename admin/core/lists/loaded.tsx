import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { Loading } from 'react-admin'
import { ErrorText } from '../api/error-text.tsx'
import { common, useWords } from '../words/use-words.ts'

interface LoadedProps<Data> {
  of: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  children: (data: Data) => ReactNode
}

/** The data; until it has come that it is being read, or why it could not be. */
export function Loaded<Data>({ of: { data, error, refetch }, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  return error ? <Failure error={error} onRetry={refetch} /> : <Loading />
}

interface FailureProps {
  error: Error
  onRetry?: (() => unknown) | undefined
  action?: ReactNode
  sx?: object
}

export function Failure({ error, onRetry, action, ...look }: FailureProps) {
  const say = useWords()
  const retry = onRetry && <Button onClick={() => void onRetry()}>{say(common.action.try_again)}</Button>
  return (
    <Alert severity="error" action={action ?? retry} {...look}>
      <ErrorText error={error} />
    </Alert>
  )
}
