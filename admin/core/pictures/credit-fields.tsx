import { Box, TextField } from '@mui/material'
import { useId } from 'react'
import { DEFAULT_LOCALE, LOCALE_NAMES, type Locale } from '../../../contract/locale.ts'
import { LICENCES, RESERVED } from '../../../contract/pictures/licences.ts'
import type { PictureChange, PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { CAPTION_LENGTH, CREDIT_LENGTH } from '../../../contract/pictures/picture-limits.ts'
import type { FaultOf } from '../auth/use-form-call.ts'
import { useOtherLocales } from '../forms/use-other-locales.ts'
import { useWords } from '../words/use-words.ts'
import type { PictureTexts } from './alt-form.tsx'
import creditWords from './credit-words.json' with { type: 'json' }
import { columns } from '../theme/layouts.ts'

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
