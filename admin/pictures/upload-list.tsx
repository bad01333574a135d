import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useId, useSyncExternalStore, type ReactNode } from 'react'
import type { PictureRecord } from '../../contract/pictures/picture-library.ts'
import { AltForm } from './alt-form.tsx'
import { Thumbnail } from './thumbnail.tsx'
import type { Upload, UploadQueue } from './upload-queue.ts'
import { ErrorText } from '../words/error-text.tsx'
import { useLocale } from 'react-admin'
import { megabytes } from '../words/numbers.ts'
import { useWords, type Say } from '../words/use-words.ts'
import { uploadWords } from './words.ts'
import { common } from '../words/common.ts'

interface UploadListProps {
  queue: UploadQueue
  /** For a picture that has its alternative text. */
  renderActions: (picture: PictureRecord) => ReactNode
  /** The label of the button that saves an alternative text, and what follows. */
  altAction?: string
  onAltSaved?: (picture: PictureRecord) => void
}

/** Uploads in progress, and finished ones that still lack alternative text. */
export function UploadList({ queue, renderActions, altAction, onAltSaved }: UploadListProps) {
  const say = useWords()
  const uploads = useSyncExternalStore(queue.subscribe, queue.list)
  const firstWithout = uploads.find(({ picture }) => picture && !picture.alt)?.key
  return (
    <>
      <UploadStatus uploads={uploads} />
      {uploads.length > 0 && (
        <Box
          component="ul"
          aria-label={say(uploadWords.list)}
          sx={{
            listStyle: 'none',
            margin: 0,
            marginBottom: 2,
            padding: 0,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            '& > li + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} queue={queue}>
              {upload.picture &&
                (upload.picture.alt ? (
                  renderActions(upload.picture)
                ) : (
                  <Box sx={{ flexBasis: '100%' }}>
                    <AltForm
                      picture={upload.picture}
                      {...(altAction !== undefined && { action: altAction })}
                      autoFocus={upload.key === firstWithout}
                      onSaved={(picture) => {
                        queue.note(picture)
                        onAltSaved?.(picture)
                      }}
                    />
                  </Box>
                ))}
            </UploadRow>
          ))}
        </Box>
      )}
    </>
  )
}

function UploadRow({ upload, queue, children }: { upload: Upload; queue: UploadQueue; children: ReactNode }) {
  const { key, name, bytes, state, share, fault, picture, isDuplicate, isLost } = upload
  const say = useWords()
  const locale = useLocale()
  const id = useId()
  const isUnderway = state === 'waiting' || state === 'sending' || state === 'working'
  const end = say(isUnderway ? common.action.cancel : uploadWords.dismiss)
  return (
    <Box component="li" aria-labelledby={id} sx={{ display: 'flex', gap: 2, padding: 1.5 }}>
      {picture && (
        <Thumbnail
          picture={picture.picture}
          isDecorative
          width={96}
          sx={{ width: 96, height: 72, flexShrink: 0, border: 1, borderColor: 'divider' }}
        />
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography id={id} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', flexGrow: 1 }}>
            {megabytes(bytes, locale)} · {wordsOf(upload, say)}
          </Typography>
          {state === 'stored' && picture?.alt && children}
          {isLost && <Button onClick={() => queue.retry(key)}>{say(common.action.try_again)}</Button>}
          <Button aria-label={say(uploadWords.named, { action: end, name })} onClick={() => queue.remove(key)}>
            {end}
          </Button>
        </Box>
        {isUnderway && (
          <LinearProgress
            aria-labelledby={id}
            variant={state === 'working' ? 'indeterminate' : 'determinate'}
            {...(state !== 'working' && { value: Math.round(share * 100) })}
            sx={{ marginTop: 1 }}
          />
        )}
        {fault && (
          <Alert severity="error" variant="outlined" sx={{ marginTop: 1 }}>
            <ErrorText error={fault} />
          </Alert>
        )}
        {isDuplicate && (
          <Alert severity="info" variant="outlined" sx={{ marginTop: 1 }}>
            {say(uploadWords.duplicate)}
          </Alert>
        )}
        {state === 'stored' && picture && !picture.alt && <Box sx={{ marginTop: 1 }}>{children}</Box>}
      </Box>
    </Box>
  )
}

function wordsOf({ state, share, picture, isDuplicate }: Upload, say: Say): string {
  if (state !== 'stored') return say(uploadWords[state], { percent: Math.round(share * 100) })
  if (picture && !picture.alt) return say(uploadWords.describe)
  return say(isDuplicate ? uploadWords.known : uploadWords.stored)
}

/** Said by screen readers at each step, but not at each per cent. */
function UploadStatus({ uploads }: { uploads: readonly Upload[] }) {
  const say = useWords()
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length
  const open = uploads.length - count('stored') - count('refused')
  const refused = count('refused')
  const words =
    uploads.length === 0
      ? ''
      : say(refused > 0 ? uploadWords.status_refused : uploadWords.status, {
          stored: count('stored'),
          open,
          refused,
        })
  return (
    <Box
      role="status"
      sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {words}
    </Box>
  )
}
