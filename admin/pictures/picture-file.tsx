import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNotify, usePermissions } from 'react-admin'
import type { PictureDetail, PictureUse } from '../../contract/picture-library.ts'
import { ApiError } from '../api/api-error.ts'
import { pictureCalls } from './picture-calls.ts'
import { UseList } from './picture-facts.tsx'
import { sendFile } from './send-file.ts'
import { UploadButton } from './upload-button.tsx'

interface PictureFileProps {
  picture: PictureDetail
  onChanged: () => void
  onDeleted: () => void
}

/** Replaces the file of a picture wherever it is shown, or takes the picture away. */
export function PictureFile({ picture, onChanged, onDeleted }: PictureFileProps) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { permissions } = usePermissions<string>()
  const [share, setShare] = useState<number>()
  const [fault, setFault] = useState<string>()
  const [users, setUsers] = useState<PictureUse[]>([])
  const [isAsking, setAsking] = useState(false)
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  const attempt = async (work: () => Promise<void>) => {
    setFault(undefined)
    setUsers([])
    try {
      await work()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      if (!(error instanceof ApiError)) throw error
      setFault(error.message)
      setUsers((error.body as { users?: PictureUse[] }).users ?? [])
    }
  }
  const replace = ([file]: File[]) =>
    attempt(async () => {
      if (!file) return
      sending.current = new AbortController()
      setShare(0)
      try {
        const { message } = await sendFile({
          method: 'PUT',
          path: `/pictures/${picture.id}/file`,
          file,
          signal: sending.current.signal,
          onProgress: setShare,
        })
        if (message) notify(message, { type: 'success' })
        onChanged()
      } finally {
        setShare(undefined)
      }
    })
  const remove = () =>
    attempt(async () => {
      setAsking(false)
      const { message } = await pictureCalls.remove(picture.id)
      if (message) notify(message, { type: 'success' })
      onDeleted()
      queryClient.removeQueries({ queryKey: ['pictures', 'detail', picture.id] })
      void queryClient.invalidateQueries({ queryKey: ['pictures'] })
    })

  return (
    <Box>
      {share === undefined ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <UploadButton variant="outlined" isMultiple={false} onFiles={(files) => void replace(files)}>
            Replace the file…
          </UploadButton>
          {permissions === 'owner' && (
            <Button color="error" onClick={() => setAsking(true)}>
              Delete…
            </Button>
          )}
        </Box>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <LinearProgress
            aria-label="Replacing the file"
            variant={share < 1 ? 'determinate' : 'indeterminate'}
            value={Math.round(share * 100)}
            sx={{ flexGrow: 1 }}
          />
          <Button onClick={() => sending.current?.abort()}>Cancel</Button>
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 0.5 }}>
        A new file is shown everywhere at once; links to the picture keep working.
        {permissions !== 'owner' && ' Only an owner can delete a picture.'}
      </Typography>
      <div role="alert">
        {fault && (
          <Alert severity="error" variant="outlined" sx={{ marginTop: 1 }}>
            {fault}
            {users.length > 0 && <UseList uses={users} />}
          </Alert>
        )}
      </div>
      {isAsking && (
        <Alert
          severity="warning"
          variant="outlined"
          sx={{ marginTop: 1 }}
          action={
            <>
              <Button color="error" onClick={() => void remove()} autoFocus>
                Delete
              </Button>
              <Button onClick={() => setAsking(false)}>Keep</Button>
            </>
          }
        >
          Delete this picture permanently?
        </Alert>
      )}
    </Box>
  )
}
