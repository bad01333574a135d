import { Button } from '@mui/material'
import { useWatch } from 'react-hook-form'
import type { OtherLocale } from '../../contract/locale.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { isBlank, translationPath } from '../core/forms/kind-form.ts'
import { useIsReadOnly } from '../core/forms/use-is-read-only.ts'
import { TRANSLATION_WORDS } from '../core/forms/translation-words.ts'
import { useWords } from '../core/words/use-words.ts'

/** Fills an empty field of a translation with the English text, to be written over. */
export function CopyFromEnglish({ name, label, locale }: { name: string; label: string; locale: OtherLocale }) {
  const { form } = useContentFormContext()
  const say = useWords()
  const isReadOnly = useIsReadOnly()
  const path = translationPath(locale, name)
  const [english, translated] = useWatch({ control: form.control, name: [name, path] })
  if (isReadOnly || isBlank(english) || !isBlank(translated)) return null
  const copy = () => form.setValue(path, structuredClone(english), { shouldDirty: true, shouldTouch: true })
  const text = say(TRANSLATION_WORDS.copy)
  return (
    <Button size="small" aria-label={`${text}: ${label}`} onClick={copy}>
      {text}
    </Button>
  )
}
