import { Box } from '@mui/material'
import { lazy, Suspense, type ComponentType } from 'react'
import type { Field, FieldType } from '../../../contract/fields/field.ts'
import { DEFAULT_LOCALE, LOCALE_NAMES, type OtherLocale } from '../../../contract/locale.ts'
import { COLOR } from '../../../contract/patterns.ts'
import { translationPath } from '../forms/kind-form.ts'
import { useWords } from '../words/use-words.ts'
import {
  ChoiceInput,
  DistrictsInput,
  LocalLevelsInput,
  ReferenceFieldInput,
  ReferencesInput,
} from '../inputs/choice-inputs.tsx'
import { DateFieldInput } from '../inputs/date-field-input.tsx'
import { DocumentInput } from '../inputs/document-input.tsx'
import type { FieldProps } from '../inputs/field-props.ts'
import { GeometryInput } from '../inputs/geometry-input.tsx'
import { FlagInput, LocationInput, MoneyInput, NumberFieldInput, QuantityInput } from '../inputs/number-inputs.tsx'
import { PictureInput } from '../inputs/picture-input.tsx'
import { PicturesInput } from '../inputs/pictures-input.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { LinesInput, RowsInput } from '../inputs/rows-input.tsx'
import { TableInput } from '../inputs/table-input.tsx'
import { ColorInput } from '../inputs/color-input.tsx'
import { TextLineInput } from '../inputs/text-line-input.tsx'
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
