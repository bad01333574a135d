import { FormControlLabel, FormHelperText, Switch } from '@mui/material'
import type { OtherLocale } from '../../contract/locale.ts'
import { useIsReadOnly } from '../core/forms/use-is-read-only.ts'
import { visitorsSee, visitorsSeeEnglish } from '../core/forms/translation-words.ts'
import { useWords } from '../core/words/use-words.ts'
import { useLocaleList } from './use-locale-list.ts'

/** Publishes a language with the next save, or withdraws it. */
export function PublishedSwitch({ locale }: { locale: OtherLocale }) {
  const say = useWords()
  const drafts = useLocaleList('draftLocales')
  const isReadOnly = useIsReadOnly()
  const isDraft = drafts.has(locale)
  return (
    <>
      <FormControlLabel
        disabled={isReadOnly}
        control={<Switch checked={!isDraft} onChange={(_event, isPublic) => drafts.set(locale, !isPublic)} />}
        label={say(visitorsSee(locale))}
      />
      {isDraft && (
        <FormHelperText role="status" sx={{ marginTop: 0, marginBottom: 1 }}>
          {say(visitorsSeeEnglish(locale))}
        </FormHelperText>
      )}
    </>
  )
}
