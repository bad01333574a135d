import { useWatch } from 'react-hook-form'
import { translatedFields } from '../../contract/fields/kind.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { isBlank, type ContentValues } from '../core/forms/kind-form.ts'
import { OutdatedNote } from './outdated-note.tsx'
import { useOtherLocales } from '../core/forms/use-other-locales.ts'
import { FormControlLabel, FormHelperText, Switch } from '@mui/material'
import type { OtherLocale } from '../../contract/locale.ts'
import { useIsReadOnly } from '../core/forms/use-is-read-only.ts'
import { visitorsSee, visitorsSeeEnglish } from '../core/forms/translation-words.ts'
import { useWords } from '../core/words/use-words.ts'
import { useLocaleList } from './use-locale-list.ts'

/** Of each translation: whether visitors see it, and whether it is older than the English. */
export function TranslationStates() {
  const { kind, form, record } = useContentFormContext()
  const [given, english] = useWatch({ control: form.control, name: ['translations', kind.title] }) as unknown[]
  const translations = given as ContentValues['translations']
  const written = useOtherLocales().filter((locale) =>
    translatedFields(kind).some(([name]) => !isBlank(translations?.[locale]?.[name])),
  )
  const outdated = (record?.['outdated'] ?? {}) as Record<string, Record<string, number>>
  return written.map((locale) => (
    <div key={locale}>
      {(kind.isFixed || !isBlank(english)) && <PublishedSwitch locale={locale} />}
      {outdated[locale] && <OutdatedNote key={record?.version} locale={locale} versions={outdated[locale]} />}
    </div>
  ))
}

/** Publishes a language with the next save, or withdraws it. */
function PublishedSwitch({ locale }: { locale: OtherLocale }) {
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
