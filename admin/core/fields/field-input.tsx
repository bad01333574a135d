import { Box } from '@mui/material'
import { lazy, Suspense, type ComponentType, useState } from 'react'
import type { Field, FieldType } from '../../../contract/fields/field.ts'
import { DEFAULT_LOCALE, LOCALE_NAMES, type OtherLocale } from '../../../contract/locale.ts'
import { COLOR } from '../../../contract/patterns.ts'
import { translationPath } from '../forms/kind-form.ts'
import { common, useWords } from '../words/use-words.ts'
import { FileLinkInput, DocumentInput } from '../inputs/document-inputs.tsx'
import {
  ChoiceInput,
  DistrictsInput,
  LocalLevelsInput,
  ReferenceFieldInput,
  ReferencesInput,
} from '../inputs/choice-inputs.tsx'
import { DateFieldInput } from '../inputs/date-inputs.tsx'
import type { FieldProps } from '../inputs/field-props.ts'
import { InputGroup } from '../inputs/input-group.tsx'
import { FlagInput, LocationInput, MoneyInput, NumberFieldInput, QuantityInput } from '../inputs/number-inputs.tsx'
import { PictureInput, PicturesInput } from '../inputs/picture-inputs.tsx'
import { RichTextInput, TextLineInput } from '../inputs/text-inputs.tsx'
import { LinesInput, RowsInput } from '../inputs/rows-input.tsx'
import { TableInput } from '../inputs/table-input.tsx'
import { useInput } from 'react-admin'
import type { Location } from '../../../contract/location/visibility.ts'
import { listFaults } from '../forms/faults.ts'
import inputWords from '../words/input-words.json' with { type: 'json' }
import { onDemand } from '../layout/on-demand.tsx'

/** With the borders of the districts, and the readers of coordinates and files. */
const LocationEditor = lazy(async () => ({ default: (await import('../location/location-editor.tsx')).LocationEditor }))

/** A point or a line in Nepal. What contradicts the districts cannot be saved. */
function GeometryInput({ source, label, help }: FieldProps) {
  const [fault, setFault] = useState<string>()
  const { field, fieldState } = useInput<Location | null>({ source, validate: () => fault })
  // A fault that the editor says already is not said twice.
  const said = listFaults(fieldState)[0]
  return (
    <InputGroup label={label} fault={said === fault ? undefined : said}>
      <Suspense fallback={<Box sx={{ height: '8rem' }} />}>
        <LocationEditor
          value={(field.value as Location | null) || null}
          onChange={field.onChange}
          onFault={setFault}
          help={help}
          focusRef={field.ref}
        />
      </Suspense>
    </InputGroup>
  )
}

/** Pages alone have them. */
const BlocksInput = onDemand(async () => (await import('../blocks/blocks-input.tsx')).BlocksInput)
const ArrangementInput = onDemand(async () => (await import('../blocks/blocks-input.tsx')).ArrangementInput)

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
  blocks: (props) =>
    props.field.isArranged ? <ArrangementInput {...props} /> : <BlocksInput {...props} Cell={FieldInput} />,
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
  /** As in FieldProps. */
  isMarked?: boolean | undefined
}

/** The input of a field, with everything that its declaration says of it. */
export function FieldInput({ name, field, locale, source: given, help, placeholder, isMarked }: FieldInputProps) {
  const say = useWords()
  const Input = field.pattern === COLOR ? ColorInput : field.pattern?.file ? FileLinkInput : INPUTS[field.type]
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
        isMarked={isMarked}
        lang={locale ?? (field.isTranslated ? DEFAULT_LOCALE : undefined)}
      />
    </Box>
  )
}

/** A colour as it is written in brand books, and beside it the browser's own choice. */
function ColorInput(props: FieldProps) {
  const say = useWords()
  const { field } = useInput<string>({ source: props.source })
  const value = (field.value as string | undefined)?.trim() ?? ''
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, alignItems: 'start' }}>
      <div>
        <TextLineInput {...props} />
      </div>
      <Box
        component="input"
        type="color"
        disabled={field.disabled}
        aria-label={say(inputWords.pick_color, { label: props.label })}
        value={COLOR.like.test(value) ? value.toLowerCase() : '#808080'}
        onChange={(event: { target: { value: string } }) => field.onChange(event.target.value)}
        sx={{
          width: 48,
          height: 48,
          marginTop: 1,
          padding: 0,
          border: 1,
          borderColor: 'divider',
          cursor: field.disabled ? 'default' : 'pointer',
        }}
      />
    </Box>
  )
}
