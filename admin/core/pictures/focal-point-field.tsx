import { Box, ButtonBase, Typography } from '@mui/material'
import { useId, type KeyboardEvent, type MouseEvent } from 'react'
import type { Picture } from '../../../contract/pictures/picture.ts'
import { ARROW_STEPS } from '../layout/arrow-steps.ts'
import { smallUrl } from './thumbnail.tsx'
import { useWords } from '../words/use-words.ts'
import { pictureWords } from './words.ts'
import { outOfSight } from '../theme/media.ts'

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
export function FocalPointField({ picture, value, onChange }: FocalPointFieldProps) {
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
      <Typography id={help} variant="quiet" sx={{ marginTop: 0.5 }}>
        {say(pictureWords.focal_help)}
      </Typography>
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
            <Typography component="figcaption" variant="quiet">
              {say(pictureWords[name])}
            </Typography>
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
