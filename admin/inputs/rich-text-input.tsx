import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useId } from 'react'
import { useInput } from 'react-admin'

export interface RichTextInputProps {
  source: string
  label: string
  isRequired?: boolean
  lang?: string
}

/** The editor is as large as all the rest of a form. */
const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text/rich-text-editor.tsx')).RichTextEditor }))

/** A text with headings, lists, links, tables and pictures, as HTML. What nobody edits is left as it is, to the byte. */
export function RichTextInput({ source, label, isRequired = false, lang }: RichTextInputProps) {
  const {
    field: { value, onChange, onBlur, ref },
    fieldState: { error },
  } = useInput<string>({ source, parse: (text) => text as string })
  const heading = useId()
  const help = useId()
  return (
    <Box sx={{ marginBlock: 1, minWidth: 0 }}>
      <Typography id={heading} variant="body2" sx={{ color: error ? 'error.main' : 'text.secondary', marginBottom: 0.5 }}>
        {label}
        {isRequired && ' *'}
      </Typography>
      <Suspense fallback={<Box sx={{ height: '22rem', border: 1, borderColor: 'divider', bgcolor: 'background.paper' }} />}>
        <RichTextEditor value={(value as string | undefined) ?? ''} onChange={onChange} onBlur={onBlur} focusRef={ref} labelledBy={heading} describedBy={error ? help : undefined} lang={lang} />
      </Suspense>
      {error && (
        <FormHelperText id={help} error>
          {error.message}
        </FormHelperText>
      )}
    </Box>
  )
}
