import { Alert, Button, TextField } from '@mui/material'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { useWords } from '../../words/use-words.ts'
import { textWords } from './words.ts'

/** A text that the editor would change by only showing it, as the HTML that it is. */
export function SourceField({ onLeave, isReadOnly, ...text }: RichTextEditorProps & { onLeave: () => void }) {
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
        value={text.value}
        onChange={({ target }) => text.onChange(target.value)}
        onBlur={text.onBlur}
        inputRef={text.focusRef}
        disabled={isReadOnly}
        multiline
        minRows={12}
        maxRows={30}
        slotProps={{
          htmlInput: {
            'aria-labelledby': text.labelledBy,
            'aria-describedby': text.describedBy,
            lang: text.lang,
            spellCheck: false,
            style: { fontFamily: 'monospace' },
          },
        }}
      />
    </>
  )
}
