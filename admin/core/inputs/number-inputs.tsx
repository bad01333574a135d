import { Box } from '@mui/material'
import { useCallback, type FocusEvent, type ReactNode } from 'react'
import { BooleanInput, NumberInput, SelectInput, useLocale, type NumberInputProps } from 'react-admin'
import { get, useFormContext } from 'react-hook-form'
import { AMOUNT_ABOVE, DEGREES, line, type Field } from '../../../contract/fields/field.ts'
import { CONTENT_BOUNDS } from '../../../contract/limits.ts'
import { parseCoordinates } from '../../../contract/location/parse-coordinates.ts'
import { isBlank } from '../forms/kind-form.ts'
import { useWords } from '../words/use-words.ts'
import type { FieldProps } from './field-props.ts'
import { TextLineInput } from './text-inputs.tsx'
import { readNumber, typedNumber } from './typed-number.ts'
import { useIsReadOnly } from '../forms/use-is-read-only.ts'
import { faultOf } from './use-fault.ts'
import inputWords from '../words/input-words.json' with { type: 'json' }

const CURRENCIES = ['NPR', 'USD', 'EUR', 'GBP', 'INR', 'JPY', 'CNY', 'CHF', 'AUD', 'KRW'].map((id) => ({
  id,
  name: id,
}))
const UNIT = line({ label: { en: 'Unit', ne: 'एकाइ' }, bound: CONTENT_BOUNDS.label })

/** A number; its unit stands in the label. */
export function NumberFieldInput({ source, field, label, help }: FieldProps) {
  const say = useWords()
  const name = field.unit ? `${label} (${say(field.unit)})` : label
  return <Amount source={source} field={field} label={label} shownLabel={name} help={help} />
}

/** An amount with its currency, and whether visitors may know it. */
export function MoneyInput({ source, field, label, help }: FieldProps) {
  const say = useWords()
  return (
    <>
      <SideBySide>
        <Amount source={`${source}.amount`} field={{ ...field, above: AMOUNT_ABOVE }} label={label} help={help} />
        <SelectInput
          source={`${source}.currency`}
          label={say(inputWords.money.currency)}
          choices={CURRENCIES}
          isRequired
          helperText={false}
        />
      </SideBySide>
      <BooleanInput
        disabled={useIsReadOnly()}
        source={`${source}.isPublic`}
        label={say(inputWords.money.is_public, { label: label.toLowerCase() })}
        helperText={say(inputWords.money.otherwise)}
      />
    </>
  )
}

export function FlagInput({ source, label, help }: FieldProps) {
  return <BooleanInput disabled={useIsReadOnly()} source={source} label={label} helperText={help ?? false} />
}

/** A number beside its unit: both or none. */
export function QuantityInput({ source, field, label, help }: FieldProps) {
  const say = useWords()
  const [amount, unit] = [`${source}.amount`, `${source}.unit`]
  return (
    <SideBySide>
      <Amount source={amount} field={{ ...field, above: AMOUNT_ABOVE }} label={label} help={help} partner={unit} />
      <TextLineInput source={unit} field={UNIT} label={say(UNIT.label)} help={undefined} lang={undefined} />
    </SideBySide>
  )
}

/** Degrees of latitude and longitude: both or none. Either takes both, as maps copy them. */
export function LocationInput({ source, help }: FieldProps) {
  const say = useWords()
  const { setValue } = useFormContext()
  const takeBoth = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (typeof readNumber(target.value) !== 'string') return
    try {
      const [longitude, latitude] = parseCoordinates(target.value)
      const both = { latitude, longitude }
      setValue(source, both, { shouldDirty: true, shouldValidate: true })
    } catch {
      // The form says that it is no number.
    }
  }
  return AXES.map((axis, index) => {
    const label = say(inputWords.location[axis])
    const most = DEGREES[axis]
    const validate = (value: number | string | null, values: object) => {
      const isAlone = isBlank(get(values, `${source}.${AXES[1 - index]}`))
      if (isBlank(value)) return isAlone ? undefined : say(inputWords.fault.required, { label })
      if (typeof value === 'string') return say(inputWords.fault.number, { label })
      return Math.abs(value!) <= most ? undefined : say(inputWords.fault.from_to, { label, least: -most, most })
    }
    return (
      <Digits
        key={axis}
        source={`${source}.${axis}`}
        label={label}
        validate={validate}
        helperText={(index > 0 && help) || false}
        onBlur={takeBoth}
      />
    )
  })
}

const AXES = ['latitude', 'longitude'] as const

interface AmountProps {
  source: string
  field: Field
  label: string
  /** The label of the input, where errors have a shorter one. */
  shownLabel?: string
  help: string | undefined
  /** The input without which this one means nothing. */
  partner?: string
}

function Amount({ source, field, label, shownLabel = label, help, partner }: AmountProps) {
  const say = useWords()
  const validate = (value: unknown, values: object) => {
    const isNeeded = partner !== undefined && !isBlank(get(values, partner))
    return faultOf(value, isNeeded ? { ...field, isRequired: true } : field, label, say)
  }
  return <Digits source={source} label={shownLabel} validate={validate} helperText={help ?? false} />
}

/** Not `type="number"`, which takes no Nepali digits in any browser. */
function Digits(props: NumberInputProps) {
  const locale = useLocale()
  const format = useCallback((value: unknown) => typedNumber(value, locale), [locale])
  return <NumberInput {...props} disabled={useIsReadOnly()} parse={readNumber} format={format} slotProps={AS_TEXT} />
}

const AS_TEXT = { htmlInput: { type: 'text', inputMode: 'decimal', autoComplete: 'off', step: undefined } } as const

/** Two inputs that belong together, also in narrow windows. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <Box sx={sideBySideStyle}>{children}</Box>
}

const sideBySideStyle = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  // Selects are wider by themselves than half a narrow form.
  '& .MuiFormControl-root': { minWidth: 0 },
}
