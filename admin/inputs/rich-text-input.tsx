import { TextInput } from 'react-admin'

export interface RichTextInputProps {
  source: string
  label: string
  isRequired?: boolean
  lang?: string
}

/** A text with headings, lists and links, as HTML. */
export function RichTextInput({ source, label, isRequired = false, lang }: RichTextInputProps) {
  return (
    <TextInput
      source={source}
      label={label}
      isRequired={isRequired}
      parse={(value: string) => value}
      helperText={false}
      multiline
      minRows={10}
      maxRows={30}
      {...(lang && { slotProps: { htmlInput: { lang } } })}
    />
  )
}
