import { Button, DialogContent, useMediaQuery, Box, ButtonBase } from '@mui/material'
import { useState, useEffect, type FormEvent, useId, type KeyboardEvent, type MouseEvent } from 'react'
import { Loading } from 'react-admin'
import { useDone } from '../api/use-done.ts'
import { useRead } from '../api/use-read.ts'
import { pictureCalls } from './picture-calls.ts'
import { common, useWords, SayButton, SayText } from '../words/use-words.ts'
import pictureWords from './words.json' with { type: 'json' }
import { Failure } from '../lists/loaded.tsx'
import type { PictureDetail } from '../../../contract/pictures/picture-library.ts'
import { useMay } from '../auth/use-may.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall, type FaultOf } from '../auth/use-form-call.ts'
import { AltFields, altTexts, altTranslations, CreditFields, creditChange, creditTexts } from './picture-fields.tsx'
import { PictureFacts, PictureFile } from './picture-file.tsx'
import { Thumbnail, smallUrl } from './thumbnail.tsx'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { useConfirm } from '../dialogs/use-confirm.tsx'
import { columns } from '../theme/layouts.ts'
import type { Picture } from '../../../contract/pictures/picture.ts'
import { ARROW_STEPS } from '../layout/arrow-steps.ts'
import { outOfSight } from '../theme/media.ts'

/** One picture: its alternative texts, focal point and uses. */
export function PictureDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useWords()
  const isNarrow = useMediaQuery('(max-width: 700px)')
  const [isDirty, setDirty] = useState(false)
  const { ask, dialog } = useConfirm()
  const options = { refetchOnWindowFocus: false }
  const { data, error, refetch } = useRead<PictureDetail>(['pictures', 'detail', id], `/pictures/${id}`, options)
  const close = () => {
    if (!isDirty) return onClose()
    const answers = { confirm: say(pictureWords.close_unsaved), cancel: say(pictureWords.go_on) }
    ask({ title: say(common.save.not_saved), content: say(pictureWords.not_saved), ...answers }, onClose)
  }
  return (
    <TitledDialog title={data?.name ?? say(pictureWords.one)} onClose={close} maxWidth="lg" fullScreen={isNarrow}>
      <DialogContent>
        {error && <Failure error={error} onRetry={refetch} />}
        {!data && !error && <Loading />}
        {data && (
          <PictureForm key={data.version} picture={data} onDirty={setDirty} onClose={close} onDeleted={onClose} />
        )}
        {dialog}
      </DialogContent>
    </TitledDialog>
  )
}

interface PictureFormProps {
  picture: PictureDetail
  onDirty: (isDirty: boolean) => void
  onClose: () => void
  onDeleted: () => void
}

/** The form of one picture; it begins anew with each version of it. */
function PictureForm({ picture, onDirty, onClose, onDeleted }: PictureFormProps) {
  const done = useDone('pictures')
  const say = useWords()
  const { edits, writesPicture } = useMay()
  const isWritable = writesPicture(picture)
  const [point, setPoint] = useState({ x: picture.focalX, y: picture.focalY })
  const [isTyped, setTyped] = useState(false)
  const texts = { ...altTexts(picture), ...creditTexts(picture) }
  const changedIn = (typed: Iterable<[string, unknown]>) => [...typed].filter(([name, text]) => text !== texts[name])
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setTyped(changedIn(new FormData(currentTarget)).length > 0)
  const isDirty = isTyped || point.x !== picture.focalX || point.y !== picture.focalY
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const { onSubmit, isSending, message, faultOf } = useFormCall(async (typed) => {
    const changed = changedIn(Object.entries(typed)).map(([name]) => name)
    // Fields of a language that the site does not have are not in the form.
    const all = { ...texts, ...typed }
    await pictureCalls.change(picture.id, {
      // A picture without one may be put right in its focal point alone.
      ...(changed.includes('alt') && { alt: all['alt']! }),
      ...(changed.some((name) => name.startsWith('translations.')) && { translations: altTranslations(all) }),
      ...(changed.some((name) => name in creditTexts(picture)) && creditChange(all)),
      focalX: point.x,
      focalY: point.y,
      version: picture.version,
    })
    await done(say(pictureWords.saved))
  })

  const fieldOf: FaultOf = (...of) => ({ ...faultOf(...of), disabled: !isWritable })
  return (
    <Box sx={{ ...columns('20rem'), gap: 3, alignItems: 'start' }}>
      {isWritable ? (
        <FocalPointField picture={picture.picture} value={point} onChange={setPoint} />
      ) : (
        <Thumbnail picture={picture.picture} sx={{ width: '100%' }} />
      )}
      <Box sx={{ display: 'grid', gap: 3 }}>
        <form onSubmit={onSubmit} onInput={onInput} noValidate>
          <FormMessage message={message} />
          <AltFields picture={picture} faultOf={fieldOf} />
          <CreditFields picture={picture} faultOf={fieldOf} />
          <Box sx={{ display: 'flex', gap: 1, marginTop: 2 }}>
            {isWritable && (
              <Button type="submit" variant="contained" disabled={isSending || !isDirty}>
                {say(common.action.save)}
              </Button>
            )}
            <SayButton words={common.action.close} onClick={onClose} />
          </Box>
        </form>
        <PictureFacts picture={picture} />
        {edits && isWritable && <PictureFile picture={picture} isDirty={isDirty} onDeleted={onDeleted} />}
      </Box>
    </Box>
  )
}

interface FocalPoint {
  x: number
  y: number
}

interface FocalPointFieldProps {
  picture: Picture
  value: FocalPoint
  onChange: (point: FocalPoint) => void
}

const CROPS = [
  { name: 'wide', ratio: '21 / 9', width: '70%' },
  { name: 'square', ratio: '1', width: '30%' },
] as const

/** Which point must stay in view when the picture is cropped: a click, or the arrow keys; beside it, two crops as they will be. */
function FocalPointField({ picture, value, onChange }: FocalPointFieldProps) {
  const say = useWords()
  const help = useId()
  const left = Math.round(value.x * 100)
  const top = Math.round(value.y * 100)

  const onClick = (event: MouseEvent<HTMLElement>) => {
    // Enter and the space bar are clicks as well, without a place.
    if (event.detail === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    onChange({ x: share((event.clientX - box.left) / box.width), y: share((event.clientY - box.top) / box.height) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROW_STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const size = event.shiftKey ? 0.1 : 0.01
    onChange({ x: share(value.x + step[0] * size), y: share(value.y + step[1] * size) })
  }

  return (
    <Box>
      <ButtonBase
        aria-label={say(pictureWords.focal, { left, top })}
        aria-describedby={help}
        onClick={onClick}
        onKeyDown={onKeyDown}
        sx={{
          position: 'relative',
          display: 'block',
          width: '100%',
          cursor: 'crosshair',
          bgcolor: 'background.default',
        }}
      >
        <Box
          component="img"
          src={smallUrl(picture, 960)}
          alt=""
          width={picture.width}
          height={picture.height}
          draggable={false}
          sx={{ display: 'block', width: '100%', height: 'auto' }}
          style={{ backgroundColor: picture.color }}
        />
        <Box
          component="span"
          aria-hidden
          style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }}
          sx={{
            position: 'absolute',
            width: 28,
            height: 28,
            margin: '-14px',
            borderRadius: '50%',
            border: '2px solid #fff',
            outline: '2px solid #1d2321',
            boxShadow: 'inset 0 0 0 2px #1d2321',
            '&::after': {
              content: '""',
              position: 'absolute',
              inset: '10px',
              borderRadius: '50%',
              bgcolor: '#fff',
              boxShadow: '0 0 0 1px #1d2321',
            },
          }}
        />
      </ButtonBase>
      <SayText words={pictureWords.focal_help} id={help} variant="quiet" sx={{ marginTop: 0.5 }} />
      <Box role="status" sx={outOfSight}>
        {say(pictureWords.percent, { left, top })}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, marginTop: 1.5, maxWidth: '30rem' }}>
        {CROPS.map(({ name, ratio, width }) => (
          <Box key={name} component="figure" sx={{ margin: 0, width, minWidth: 0 }}>
            <Box
              component="img"
              src={smallUrl(picture, 480)}
              alt=""
              draggable={false}
              sx={{ ...cropStyle, aspectRatio: ratio }}
              style={{ objectPosition: `${value.x * 100}% ${value.y * 100}%` }}
              data-crop={name}
            />
            <SayText words={pictureWords[name]} component="figcaption" variant="quiet" />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const cropStyle = { display: 'block', width: '100%', objectFit: 'cover', border: 1, borderColor: 'divider' }

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
}
