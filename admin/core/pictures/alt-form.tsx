import { Box, Button, TextField, Typography } from '@mui/material'
import { useDone } from '../api/use-done.ts'
import { useId, type KeyboardEvent } from 'react'
import { LOCALE_NAMES, type OtherLocale } from '../../../contract/locale.ts'
import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { ALT_LENGTH } from '../../../contract/pictures/picture-limits.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall } from '../auth/use-form-call.ts'
import { useOtherLocales } from '../forms/use-other-locales.ts'
import { altName, altTranslations } from './alt-texts.ts'
import { pictureCalls } from './picture-calls.ts'
import { common, useWords } from '../words/use-words.ts'
import { pictureWords } from './words.ts'
import { columns } from '../theme/layouts.ts'

export const ALT_FAULT = pictureWords.alt_fault
export const ALT_BOUND = { most: ALT_LENGTH }

interface AltFormProps {
  picture: PictureRecord
  action?: string | undefined
  onSaved: (picture: PictureRecord) => void
  autoFocus?: boolean
}

/** Asks for the alternative text of a picture, and nothing else. */
export function AltForm({ picture, action, onSaved, autoFocus = false }: AltFormProps) {
  const say = useWords()
  const done = useDone('pictures')
  const { onSubmit, isSending, message, faultOf } = useFormCall(async (values) => {
    const { data } = await pictureCalls.change(picture.id, {
      alt: values['alt'] ?? '',
      translations: altTranslations((locale) => values[altName(locale)]),
      version: picture.version,
    })
    void done()
    onSaved(data)
  })
  return (
    <Box component="form" onSubmit={onSubmit} onKeyDown={goOn} noValidate>
      <FormMessage message={message} />
      <AltFields
        english={{ name: 'alt', defaultValue: picture.alt, autoFocus, ...faultOf('alt', ALT_FAULT, ALT_BOUND) }}
        translated={(locale) => ({
          name: altName(locale),
          defaultValue: picture.translations[locale]?.alt ?? '',
          ...faultOf(altName(locale), ALT_FAULT, ALT_BOUND),
        })}
      />
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

type FieldProps = Parameters<typeof TextField>[0]

interface AltFieldsProps {
  english: FieldProps
  translated: (locale: OtherLocale) => FieldProps
}

/** All languages beside each other, with a word on how such a text is written. */
export function AltFields({ english, translated }: AltFieldsProps) {
  const say = useWords()
  const others = useOtherLocales()
  const help = useId()
  const input = { maxLength: ALT_LENGTH, 'aria-describedby': help }
  return (
    <>
      <Box sx={{ ...columns('15rem'), columnGap: 2 }}>
        <TextField
          {...english}
          label={say(pictureWords.alt)}
          required
          multiline
          minRows={2}
          slotProps={{ htmlInput: input }}
        />
        {others.map((locale) => (
          <TextField
            key={locale}
            {...translated(locale)}
            label={say(pictureWords.alt_in, { language: LOCALE_NAMES[locale].own })}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { ...input, lang: locale } }}
          />
        ))}
      </Box>
      <Typography id={help} variant="quiet">
        {say(pictureWords.alt_help)}
      </Typography>
    </>
  )
}
