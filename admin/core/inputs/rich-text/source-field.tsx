import { Alert, Button, TextField } from '@mui/material'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { useWords } from '../../words/use-words.ts'
import { textWords } from './words.ts'

/** A text that the editor would change by only showing it, as the HTML that it is. */
export function SourceField({
  value,
  onChange,
  onBlur,
  focusRef,
  labelledBy,
  describedBy,
  lang,
  isReadOnly,
  onLeave,
}: RichTextEditorProps & { onLeave: () => void }) {
  const say = useWords()
  return (
    <>
      <Alert
        severity="info"
        action={!isReadOnly && <Button onClick={onLeave}>{say(textWords.use_editor)}</Button>}
        sx={{ border: 0 }}
      >
        {say(textWords.as_html)}
      </Alert>
      <TextField
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        inputRef={focusRef}
        disabled={isReadOnly}
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
