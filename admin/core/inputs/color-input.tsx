import { Box } from '@mui/material'
import { useInput } from 'react-admin'
import { COLOR } from '../../../contract/patterns.ts'
import { useWords } from '../words/use-words.ts'
import type { FieldProps } from './field-props.ts'
import { TextLineInput } from './text-line-input.tsx'
import { inputWords } from '../words/input-words.ts'

/** A colour as it is written in brand books, and beside it the browser's own choice. */
export function ColorInput(props: FieldProps) {
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
