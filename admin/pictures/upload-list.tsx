import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId, useSyncExternalStore, type ReactNode } from 'react'
import type { PictureRecord } from '../../contract/picture-library.ts'
import { AltForm } from './alt-form.tsx'
import { megabytes } from './send-file.ts'
import { Thumbnail } from './thumbnail.tsx'
import type { Upload, UploadQueue } from './upload-queue.ts'

interface UploadListProps {
  queue: UploadQueue
  /** What can be done with a picture that has its alternative text. */
  renderActions: (picture: PictureRecord) => ReactNode
  /** What saving an alternative text leads to, and what is done then. */
  altAction?: string
  onAltSaved?: (picture: PictureRecord) => void
}

/** The files that are on their way, and what is still to be said of those that have arrived. */
export function UploadList({ queue, renderActions, altAction = 'Save', onAltSaved }: UploadListProps) {
  const uploads = useSyncExternalStore(queue.subscribe, queue.list)
  const firstWithout = uploads.find(({ picture }) => picture && !picture.alt)?.key
  return (
    <>
      <UploadStatus uploads={uploads} />
      {uploads.length > 0 && (
        <Box
          component="ul"
          aria-label="Uploads"
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
                      action={altAction}
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
  const id = useId()
  const isUnderway = state === 'waiting' || state === 'sending' || state === 'working'
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
            {megabytes(bytes)} · {wordsOf(upload)}
          </Typography>
          {state === 'stored' && picture?.alt && children}
          {isLost && <Button onClick={() => queue.retry(key)}>Try again</Button>}
          <Button aria-label={`${isUnderway ? 'Cancel' : 'Dismiss'}: ${name}`} onClick={() => queue.remove(key)}>
            {isUnderway ? 'Cancel' : 'Dismiss'}
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
            {fault}
          </Alert>
        )}
        {isDuplicate && (
          <Alert severity="info" variant="outlined" sx={{ marginTop: 1 }}>
            This picture is in the library already; it was not stored a second time.
          </Alert>
        )}
        {state === 'stored' && picture && !picture.alt && <Box sx={{ marginTop: 1 }}>{children}</Box>}
      </Box>
    </Box>
  )
}

function wordsOf({ state, share, picture, isDuplicate }: Upload): string {
  if (state === 'waiting') return 'waiting'
  if (state === 'sending') return `${Math.round(share * 100)} % sent`
  if (state === 'working') return 'being prepared…'
  if (state === 'refused') return 'not stored'
  if (picture && !picture.alt) return 'Uploaded. Add a description'
  return isDuplicate ? 'was there before' : 'stored'
}

/** Said by screen readers at each step, but not at each per cent. */
function UploadStatus({ uploads }: { uploads: readonly Upload[] }) {
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length
  const open = uploads.length - count('stored') - count('refused')
  const refused = count('refused')
  const words =
    uploads.length === 0
      ? ''
      : `${count('stored')} stored, ${open} under way${refused > 0 ? `, ${refused} not stored` : ''}`
  return (
    <Box
      role="status"
      sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {words}
    </Box>
  )
}
