import DoneIcon from '@mui/icons-material/CheckCircle'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { AltForm } from './picture-fields.tsx'
import careWords from './care-words.json' with { type: 'json' }
import { Thumbnail } from './thumbnail.tsx'
import type { Upload, UploadQueue } from './upload-queue.ts'
import { Failure } from '../lists/loaded.tsx'
import { useDone } from '../api/use-done.ts'
import { common, useWords, type Say, SayButton, SayText } from '../words/use-words.ts'
import uploadWords from './upload-words.json' with { type: 'json' }
import { unmarked } from '../theme/layouts.ts'

interface UploadListProps {
  queue: UploadQueue
  /** For a picture that has its alternative text. */
  renderActions: (picture: PictureRecord) => ReactNode
  /** The label of the button that saves an alternative text, and what follows. */
  altAction?: string
  onAltSaved?: (picture: PictureRecord) => void
}

function rankOf({ state, picture }: Upload): 'undescribed' | 'underway' | 'described' | 'refused' {
  if (state === 'refused') return 'refused'
  if (state !== 'stored' || !picture) return 'underway'
  return picture.alt ? 'described' : 'undescribed'
}

/** Uploads as a list to work through: the first picture without a description is open, and then the next. */
export function UploadList({ queue, renderActions, altAction, onAltSaved }: UploadListProps) {
  const say = useWords()
  const uploads = useSyncExternalStore(queue.subscribe, queue.list)
  const done = useDone('pictures')
  const refresh = useEffectEvent(() => void done())
  const stored = uploads.filter(({ state }) => state === 'stored').length
  useEffect(() => {
    if (stored > 0) refresh()
  }, [stored])
  const [chosen, setChosen] = useState<number>()
  const { undescribed = [], underway = [], described = [], refused = [] } = Object.groupBy(uploads, rankOf)
  const open = undescribed.find(({ key }) => key === chosen) ?? undescribed[0]
  const next = () => setChosen(undescribed[undescribed.indexOf(open!) + 1]?.key)
  return (
    <>
      <UploadStatus queue={queue} uploads={uploads} />
      {uploads.length > 0 && (
        <Box component="ul" aria-label={say(uploadWords.list)} sx={listStyle}>
          {/* Pictures that wait for a person come first. */}
          {[...undescribed, ...underway, ...described, ...refused].map((upload) => (
            <UploadRow key={upload.key} upload={upload} queue={queue} isOpen={upload === open}>
              {upload.picture?.alt ? (
                renderActions(upload.picture)
              ) : upload.picture && upload === open ? (
                <>
                  <AltForm
                    picture={upload.picture}
                    action={altAction ?? (undescribed.length > 1 ? say(uploadWords.next) : undefined)}
                    onSaved={(picture) => {
                      next()
                      queue.note(picture)
                      onAltSaved?.(picture)
                    }}
                  />
                  {undescribed.length > 1 && (
                    <SayButton words={uploadWords.skip} sx={{ marginTop: 1 }} onClick={next} />
                  )}
                </>
              ) : (
                <SayButton
                  words={uploadWords.describe}
                  aria-label={say(uploadWords.named, { action: say(uploadWords.describe), name: upload.file.name })}
                  onClick={() => setChosen(upload.key)}
                />
              )}
            </UploadRow>
          ))}
        </Box>
      )}
    </>
  )
}

const listStyle = {
  ...unmarked,
  marginBottom: 2,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
}

interface UploadRowProps {
  upload: Upload
  queue: UploadQueue
  /** With a picture that is big enough to be described. */
  isOpen: boolean
  children: ReactNode
}

function UploadRow({ upload, queue, isOpen, children }: UploadRowProps) {
  const { key, file, state, share, fault, picture, isDuplicate, isLost } = upload
  const { name, size: bytes } = file
  const say = useWords()
  const id = useId()
  const rank = rankOf(upload)
  const end = say(rank === 'underway' ? common.action.cancel : uploadWords.dismiss)
  const size = isOpen
    ? { width: 'min(20rem, 100%)', maxHeight: '15rem', objectFit: 'contain' as const }
    : { width: 64, height: 48 }
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{ display: 'flex', gap: 2, padding: isOpen ? 2 : 1, ...(isOpen && openStyle) }}
    >
      {picture && (
        <Thumbnail
          picture={picture.picture}
          isDecorative
          width={isOpen ? 320 : 64}
          sx={{ ...size, flexShrink: 0, border: 1, borderColor: 'divider' }}
        />
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          {rank === 'described' && <DoneIcon color="success" fontSize="small" />}
          <Typography id={id} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="quiet" sx={{ flexGrow: 1 }}>
            {say.size(bytes)} · {wordsOf(upload, say)}
          </Typography>
          {picture && !isOpen && children}
          {isLost && <SayButton words={common.action.try_again} onClick={() => queue.retry(key)} />}
          <Button
            color="inherit"
            aria-label={say(uploadWords.named, { action: end, name })}
            onClick={() => queue.remove(key)}
          >
            {end}
          </Button>
        </Box>
        {rank === 'underway' && (
          <LinearProgress
            aria-labelledby={id}
            variant={state === 'working' ? 'indeterminate' : 'determinate'}
            {...(state !== 'working' && { value: Math.round(share * 100) })}
            sx={{ marginTop: 1 }}
          />
        )}
        {fault && <Failure error={fault} sx={{ marginTop: 1 }} />}
        {isDuplicate && <SayText words={uploadWords.duplicate} variant="quiet" />}
        {isOpen && <Box sx={{ marginTop: 1 }}>{children}</Box>}
      </Box>
    </Box>
  )
}

const openStyle = {
  flexDirection: { xs: 'column', sm: 'row' },
  borderInlineStart: 4,
  borderInlineStartColor: 'primary.main',
}

function wordsOf(upload: Upload, say: Say): string {
  const { state, share, isDuplicate } = upload
  if (state !== 'stored') return say(uploadWords[state], { percent: Math.round(share * 100) })
  if (rankOf(upload) === 'undescribed') return say(uploadWords.undescribed)
  return say(isDuplicate ? uploadWords.known : uploadWords.described)
}

/** How far a person has come, also for screen readers: at each step, but not at each per cent. */
function UploadStatus({ queue, uploads }: { queue: UploadQueue; uploads: readonly Upload[] }) {
  const say = useWords()
  const { underway = [], described = [], refused = [] } = Object.groupBy(uploads, rankOf)
  const count = uploads.length - underway.length - refused.length
  return (
    <Box sx={{ marginBottom: uploads.length > 0 ? 1 : 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography role="status" sx={{ fontWeight: 600, flexGrow: 1 }}>
          {uploads.length > 0 &&
            [
              say(careWords.progress, { done: described.length, count }),
              underway.length > 0 && say(uploadWords.open, { count: underway.length }),
              refused.length > 0 && say(uploadWords.not_stored, { count: refused.length }),
            ]
              .filter(Boolean)
              .join(' · ')}
        </Typography>
        {described.length > 1 && (
          <SayButton words={uploadWords.clear} onClick={() => described.forEach(({ key }) => queue.remove(key))} />
        )}
      </Box>
      {count > 1 && (
        <LinearProgress
          variant="determinate"
          value={(100 * described.length) / count}
          aria-label={say(careWords.texts)}
        />
      )}
    </Box>
  )
}
