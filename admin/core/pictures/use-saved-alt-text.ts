import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { DEFAULT_LOCALE, LOCALES, type Locale, type OtherLocale } from '../../../contract/locale.ts'
import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { ApiError } from '../api/api-error.ts'
import { pictureCalls } from './picture-calls.ts'

/** A pause in typing, in milliseconds, after which a text is saved. */
const PAUSE = 900

export const textIn = ({ alt, translations }: PictureRecord, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? alt : (translations[locale as OtherLocale]?.alt ?? '')

/** The alternative texts of a picture, saved after a pause in typing, one call after the other. */
export function useSavedAltText(picture: PictureRecord, onSaved: (picture: PictureRecord) => void) {
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
  const latest = useRef(flush)
  useEffect(() => {
    latest.current = flush
  })
  // Leaving the screen loses nothing.
  useEffect(() => () => latest.current(), [])
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
      timer.current = setTimeout(() => latest.current(), PAUSE)
    },
  }
}
