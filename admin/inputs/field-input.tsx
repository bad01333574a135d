import { Box } from '@mui/material'
import { lazy, Suspense, type ComponentType } from 'react'
import type { Field, FieldType } from '../../contract/fields/field.ts'
import { DEFAULT_LOCALE, LOCALE_NAMES, type OtherLocale } from '../../contract/locale.ts'
import { COLOR } from '../../contract/patterns.ts'
import { translationPath } from '../content/kind-form.ts'
import { useWords } from '../words/use-words.ts'
import {
  ChoiceInput,
  DistrictsInput,
  LocalLevelsInput,
  ReferenceFieldInput,
  ReferencesInput,
} from './choice-inputs.tsx'
import { DateFieldInput } from './date-field-input.tsx'
import { DocumentInput } from './document-input.tsx'
import type { FieldProps } from './field-props.ts'
import { GeometryInput } from './geometry-input.tsx'
import { FlagInput, LocationInput, MoneyInput, NumberFieldInput, QuantityInput } from './number-inputs.tsx'
import { PictureInput } from './picture-input.tsx'
import { PicturesInput } from './pictures-input.tsx'
import { RichTextInput } from './rich-text-input.tsx'
import { LinesInput, RowsInput } from './rows-input.tsx'
import { TableInput } from './table-input.tsx'
import { ColorInput } from './color-input.tsx'
import { TextLineInput } from './text-line-input.tsx'
import { common } from '../words/common.ts'

/** Pages alone have them. */
const BlocksInput = lazy(() => import('../blocks/blocks-input.tsx'))
const ArrangementInput = lazy(() => import('../blocks/arrangement-input.tsx'))

const INPUTS: Record<FieldType, ComponentType<FieldProps>> = {
  key: () => null,
  line: TextLineInput,
  text: TextLineInput,
  richText: RichTextInput,
  slug: TextLineInput,
  email: TextLineInput,
  date: DateFieldInput,
  number: NumberFieldInput,
  money: MoneyInput,
  quantity: QuantityInput,
  flag: FlagInput,
  choice: ChoiceInput,
  optionalChoice: ChoiceInput,
  reference: ReferenceFieldInput,
  references: ReferencesInput,
  picture: PictureInput,
  pictures: PicturesInput,
  document: DocumentInput,
  districts: DistrictsInput,
  localLevels: LocalLevelsInput,
  lines: LinesInput,
  rows: RowsInput,
  table: (props) => <TableInput {...props} Cell={FieldInput} />,
  blocks: (props) => (
    <Suspense>
      {props.field.isArranged ? <ArrangementInput {...props} /> : <BlocksInput {...props} Cell={FieldInput} />}
    </Suspense>
  ),
  location: LocationInput,
  geometry: GeometryInput,
}

/** Of an input, beside what its field declares. */
export interface InputHints {
  /** Instead of the field's own. */
  help?: string
  /** Shown while it is empty. */
  placeholder?: string
}

interface FieldInputProps extends InputHints {
  name: string
  field: Field
  /** For the text in another language than English, which may be missing. */
  locale?: OtherLocale
  /** Where the form has its value; default: as documents have it. */
  source?: string
}

/** The input of a field, with everything that its declaration says of it. */
export function FieldInput({ name, field, locale, source: given, help, placeholder }: FieldInputProps) {
  const say = useWords()
  const Input = field.pattern === COLOR ? ColorInput : INPUTS[field.type]
  const label = say(field.label)
  const translated = locale && `${label} (${LOCALE_NAMES[locale].own})`
  const source = given ?? (locale ? translationPath(locale, name) : name)
  return (
    // The page beside the form finds the inputs of a field by it.
    <Box sx={{ display: 'contents' }} data-source={source}>
      <Input
        source={source}
        field={locale ? { ...field, isRequired: false } : field}
        label={translated ?? (field.isTranslated ? say(common.in_english, { label }) : label)}
        help={help ?? (locale ? undefined : field.help && say(field.help))}
        placeholder={placeholder}
        lang={locale ?? (field.isTranslated ? DEFAULT_LOCALE : undefined)}
      />
    </Box>
  )
}
