import { Box, Button, TextField } from '@mui/material'
import { useDone } from '../api/use-done.ts'
import { useId, type KeyboardEvent } from 'react'
import {
  byOtherLocale,
  LOCALE_NAMES,
  OTHER_LOCALES,
  type OtherLocale,
  DEFAULT_LOCALE,
  type Locale,
} from '../../../contract/locale.ts'
import type { PictureRecord, PictureChange } from '../../../contract/pictures/picture-library.ts'
import { ALT_LENGTH, CAPTION_LENGTH, CREDIT_LENGTH } from '../../../contract/pictures/picture-limits.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall, type FaultOf } from '../auth/use-form-call.ts'
import { useOtherLocales } from '../forms/use-other-locales.ts'
import { pictureCalls } from './picture-calls.ts'
import { common, useWords, SayText } from '../words/use-words.ts'
import pictureWords from './words.json' with { type: 'json' }
import { columns } from '../theme/layouts.ts'
import { LICENCES, RESERVED } from '../../../contract/pictures/licences.ts'
import creditWords from './credit-words.json' with { type: 'json' }

/** By the names of the inputs, which are those by which the API names faults. */
export type PictureTexts = Record<string, string>

const altName = (locale: OtherLocale) => `translations.${locale}.alt`

export const altTexts = ({ alt, translations }: PictureRecord): PictureTexts => ({
  alt,
  ...Object.fromEntries(OTHER_LOCALES.map((locale) => [altName(locale), translations[locale]?.alt ?? ''])),
})

/** As a call sends them: an empty one is none. */
export const altTranslations = (texts: PictureTexts) =>
  byOtherLocale((locale) => {
    const alt = texts[altName(locale)] ?? ''
    return alt.trim() ? { alt } : null
  })

interface AltFormProps {
  picture: PictureRecord
  action: string | undefined
  onSaved: (picture: PictureRecord) => void
}

/** Asks for the alternative text of a picture, and nothing else. */
export function AltForm({ picture, action, onSaved }: AltFormProps) {
  const say = useWords()
  const done = useDone('pictures')
  const { onSubmit, isSending, message, faultOf } = useFormCall(async (texts) => {
    const { data } = await pictureCalls.change(picture.id, {
      alt: texts['alt'] ?? '',
      translations: altTranslations(texts),
      version: picture.version,
    })
    void done()
    onSaved(data)
  })
  return (
    <Box component="form" onSubmit={onSubmit} onKeyDown={goOn} noValidate>
      <FormMessage message={message} />
      <AltFields picture={picture} faultOf={faultOf} autoFocus />
      <Button type="submit" variant="contained" disabled={isSending} sx={{ marginTop: 1 }}>
        {action ?? say(common.action.save)}
      </Button>
    </Box>
  )
}

/** Enter leads to the next language, and from the last one it saves: such a text is one line. */
function goOn(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('textarea:not([aria-hidden=true])')]
  const next = fields[fields.indexOf(event.target) + 1]
  if (next) next.focus()
  else event.currentTarget.requestSubmit()
}

interface AltFieldsProps {
  picture: PictureRecord
  faultOf: FaultOf
  autoFocus?: boolean
}

/** All languages beside each other, with a word on how such a text is written. */
export function AltFields({ picture, faultOf, autoFocus = false }: AltFieldsProps) {
  const say = useWords()
  const others = useOtherLocales()
  const help = useId()
  const texts = altTexts(picture)
  const fieldOf = (name: string, lang?: OtherLocale) => ({
    name,
    defaultValue: texts[name],
    ...faultOf(name, pictureWords.alt_fault, { most: ALT_LENGTH }),
    multiline: true,
    minRows: 2,
    slotProps: { htmlInput: { maxLength: ALT_LENGTH, 'aria-describedby': help, lang } },
  })
  return (
    <>
      <Box sx={{ ...columns('15rem'), columnGap: 2 }}>
        <TextField {...fieldOf('alt')} label={say(pictureWords.alt)} required autoFocus={autoFocus} />
        {others.map((locale) => (
          <TextField
            key={locale}
            {...fieldOf(altName(locale), locale)}
            label={say(pictureWords.alt_in, { language: LOCALE_NAMES[locale].own })}
          />
        ))}
      </Box>
      <SayText words={pictureWords.alt_help} id={help} variant="quiet" />
    </>
  )
}

export function creditTexts({ captions, credit, licence, tags }: PictureRecord): PictureTexts {
  return {
    'captions.en': captions.en ?? '',
    'captions.ne': captions.ne ?? '',
    credit,
    licence,
    tags: tags.join(', '),
  }
}

/** As a call sends them. */
export function creditChange(
  texts: PictureTexts,
): Required<Pick<PictureChange, 'captions' | 'credit' | 'licence' | 'tags'>> {
  const { credit = '', licence = '', tags = '' } = texts
  return { captions: { en: texts['captions.en'], ne: texts['captions.ne'] }, credit, licence, tags: splitTags(tags) }
}

/** @param text separated by commas */
export const splitTags = (text: string) =>
  text
    .split(/[,،;\n]/)
    .map((tag) => tag.trim())
    .filter(Boolean)

/** The words below a large picture, and those by which staff find it. */
export function CreditFields({ picture, faultOf }: { picture: PictureRecord; faultOf: FaultOf }) {
  const say = useWords()
  const others = useOtherLocales()
  const [list, help] = [useId(), useId()]
  const texts = creditTexts(picture)
  const field = (name: string, label: string, maxLength?: number, more?: object) => (
    <TextField
      key={name}
      name={name}
      label={label}
      defaultValue={texts[name]}
      {...faultOf(name)}
      slotProps={{ htmlInput: { ...(maxLength && { maxLength }), ...more } }}
    />
  )
  const captionIn = (locale: Locale, label: string) =>
    field(`captions.${locale}`, label, CAPTION_LENGTH, { lang: locale })
  return (
    <Box role="group" aria-label={say(creditWords.group)} sx={{ ...columns('15rem'), columnGap: 2, marginTop: 2 }}>
      {captionIn(DEFAULT_LOCALE, say(creditWords.caption))}
      {others.map((locale) => captionIn(locale, say(creditWords.caption_in, { language: LOCALE_NAMES[locale].own })))}
      {field('credit', say(creditWords.credit), CREDIT_LENGTH)}
      {field('licence', say(creditWords.licence), CREDIT_LENGTH, { list })}
      <datalist id={list}>
        {[RESERVED, ...Object.keys(LICENCES)].map((licence) => (
          <option key={licence}>{licence}</option>
        ))}
      </datalist>
      {field('tags', say(creditWords.tags), undefined, { 'aria-describedby': help })}
      <Box id={help} sx={{ alignSelf: 'center', color: 'text.secondary', fontSize: '0.875rem' }}>
        {say(creditWords.tags_help)}
      </Box>
    </Box>
  )
}
