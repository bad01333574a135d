import { Box, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { usePermissions, useTranslate } from 'react-admin'
import type { PictureDetail, PictureRecord, PictureUse } from '../../../contract/pictures/picture-library.ts'
import { useDone } from '../api/use-done.ts'
import { UploadProgress, useUpload } from '../api/use-upload.tsx'
import { FormMessage } from '../auth/form-message.tsx'
import { pictureCalls } from './picture-calls.ts'
import { CropButton } from './crop-button.tsx'
import { UploadButton } from './upload-button.tsx'
import { DeleteButton } from '../dialogs/use-confirm.tsx'
import { ErrorText } from '../api/error-text.tsx'
import { useWords } from '../words/use-words.ts'
import pictureWords from './words.json' with { type: 'json' }
import { useTimes } from '../words/use-times.ts'
import { PlaceLink } from '../layout/attention-item.tsx'

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
          <UploadButton
            words={pictureWords.replace}
            variant="outlined"
            isMultiple={false}
            onFiles={(files) => void send(files)}
          />
          <CropButton picture={picture} disabled={isDirty} />
          {permissions === 'owner' && (
            <DeleteButton
              ask={say(pictureWords.delete_ask)}
              text={picture.name}
              keep={say(pictureWords.keep)}
              onDelete={remove}
            />
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

/** The facts of a picture's file, and everything that shows it. */
export function PictureFacts({ picture }: { picture: PictureDetail }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  const facts = [
    [
      say(pictureWords.size),
      say(pictureWords.pixels, {
        width: picture.width,
        height: picture.height,
        bytes: say.size(picture.bytes),
      }),
    ],
    [say(pictureWords.kind), picture.mediaType.replace('image/', '').toUpperCase().replace('+XML', '')],
    [say(pictureWords.uploaded), minuteOf(picture.createdAt)],
  ]
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr',
        columnGap: 2,
        rowGap: 0.5,
        margin: 0,
        paddingBlock: 1.5,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '0.875rem',
        fontVariantNumeric: 'tabular-nums',
        '& dt': { color: 'text.secondary' },
        '& dd': { margin: 0 },
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
      <dt>{say(pictureWords.shown_in)}</dt>
      <dd>{picture.uses.length === 0 ? say(pictureWords.nowhere) : <UseList uses={picture.uses} />}</dd>
    </Box>
  )
}

/** The users of a picture, each leading to its form. */
function UseList({ uses }: { uses: PictureUse[] }) {
  const translate = useTranslate()
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {uses.map(({ entity, id, title }) => (
        <Box component="li" key={`${entity}-${id}`} sx={{ paddingBottom: 0.5 }}>
          <PlaceLink to={`/${entity}/${id}`}>{title}</PlaceLink>
          <Typography component="span" variant="quiet">
            {' '}
            · {translate(`resources.${entity}.name`, { smart_count: 1 })}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
