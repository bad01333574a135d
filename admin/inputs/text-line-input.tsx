import { useMemo } from 'react'
import { TextInput } from 'react-admin'
import { faultOf, type Pattern } from '../../contract/patterns.ts'

interface TextLineInputProps {
  source: string
  label: string
  isRequired?: boolean
  /** Several lines. */
  isLong?: boolean
  lang?: string
  helperText?: string
  type?: string
  /** The most characters that the server takes; more are not cut off, but said. */
  bound?: number
  pattern?: Pattern
}

/** A text that stays a text when it is empty; what the server would refuse is said before it is asked. */
export function TextLineInput({ source, label, isRequired = false, isLong = false, lang, helperText, type = 'text', bound, pattern }: TextLineInputProps) {
  const validate = useMemo(
    () => (value: unknown) => {
      const text = String(value ?? '').trim()
      if (text === '') return isRequired ? `${label} is required` : undefined
      if (bound !== undefined && text.length > bound) return `${label} must be at most ${bound} characters`
      return pattern && faultOf(pattern, label, text)
    },
    [isRequired, label, bound, pattern],
  )
  const isDated = type === 'date'
  return (
    <TextInput
      source={source}
      label={label}
      type={type}
      isRequired={isRequired}
      validate={validate}
      parse={(value: string) => value}
      helperText={helperText ?? false}
      {...(isLong && { multiline: true, minRows: 3, maxRows: 8 })}
      slotProps={{ ...(lang && { htmlInput: { lang } }), ...(isDated && { inputLabel: { shrink: true } }) }}
    />
  )
}
