import { Box, Button, LinearProgress } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { common, useWords } from '../words/use-words.ts'
import { ApiError } from './api-error.ts'
import { sendFile, type FileCall } from './send-file.ts'

/**
 * Sends files one after the other, until one fails or the component goes; others take the place of those before.
 * @returns `share` of the file that has been sent, 0 to 1, and the last `fault`; `attempt` is for other calls that show it
 */
export function useUpload<Stored>(
  to: Pick<FileCall, 'method' | 'path' | 'maxBytes'>,
  onStored: (stored: Stored) => void,
) {
  const [share, setShare] = useState<number>()
  const [fault, setFault] = useState<ApiError>()
  const sending = useRef<AbortController>(undefined)
  const cancel = () => sending.current?.abort()
  useEffect(() => cancel, [])
  const attempt = async (work: () => Promise<void>) => {
    setFault(undefined)
    try {
      await work()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      if (!(error instanceof ApiError)) throw error
      setFault(error)
    }
  }
  const send = (files: File[]) =>
    attempt(async () => {
      if (files.length === 0) return
      cancel()
      const { signal } = (sending.current = new AbortController())
      try {
        for (const file of files) {
          setShare(0)
          const { data } = await sendFile<Stored>({ ...to, file, signal, onProgress: setShare })
          onStored(data)
        }
      } finally {
        if (sending.current.signal === signal) setShare(undefined)
      }
    })
  return { share, fault, attempt, send, cancel }
}

/** How much of a file has been sent. @param label what is being done */
export function UploadProgress({ share, label, onCancel }: { share: number; label: string; onCancel: () => void }) {
  const say = useWords()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, marginTop: 1 }}>
      <LinearProgress
        aria-label={label}
        variant={share < 1 ? 'determinate' : 'indeterminate'}
        value={Math.round(share * 100)}
        sx={{ flexGrow: 1 }}
      />
      <Button onClick={onCancel}>{say(common.action.cancel)}</Button>
    </Box>
  )
}
