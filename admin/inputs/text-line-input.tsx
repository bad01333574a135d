import { TextInput } from 'react-admin'

interface TextLineInputProps {
  source: string
  label: string
  isRequired?: boolean
  /** Several lines. */
  isLong?: boolean
  lang?: string
  helperText?: string
  type?: string
}

/** A text that stays a text when it is empty; the server says what is wrong with it. */
export function TextLineInput({ source, label, isRequired = false, isLong = false, lang, helperText, type = 'text' }: TextLineInputProps) {
  return (
    <TextInput
      source={source}
      label={label}
      type={type}
      isRequired={isRequired}
      parse={(value: string) => value}
      helperText={helperText ?? false}
      {...(isLong && { multiline: true, minRows: 3, maxRows: 8 })}
      {...(lang && { slotProps: { htmlInput: { lang } } })}
    />
  )
}
