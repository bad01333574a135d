import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

/** A text that the editor would change by only showing it, as the HTML that it is. */
export function SourceField({
  value,
  onChange,
  onBlur,
  focusRef,
  labelledBy,
  describedBy,
  lang,
  onLeave,
}: RichTextEditorProps & { onLeave: () => void }) {
  return (
    <>
      <Alert
        severity="info"
        variant="outlined"
        action={<Button onClick={onLeave}>Use the editor</Button>}
        sx={{ border: 0 }}
      >
        This text has parts that the editor cannot show. Here it is as HTML; in the editor those parts would be made
        simpler.
      </Alert>
      <TextField
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        inputRef={focusRef}
        multiline
        minRows={12}
        maxRows={30}
        slotProps={{
          htmlInput: {
            'aria-labelledby': labelledBy,
            'aria-describedby': describedBy,
            lang,
            spellCheck: false,
            style: { fontFamily: 'monospace' },
          },
        }}
      />
    </>
  )
}
