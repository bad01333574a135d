import { Box, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import type { PictureDetail, PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { useDone } from '../api/use-done.ts'
import { UploadProgress, useUpload } from '../api/use-upload.tsx'
import { FormMessage } from '../auth/form-message.tsx'
import { pictureCalls } from './picture-calls.ts'
import { CropButton } from './crop-button.tsx'
import { UseList } from './picture-facts.tsx'
import { UploadButton } from './upload-button.tsx'
import { ConfirmButton } from '../dialogs/use-confirm.tsx'
import { ErrorText } from '../api/error-text.tsx'
import { common, useWords } from '../words/use-words.ts'
import { pictureWords } from './words.ts'

interface PictureFileProps {
  picture: PictureDetail
  /** With texts that are not saved yet, and would be lost. */
  isDirty: boolean
  onDeleted: () => void
}

/** Replaces the file of a picture wherever it is shown, or takes the picture away. */
export function PictureFile({ picture, isDirty, onDeleted }: PictureFileProps) {
  const queryClient = useQueryClient()
  const done = useDone('pictures')
  const say = useWords()
  const { permissions } = usePermissions<string>()
  const to = { method: 'PUT', path: `/pictures/${picture.id}/file` } as const
  const { share, fault, attempt, send, cancel } = useUpload<PictureRecord>(
    to,
    () => void done(say(pictureWords.replaced)),
  )
  const { users = [] } = fault?.body ?? {}
  const remove = () =>
    attempt(async () => {
      await pictureCalls.remove(picture.id)
      onDeleted()
      queryClient.removeQueries({ queryKey: ['pictures', 'detail', picture.id] })
      void done(say(pictureWords.deleted))
    })

  return (
    <Box>
      {share === undefined ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <UploadButton variant="outlined" isMultiple={false} onFiles={(files) => void send(files)}>
            {say(pictureWords.replace)}
          </UploadButton>
          <CropButton picture={picture} disabled={isDirty} />
          {permissions === 'owner' && (
            <ConfirmButton
              color="error"
              question={{
                title: say(pictureWords.delete_ask),
                content: picture.name,
                confirm: say(common.action.delete),
                cancel: say(pictureWords.keep),
                isWarning: true,
              }}
              onConfirm={remove}
            >
              {say(common.action.delete_ask)}
            </ConfirmButton>
          )}
        </Box>
      ) : (
        <UploadProgress share={share} label={say(pictureWords.replacing)} onCancel={cancel} />
      )}
      <Typography variant="quiet" sx={{ marginTop: 0.5 }}>
        {say(pictureWords.replace_help)}
        {permissions !== 'owner' && ` ${say(pictureWords.owners_delete)}`}
      </Typography>
      <FormMessage
        message={
          fault && (
            <>
              <ErrorText error={fault} />
              {users.length > 0 && <UseList uses={users} />}
            </>
          )
        }
      />
    </Box>
  )
}
