import { Button } from '@mui/material'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Field } from '../../contract/fields/field.ts'
import type { OtherLocale } from '../../contract/locale.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { translationPath } from '../core/forms/kind-form.ts'
import { withNepaliSigns, withNepaliSignsInHtml } from '../core/inputs/preeti/nepali-signs.ts'
import { useIsReadOnly } from '../core/forms/use-is-read-only.ts'
import { TRANSLATION_WORDS } from '../core/forms/translation-words.ts'
import { useWords } from '../core/words/use-words.ts'

interface NepaliSignsOfferProps {
  name: string
  field: Field
  label: string
  locale: OtherLocale
}

/** Offers Devanagari digits and danda for a Nepali text that is typed with others. */
export function NepaliSignsOffer({ name, field, label, locale }: NepaliSignsOfferProps) {
  const { form } = useContentFormContext()
  const say = useWords()
  const isReadOnly = useIsReadOnly()
  const path = translationPath(locale, name)
  const value: unknown = useWatch({ control: form.control, name: path })
  const [change, setChange] = useState<{ before: string; after: string }>()
  if (isReadOnly || locale !== 'ne' || typeof value !== 'string' || !/[ऀ-ॿ]/.test(value)) return null
  const write = (text: string) => form.setValue(path, text, { shouldDirty: true, shouldTouch: true })
  const button = (text: string, onClick: () => void) => (
    <Button size="small" aria-label={`${text}: ${label}`} onClick={onClick}>
      {text}
    </Button>
  )
  if (change?.after === value) return button(say(TRANSLATION_WORDS.signs_done), () => write(change.before))
  const after = field.type === 'richText' ? withNepaliSignsInHtml(value) : withNepaliSigns(value)
  if (after === value) return null
  return button(say(TRANSLATION_WORDS.signs), () => {
    setChange({ before: value, after })
    write(after)
  })
}
