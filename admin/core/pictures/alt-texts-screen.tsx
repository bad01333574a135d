import { Box, LinearProgress, Typography, TextField } from '@mui/material'
import { useState, useId, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { DEFAULT_LOCALE, type Locale, LOCALE_NAMES, LOCALES, type OtherLocale } from '../../../contract/locale.ts'
import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { useRead } from '../api/use-read.ts'
import { Loaded } from '../lists/loaded.tsx'
import { useOtherLocales } from '../forms/use-other-locales.ts'
import { useWords, SayAlert, SayText, SayButton } from '../words/use-words.ts'
import careWords from './care-words.json' with { type: 'json' }
import { ALT_LENGTH } from '../../../contract/pictures/picture-limits.ts'
import { ErrorText } from '../api/error-text.tsx'
import { smallUrl } from './thumbnail.tsx'
import pictureWords from './words.json' with { type: 'json' }
import { columns } from '../theme/layouts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { pictureCalls } from './picture-calls.ts'

const AT_ONCE = 100

/** The pictures that lack an alternative text, a field each, saved as one types. */
export function AltTextsScreen() {
  const others = useOtherLocales()
  const lack = others.length > 0 ? 'incomplete' : 'missing'
  // Read once: a picture stays where it is when it has been described.
  const options = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false }
  const pictures = useRead<PictureRecord[]>(
    ['picture-texts', lack],
    `/pictures?alt=${lack}&limit=${AT_ONCE}&order=asc`,
    options,
  )
  return (
    <Box sx={{ maxWidth: '64rem', paddingTop: 2, display: 'grid', gap: 2 }}>
      <Loaded of={pictures}>
        {(rows) =>
          rows.length === 0 ? (
            <SayAlert words={careWords.all_described} severity="success" />
          ) : (
            <Rows key={pictures.dataUpdatedAt} rows={rows} onMore={() => void pictures.refetch()} />
          )
        }
      </Loaded>
    </Box>
  )
}

function Rows({ rows, onMore }: { rows: PictureRecord[]; onMore: () => void }) {
  const say = useWords()
  const locales: Locale[] = [DEFAULT_LOCALE, ...useOtherLocales()]
  const [saved, setSaved] = useState<Record<number, PictureRecord>>({})
  const note = (picture: PictureRecord) => setSaved((before) => ({ ...before, [picture.id]: picture }))
  const done = Object.values(saved).filter((picture) => hasAllTexts(picture, locales)).length
  const count = rows.length
  return (
    <>
      <Box sx={{ position: 'sticky', top: 48, zIndex: 1, bgcolor: 'background.default', paddingBlock: 1 }}>
        <SayText words={careWords.progress} values={{ done, count }} role="status" sx={{ fontWeight: 600 }} />
        <LinearProgress variant="determinate" value={(100 * done) / count} aria-label={say(careWords.texts)} />
        <SayText words={careWords.texts_help} variant="quiet" sx={{ marginTop: 0.5 }} />
      </Box>
      <Box component="ul" aria-label={say(careWords.texts)} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((picture, index) => (
          <AltTextRow key={picture.id} picture={picture} locales={locales} isFirst={index === 0} onSaved={note} />
        ))}
      </Box>
      {done === count && (
        <SayButton words={careWords.more} variant="contained" onClick={onMore} sx={{ justifySelf: 'start' }} />
      )}
    </>
  )
}

interface AltTextRowProps {
  picture: PictureRecord
  locales: Locale[]
  isFirst: boolean
  onSaved: (picture: PictureRecord) => void
}

const hasAllTexts = (picture: PictureRecord, locales: Locale[]) =>
  locales.every((locale) => textIn(picture, locale).trim())

/** A picture, big enough to be described, with a field for each language. */
function AltTextRow({ picture, locales, isFirst, onSaved }: AltTextRowProps) {
  const say = useWords()
  const name = useId()
  const { texts, type, flush, state, fault } = useSavedAltText(picture, onSaved)
  const { width, height, color } = picture.picture
  return (
    <Box
      component="li"
      aria-labelledby={name}
      sx={{ ...columns('20rem'), gap: 2, paddingBlock: 2, borderBottom: 1, borderColor: 'divider' }}
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
        <Typography id={name} variant="quiet" sx={{ overflowWrap: 'anywhere' }}>
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

/** A pause in typing, in milliseconds, after which a text is saved. */
const PAUSE = 900

const textIn = ({ alt, translations }: PictureRecord, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? alt : (translations[locale as OtherLocale]?.alt ?? '')

/** The alternative texts of a picture, saved after a pause in typing, one call after the other. */
function useSavedAltText(picture: PictureRecord, onSaved: (picture: PictureRecord) => void) {
  const queryClient = useQueryClient()
  const [texts, setTexts] = useState<Partial<Record<Locale, string>>>(() =>
    Object.fromEntries(LOCALES.map((locale) => [locale, textIn(picture, locale)])),
  )
  const [state, setState] = useState<'saving' | 'saved'>()
  const [fault, setFault] = useState<ApiError>()
  const stored = useRef(picture)
  const typed = useRef(texts)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const underway = useRef(Promise.resolve())

  const save = async () => {
    const changed = LOCALES.filter((locale) => {
      const text = typed.current[locale]?.trim() ?? ''
      // English cannot be emptied again.
      return text !== textIn(stored.current, locale) && (text || locale !== DEFAULT_LOCALE)
    })
    if (changed.length === 0) return
    setState('saving')
    setFault(undefined)
    const { en, ne } = typed.current
    try {
      const { data } = await pictureCalls.change(picture.id, {
        ...(changed.includes('en') && { alt: en! }),
        ...(changed.includes('ne') && { translations: { ne: ne!.trim() ? { alt: ne! } : null } }),
        version: stored.current.version,
      })
      stored.current = data
      setState('saved')
      onSaved(data)
      void queryClient.invalidateQueries({ queryKey: ['pictures'] })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState(undefined)
      setFault(error)
    }
  }
  const flush = () => {
    clearTimeout(timer.current)
    underway.current = underway.current.then(save)
  }
  const onLeave = useEffectEvent(flush)
  // Leaving the screen loses nothing.
  useEffect(() => () => onLeave(), [])
  return {
    texts,
    state,
    fault,
    flush,
    type(locale: Locale, text: string) {
      typed.current = { ...typed.current, [locale]: text }
      setTexts(typed.current)
      setState(undefined)
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, PAUSE)
    },
  }
}
