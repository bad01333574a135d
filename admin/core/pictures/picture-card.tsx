import CheckIcon from '@mui/icons-material/CheckCircle'
import { Box, type SxProps, type Theme } from '@mui/material'
import type { MouseEvent } from 'react'
import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import sampleChipWords from '../lists/sample-chip-words.json' with { type: 'json' }
import { Thumbnail } from './thumbnail.tsx'
import { useWords } from '../words/use-words.ts'
import pictureWords from './words.json' with { type: 'json' }

interface PictureCardProps {
  picture: PictureRecord
  /** Where it leads; without it, it is a button. */
  href?: string
  /** Is it among the chosen? Left out where nothing is chosen. */
  isChosen?: boolean
  onOpen: () => void
}

/** One picture of the library: preview, name, and what it still lacks. */
export function PictureCard({ picture, href, isChosen, onOpen }: PictureCardProps) {
  const say = useWords()
  const onClick = (event: MouseEvent) => {
    // A new tab is the browser's own matter.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  const element = href ? { component: 'a', href } : { component: 'button', type: 'button', 'aria-pressed': isChosen }
  return (
    <Box {...element} onClick={onClick} sx={cardStyle} data-chosen={isChosen === true || undefined}>
      <Box component="span" sx={{ position: 'relative', display: 'block' }}>
        <Thumbnail picture={picture.picture} isDecorative sx={{ width: '100%', aspectRatio: '3 / 2' }} />
        {isChosen && (
          <CheckIcon
            color="primary"
            aria-hidden
            sx={{
              position: 'absolute',
              insetBlockStart: 6,
              insetInlineEnd: 6,
              bgcolor: 'background.paper',
              borderRadius: '50%',
            }}
          />
        )}
      </Box>
      <Box component="span" sx={{ display: 'block', padding: 1 }}>
        <Box component="span" sx={picture.alt ? altStyle : { ...altStyle, color: 'text.secondary' }}>
          {picture.alt || picture.name}
        </Box>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginTop: 0.75, minHeight: 21 }}>
          {!picture.alt && <Badge isLoud>{say(pictureWords.needs_alt)}</Badge>}
          {picture.isSample && <Badge>{say(sampleChipWords.label)}</Badge>}
          {picture.useCount === 0 && <Badge>{say(pictureWords.not_used)}</Badge>}
          {picture.useCount > 0 && (
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8rem' }}>
              {say(pictureWords.used, { count: picture.useCount })}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  )
}

function Badge({ children, isLoud = false }: { children: string; isLoud?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        border: 1,
        borderColor: isLoud ? 'error.main' : 'divider',
        color: isLoud ? 'error.main' : 'text.secondary',
        borderRadius: '3px',
        paddingInline: 0.75,
        fontSize: '0.8rem',
        lineHeight: 1.5,
        fontWeight: isLoud ? 600 : 400,
      }}
    >
      {children}
    </Box>
  )
}

const altStyle = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  lineHeight: 1.4,
  minHeight: '2.8em',
  fontSize: '0.875rem',
} as const

const cardStyle: SxProps<Theme> = {
  display: 'block',
  width: '100%',
  padding: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: '3px',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { borderColor: 'text.secondary' },
  '&[data-chosen]': {
    borderColor: 'primary.main',
    boxShadow: (theme) => `inset 0 0 0 2px ${theme.palette.primary.main}, 0 0 0 1px ${theme.palette.primary.main}`,
  },
}
