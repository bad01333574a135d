import { useWatch } from 'react-hook-form'
import type { Field } from '../../contract/fields/field.ts'
import { OTHER_LOCALES } from '../../contract/locale.ts'
import { isBlank, translationPath } from '../core/forms/kind-form.ts'
import { FieldInput, type InputHints } from '../core/fields/field-input.tsx'

/** The English title: required unless another language has one. */
export function TitleInput({ name, field, ...hints }: { name: string; field: Field } & InputHints) {
  const titles = useWatch({ name: OTHER_LOCALES.map((locale) => translationPath(locale, name)) }) as unknown[]
  const isRequired = field.isRequired === true && titles.every(isBlank)
  return <FieldInput name={name} field={{ ...field, isRequired }} {...hints} />
}
