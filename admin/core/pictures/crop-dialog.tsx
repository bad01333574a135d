import { Box, Button, DialogActions, DialogContent, LinearProgress, useMediaQuery } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, useEffect, useEffectEvent, useRef } from 'react'
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import type { Crop } from '../../../contract/pictures/crop.ts'
import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { common, useWords, SayButton, SayText, SayAlert } from '../words/use-words.ts'
import cropWords from './crop-words.json' with { type: 'json' }
import { pictureCalls } from './picture-calls.ts'
import { smallUrl } from './thumbnail.tsx'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'

const RATIOS = { free: undefined, '3:2': 3 / 2, '1:1': 1, '16:9': 16 / 9, '4:5': 4 / 5 }
type Shape = keyof typeof RATIOS
const SHAPES = Object.keys(RATIOS) as Shape[]
const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }
/** Pixels of the screen. */
const LEAST = 24
const ROOM = '58vh'

/** Chooses the part of a picture that is shown; the original is kept. */
export function CropDialog({ picture, onClose }: { picture: PictureRecord; onClose: () => void }) {
  const say = useWords()
  const attempt = useAttempt()
  const queryClient = useQueryClient()
  const isNarrow = useMediaQuery('(max-width: 700px)')
  const help = useId()
  const [shape, setShape] = useState<Shape>('free')
  const [rotation, setRotation] = useState<Crop['rotation']>(picture.crop?.rotation ?? 0)
  const [frame, setFrame] = useState(() => (picture.crop ? toFrame(picture.crop) : WHOLE))
  const [size, setSize] = useState<Size>()

  const fit = (wanted: Shape, to: Size) => {
    const ratio = RATIOS[wanted]
    if (!ratio) return
    const { width, height } = to
    setFrame(centerCrop(makeAspectCrop({ unit: '%', width: 100 }, ratio, width, height), width, height))
  }
  const turn = (degrees: 90 | 270) => {
    setRotation(((rotation + degrees) % 360) as Crop['rotation'])
    const { x, y, width, height } = frame
    setFrame({
      unit: '%',
      x: degrees === 90 ? 100 - y - height : y,
      y: degrees === 90 ? x : 100 - x - width,
      width: height,
      height: width,
    })
  }
  const send = (crop: Crop | null) =>
    attempt(
      async () => {
        const change = pictureCalls.crop(picture.id, { crop, version: picture.version })
        // First: the form of the picture begins anew with it, and would close a crop that is opened meanwhile.
        await change.finally(() => queryClient.invalidateQueries({ queryKey: ['pictures'] }))
        onClose()
      },
      say(crop ? cropWords.done : cropWords.undone),
    )
  const chosen = toCrop(frame, rotation)
  const handles = Object.entries(cropWords.side).map(([side, words]) => [`${side}DragHandle`, say(words)])
  return (
    <TitledDialog
      title={say(cropWords.title)}
      onClose={onClose}
      maxWidth="md"
      fullScreen={isNarrow}
      aria-describedby={help}
    >
      <DialogContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBottom: 1 }}>
          <Box role="group" aria-label={say(cropWords.shape)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {SHAPES.map((each) => (
              <Button
                key={each}
                variant={each === shape ? 'contained' : 'outlined'}
                aria-pressed={each === shape}
                onClick={() => {
                  setShape(each)
                  if (size) fit(each, size)
                }}
                sx={{ minWidth: 0 }}
              >
                {each === 'free' ? say(cropWords.free) : each}
              </Button>
            ))}
          </Box>
          <SayButton words={cropWords.turn_left} onClick={() => turn(270)} />
          <SayButton words={cropWords.turn_right} onClick={() => turn(90)} />
        </Box>
        {/* As high before the picture has come: the buttons above must not move away from a finger. */}
        <Box sx={{ display: 'grid', placeItems: 'center', height: ROOM, bgcolor: 'background.default', padding: 1 }}>
          <ReactCrop
            crop={frame}
            onChange={(_, percent) => setFrame(percent)}
            {...(RATIOS[shape] && { aspect: RATIOS[shape] })}
            keepSelection
            minWidth={LEAST}
            minHeight={LEAST}
            ruleOfThirds
            ariaLabels={{ cropArea: say(cropWords.area), ...Object.fromEntries(handles) }}
          >
            <TurnedPicture
              src={picture.crop ? `/api/v1/pictures/${picture.id}/whole` : smallUrl(picture.picture, 1280)}
              rotation={rotation}
              onDrawn={(drawn) => {
                setSize(drawn)
                fit(shape, drawn)
              }}
            />
          </ReactCrop>
        </Box>
        <SayText words={cropWords.help} id={help} variant="quiet" sx={{ marginTop: 1 }} />
      </DialogContent>
      {attempt.isRunning && <LinearProgress aria-label={say(cropWords.title)} />}
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {picture.crop && (
          <Button disabled={attempt.isRunning} onClick={() => void send(null)} sx={{ marginInlineEnd: 'auto' }}>
            {say(cropWords.undo)}
          </Button>
        )}
        <SayButton words={common.action.cancel} onClick={onClose} />
        <Button variant="contained" disabled={attempt.isRunning || !size} onClick={() => void send(chosen)}>
          {say(common.action.save)}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}

function toFrame({ x, y, width, height }: Crop): PercentCrop {
  return { unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 }
}

/** Null: all of it, upright. */
function toCrop(frame: PercentCrop, rotation: Crop['rotation']): Crop | null {
  const share = (percent: number) => Math.round(percent * 1000) / 100_000
  const [x, y, width, height] = [share(frame.x), share(frame.y), share(frame.width), share(frame.height)]
  if (rotation === 0 && width > 0.999 && height > 0.999) return null
  return { rotation, x, y, width: Math.min(width, 1 - x), height: Math.min(height, 1 - y) }
}

interface Size {
  width: number
  height: number
}

interface TurnedPictureProps {
  src: string
  /** Degrees, clockwise. */
  rotation: number
  onDrawn: (size: Size) => void
}

/** A picture, turned; a canvas, because a turned element keeps its former box. */
function TurnedPicture({ src, rotation, onDrawn }: TurnedPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [image, setImage] = useState<HTMLImageElement>()
  const [isMissing, setMissing] = useState(false)
  const tellSize = useEffectEvent(onDrawn)
  useEffect(() => {
    const loading = new Image()
    loading.addEventListener('load', () => setImage(loading))
    loading.addEventListener('error', () => setMissing(true))
    loading.src = src
  }, [src])
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!image || !context) return
    const { naturalWidth: across, naturalHeight: down } = image
    const [width, height] = rotation % 180 === 0 ? [across, down] : [down, across]
    Object.assign(context.canvas, { width, height })
    context.translate(width / 2, height / 2)
    context.rotate((rotation * Math.PI) / 180)
    context.drawImage(image, -across / 2, -down / 2)
    tellSize({ width, height })
  }, [image, rotation])
  if (isMissing) return <SayAlert words={cropWords.missing} severity="error" />
  return <canvas ref={canvas} style={{ display: 'block', maxWidth: '100%', maxHeight: `calc(${ROOM} - 1rem)` }} />
}
