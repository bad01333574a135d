import { Alert, Button, TextField } from '@mui/material'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { useTranslate } from '../../words/use-translate.ts'

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
  const translate = useTranslate()
  return (
    <>
      <Alert
        severity="info"
        variant="outlined"
        action={<Button onClick={onLeave}>{translate('staff.text.use_editor')}</Button>}
        sx={{ border: 0 }}
      >
        {translate('staff.text.as_html')}
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
