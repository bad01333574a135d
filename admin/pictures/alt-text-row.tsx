import { Box, TextField, Typography } from '@mui/material'
import { useId, type KeyboardEvent } from 'react'
import { DEFAULT_LOCALE, LOCALE_NAMES, type Locale } from '../../contract/locale.ts'
import type { PictureRecord } from '../../contract/pictures/picture-library.ts'
import { ALT_LENGTH } from '../../contract/pictures/picture-limits.ts'
import { ErrorText } from '../words/error-text.tsx'
import { useWords } from '../words/use-words.ts'
import { careWords } from './care-words.ts'
import { smallUrl } from './thumbnail.tsx'
import { textIn, useSavedAltText } from './use-saved-alt-text.ts'
import { pictureWords } from './words.ts'

interface AltTextRowProps {
  picture: PictureRecord
  locales: Locale[]
  isFirst: boolean
  onSaved: (picture: PictureRecord) => void
}

export const hasAllTexts = (picture: PictureRecord, locales: Locale[]) =>
  locales.every((locale) => textIn(picture, locale).trim())

/** A picture, big enough to be described, with a field for each language. */
export function AltTextRow({ picture, locales, isFirst, onSaved }: AltTextRowProps) {
  const say = useWords()
  const name = useId()
  const { texts, type, flush, state, fault } = useSavedAltText(picture, onSaved)
  const { width, height, color } = picture.picture
  return (
    <Box
      component="li"
      aria-labelledby={name}
      sx={{
        display: 'grid',
        gap: 2,
        paddingBlock: 2,
        borderBottom: 1,
        borderColor: 'divider',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
      }}
    >
      <Box
        component="img"
        src={smallUrl(picture.picture, 640)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        sx={{ display: 'block', width: '100%', height: 'auto', maxHeight: '60vh', objectFit: 'contain' }}
        style={{ backgroundColor: color }}
      />
      <Box>
        <Typography id={name} variant="body2" sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
          {picture.name}
        </Typography>
        {locales.map((locale, index) => (
          <TextField
            key={locale}
            label={
              locale === DEFAULT_LOCALE
                ? say(pictureWords.alt)
                : say(pictureWords.alt_in, { language: LOCALE_NAMES[locale].own })
            }
            value={texts[locale] ?? ''}
            onChange={({ target }) => type(locale, target.value.replaceAll('\n', ' '))}
            onBlur={flush}
            onKeyDown={goToNext}
            autoFocus={isFirst && index === 0}
            multiline
            minRows={2}
            slotProps={{
              htmlInput: { maxLength: ALT_LENGTH, lang: locale, 'data-alt': locale, 'aria-describedby': name },
            }}
          />
        ))}
        <Typography
          role="status"
          variant="body2"
          sx={{ minHeight: '1.5em', color: fault ? 'error.main' : 'text.secondary' }}
        >
          {fault ? <ErrorText error={fault} /> : state && say(careWords[state])}
        </Typography>
      </Box>
    </Box>
  )
}

/** Enter leads to the next field, with Shift to the one before. */
function goToNext(event: KeyboardEvent) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const fields = [...document.querySelectorAll<HTMLElement>('[data-alt]')]
  const next = fields[fields.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1)]
  if (!next) return (event.target as HTMLElement).blur()
  next.focus()
  next.closest('li')?.scrollIntoView({ block: 'nearest' })
}
