import { useController } from 'react-hook-form'
import { OTHER_LOCALES, type OtherLocale } from '../../contract/locale.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'

/** A value of the form that is a list of languages. */
export function useLocaleList(name: 'draftLocales' | 'checkedLocales') {
  const { form } = useContentFormContext()
  const { field } = useController({ control: form.control, name })
  const listed = (field.value ?? []) as OtherLocale[]
  return {
    has: (locale: OtherLocale) => listed.includes(locale),
    set: (locale: OtherLocale, isListed: boolean) =>
      field.onChange(OTHER_LOCALES.filter((one) => (one === locale ? isListed : listed.includes(one)))),
  }
}
