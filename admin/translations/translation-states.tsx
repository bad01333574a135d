import { useWatch } from 'react-hook-form'
import { translatedFields } from '../../contract/fields/kind.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { isBlank, type ContentValues } from '../core/forms/kind-form.ts'
import { OutdatedNote } from './outdated-note.tsx'
import { PublishedSwitch } from './published-switch.tsx'
import { useOtherLocales } from '../core/forms/use-other-locales.ts'

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
