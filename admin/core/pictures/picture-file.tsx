import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNotify, usePermissions } from 'react-admin'
import type { PictureDetail, PictureUse } from '../../../contract/pictures/picture-library.ts'
import { ApiError } from '../api/api-error.ts'
import { pictureCalls } from './picture-calls.ts'
import { CropButton } from './crop-button.tsx'
import { UseList } from './picture-facts.tsx'
import { sendFile } from '../api/send-file.ts'
import { UploadButton } from './upload-button.tsx'
import { ErrorText } from '../api/error-text.tsx'
import { common, useWords } from '../words/use-words.ts'
import { pictureWords } from './words.ts'

interface PictureFileProps {
  picture: PictureDetail
  /** With texts that are not saved yet, and would be lost. */
  isDirty: boolean
  onChanged: () => void
  onDeleted: () => void
}

/** Replaces the file of a picture wherever it is shown, or takes the picture away. */
export function PictureFile({ picture, isDirty, onChanged, onDeleted }: PictureFileProps) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const say = useWords()
  const { permissions } = usePermissions<string>()
  const [share, setShare] = useState<number>()
  const [fault, setFault] = useState<ApiError>()
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
      setFault(error)
      setUsers((error.body as { users?: PictureUse[] }).users ?? [])
    }
  }
  const replace = ([file]: File[]) =>
    attempt(async () => {
      if (!file) return
      sending.current = new AbortController()
      setShare(0)
      try {
        await sendFile({
          method: 'PUT',
          path: `/pictures/${picture.id}/file`,
          file,
          signal: sending.current.signal,
          onProgress: setShare,
        })
        notify(say(pictureWords.replaced), { type: 'success' })
        onChanged()
      } finally {
        setShare(undefined)
      }
    })
  const remove = () =>
    attempt(async () => {
      setAsking(false)
      await pictureCalls.remove(picture.id)
      notify(say(pictureWords.deleted), { type: 'success' })
      onDeleted()
      queryClient.removeQueries({ queryKey: ['pictures', 'detail', picture.id] })
      void queryClient.invalidateQueries({ queryKey: ['pictures'] })
    })

  return (
    <Box>
      {share === undefined ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <UploadButton variant="outlined" isMultiple={false} onFiles={(files) => void replace(files)}>
            {say(pictureWords.replace)}
          </UploadButton>
          <CropButton picture={picture} disabled={isDirty} />
          {permissions === 'owner' && (
            <Button color="error" onClick={() => setAsking(true)}>
              {say(common.action.delete_ask)}
            </Button>
          )}
        </Box>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <LinearProgress
            aria-label={say(pictureWords.replacing)}
            variant={share < 1 ? 'determinate' : 'indeterminate'}
            value={Math.round(share * 100)}
            sx={{ flexGrow: 1 }}
          />
          <Button onClick={() => sending.current?.abort()}>{say(common.action.cancel)}</Button>
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 0.5 }}>
        {say(pictureWords.replace_help)}
        {permissions !== 'owner' && ` ${say(pictureWords.owners_delete)}`}
      </Typography>
      <div role="alert">
        {fault && (
          <Alert severity="error" variant="outlined" sx={{ marginTop: 1 }}>
            <ErrorText error={fault} />
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
                {say(common.action.delete)}
              </Button>
              <Button onClick={() => setAsking(false)}>{say(pictureWords.keep)}</Button>
            </>
          }
        >
          {say(pictureWords.delete_ask)}
        </Alert>
      )}
    </Box>
  )
}
