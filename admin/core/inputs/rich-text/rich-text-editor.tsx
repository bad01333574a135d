import { Box, useTheme, Alert, Button, TextField } from '@mui/material'
import { closeHistory } from '@tiptap/pm/history'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import palette from '../../theme/palette.json' with { type: 'json' }
import { LazyLibraryDialog } from '../picture-inputs.tsx'
import { ContextBar } from './context-bar.tsx'
import { ELEMENTS } from './elements.ts'
import { figureOf } from './figure.ts'
import { LinkDialog } from './link-dialog.tsx'
import './rich-text.css'
import { looksSame, toHtml } from './to-html.ts'
import { Toolbar } from './toolbar.tsx'
import { usePaste } from './use-paste.tsx'
import { useWords } from '../../words/use-words.ts'
import textWords from './words.json' with { type: 'json' }

export interface RichTextEditorProps {
  value: string
  onChange: (html: string) => void
  onBlur: () => void
  /** Takes what can be focused, for a form that leads to its first fault. */
  focusRef: (target: { focus: () => void } | null) => void
  labelledBy: string
  describedBy: string | undefined
  lang: string | undefined
  isReadOnly: boolean
}

/** The panel that is open above the text. */
export type Asking = { for: 'link' } | { for: 'picture'; files: File[]; replaces?: boolean }

/** The editor of a text. A text with something that it cannot show is edited as HTML, so that nothing of it is lost. */
export function RichTextEditor(properties: RichTextEditorProps) {
  // 'accepted': somebody has said that the text may be made simpler.
  const [form, setForm] = useState<'editor' | 'source' | 'accepted'>('editor')
  const color = useColors()
  const say = useWords()
  const hints = {
    '--caption-hint': JSON.stringify(say(textWords.caption)),
    '--alt-hint': JSON.stringify(say(textWords.without_alt)),
  }
  return (
    <Box className="staff-text" style={{ ...color, ...hints } as React.CSSProperties}>
      {form === 'source' ? (
        <SourceField {...properties} onLeave={() => setForm('accepted')} />
      ) : (
        <Text {...properties} onUnknown={() => form === 'editor' && setForm('source')} />
      )}
    </Box>
  )
}

function Text({ onUnknown, ...field }: RichTextEditorProps & { onUnknown: () => void }) {
  const { value, onChange, focusRef, labelledBy, describedBy, lang, isReadOnly } = field
  const [asking, setAsking] = useState<Asking>()
  /** The value that the editor last took or gave: any other value comes from outside. */
  const known = useRef(value)

  const current = useRef<Editor>(null)
  const paste = usePaste(current, (file) => setAsking({ for: 'picture', files: [file] }))
  const editor = useEditor({
    extensions: ELEMENTS,
    content: value,
    editable: !isReadOnly,
    injectCSS: false,
    // Each change of the selection would draw everything anew; what shows it asks for itself.
    shouldRerenderOnTransaction: false,
    parseOptions: { preserveWhitespace: false },
    enablePasteRules: false,
    enableInputRules: ['heading', 'bulletList', 'orderedList', 'blockquote'],
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        class: 'rich-text',
        ...(describedBy && { 'aria-describedby': describedBy, 'aria-invalid': 'true' }),
        ...(lang && { lang }),
      },
      ...paste.editorProps,
      handleKeyDown: (view, event) => {
        if (event.key === 'F10' && event.altKey) {
          view.dom.closest('.staff-text')?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus()
          return true
        }
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        event.preventDefault()
        setAsking({ for: 'link' })
        return true
      },
    },
    onUpdate: ({ editor: changed }) => {
      known.current = toHtml(changed.state.doc)
      onChange(known.current)
    },
  })

  useEffect(() => {
    if (!editor || value === known.current) return
    known.current = value
    // The server's answer after saving is the same text: cursor and history stay.
    if (looksSame(value, toHtml(editor.state.doc))) return
    // A step of its own to undo, however soon it comes after what was typed or pasted.
    editor
      .chain()
      .command(({ tr }) => !!closeHistory(tr))
      .setContent(value, { emitUpdate: false })
      .run()
  }, [editor, value])
  useEffect(() => {
    if (editor && !looksSame(value, toHtml(editor.state.doc))) onUnknown()
    // Asked for what comes from outside, not for each letter.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [editor])
  useEffect(() => {
    current.current = editor
    focusRef(editor ? { focus: () => void editor.commands.focus() } : null)
  }, [editor, focusRef])
  if (!editor) return null
  const end = () => {
    setAsking(undefined)
    // Dialogs give the focus back to what had it when they have gone.
    setTimeout(() => editor.commands.focus())
  }
  return (
    <>
      {!isReadOnly && (
        <div className="staff-text__head">
          <Toolbar editor={editor} onAsk={setAsking} labelledBy={labelledBy} />
          <ContextBar editor={editor} onAsk={setAsking} />
        </div>
      )}
      <EditorContent className="staff-text__text" editor={editor} onBlur={field.onBlur} />
      {paste.note}
      {asking?.for === 'link' && <LinkDialog editor={editor} onClose={end} />}
      {asking?.for === 'picture' && (
        <LazyLibraryDialog
          files={asking.files}
          onClose={end}
          onChoose={([picture]) => {
            if (picture) putPicture(editor, figureOf(picture), asking.replaces === true)
            end()
          }}
        />
      )}
    </>
  )
}

function putPicture(editor: Editor, figure: ReturnType<typeof figureOf>, replaces: boolean): void {
  if (replaces) editor.chain().updateAttributes('figure', figure.attrs).run()
  else editor.chain().insertContent(figure).run()
}

/** The site's style sheet, in the colours that are chosen for these screens. */
function useColors(): Record<string, string> {
  const color = palette[useTheme().palette.mode]
  return {
    '--text': color['ink-1'],
    '--text-quiet': color['ink-2'],
    '--line': color.hairline,
    '--line-strong': color['hairline-strong'],
    '--link': color.brand,
    '--accent': color.terracotta,
    '--sage-wash': color['sage-wash'],
    '--raised': color.sheet,
    '--ground': color.paper,
    '--brand-wash': color['brand-wash'],
  }
}

/** A text that the editor would change by only showing it, as the HTML that it is. */
function SourceField({ onLeave, isReadOnly, ...text }: RichTextEditorProps & { onLeave: () => void }) {
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
