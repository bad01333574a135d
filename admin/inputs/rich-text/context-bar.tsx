import { Box, Button, TextField } from '@mui/material'
import { useEditorState, type Editor } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import { ALT_LENGTH } from '../../../contract/picture-limits.ts'
import { ActionMenu } from './action-menu.tsx'
import type { Asking } from './rich-text-editor.tsx'
import { useTranslate } from '../../words/use-translate.ts'

interface ContextBarProps {
  editor: Editor
  onAsk: (asking: Asking) => void
}

/** What can be done to the table, picture or quotation that the cursor stands in. */
export function ContextBar({ editor, onAsk }: ContextBarProps) {
  const translate = useTranslate()
  const is = useEditorState({
    editor,
    selector: () => ({
      table: editor.isActive('table'),
      caption: String(editor.getAttributes('table')['caption'] ?? ''),
      figure: editor.isActive('figure'),
      alt: String(editor.getAttributes('figure')['alt'] ?? ''),
      source: editor.getAttributes('figure')['src'] as string | undefined,
      quote: editor.isActive('blockquote'),
      hasSource:
        editor.state.selection.$from.node(1)?.type.name !== 'blockquote' ||
        editor.state.selection.$from.node(1).lastChild?.type.name === 'source',
    }),
  })
  const chain = () => editor.chain().focus()
  if (is.figure) {
    return (
      <Bar name={translate('staff.text.picture_bar')}>
        <AttributeField
          key={is.source}
          label={translate('staff.picture.alt')}
          value={is.alt}
          maxLength={ALT_LENGTH}
          onChange={(alt) => editor.commands.updateAttributes('figure', { alt })}
        />
        <Action onClick={() => onAsk({ for: 'picture', files: [], replaces: true })}>
          {translate('staff.text.another_picture')}
        </Action>
        <Action onClick={() => chain().deleteNode('figure').run()}>{translate('staff.action.remove')}</Action>
      </Bar>
    )
  }
  if (is.table) {
    return (
      <Bar name={translate('staff.text.table')}>
        <AttributeField
          label={translate('staff.text.table_caption')}
          value={is.caption}
          maxLength={200}
          onChange={(caption) => editor.commands.updateAttributes('table', { caption })}
        />
        <ActionMenu
          name={translate('staff.text.row')}
          actions={{
            [translate('staff.text.row_below')]: () => chain().addRowAfter().run(),
            [translate('staff.text.row_above')]: () => chain().addRowBefore().run(),
            [translate('staff.text.row_delete')]: () => chain().deleteRow().run(),
          }}
        />
        <ActionMenu
          name={translate('staff.text.column')}
          actions={{
            [translate('staff.text.column_right')]: () => chain().addColumnAfter().run(),
            [translate('staff.text.column_left')]: () => chain().addColumnBefore().run(),
            [translate('staff.text.column_delete')]: () => chain().deleteColumn().run(),
          }}
        />
        <ActionMenu
          name={translate('staff.text.table')}
          actions={{
            [translate('staff.text.head_row')]: () => chain().toggleHeaderRow().run(),
            [translate('staff.text.head_column')]: () => chain().toggleHeaderColumn().run(),
            [translate('staff.text.table_delete')]: () => chain().deleteTable().run(),
          }}
        />
      </Bar>
    )
  }
  if (is.quote && !is.hasSource) {
    return (
      <Bar name={translate('staff.text.quotation')}>
        <Action onClick={() => addSource(editor)}>{translate('staff.text.source')}</Action>
      </Bar>
    )
  }
  return null
}

function addSource(editor: Editor): void {
  const end = editor.state.selection.$from.end(1)
  editor
    .chain()
    .insertContentAt(end, { type: 'source' })
    .focus(end + 1)
    .run()
}

function Bar({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 0.5,
        padding: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  )
}

function Action({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      sx={{ minHeight: 28, paddingInline: 1, minWidth: 0 }}
    >
      {children}
    </Button>
  )
}

interface AttributeFieldProps {
  label: string
  value: string
  maxLength: number
  onChange: (value: string) => void
}

/** A line of text that belongs to a block and stands nowhere within it. */
function AttributeField({ label, value, maxLength, onChange }: AttributeFieldProps) {
  // The editor's state comes a moment after a key, and the cursor would jump to the end.
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      label={label}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(target.value)
      }}
      onBlur={() => setTyped(undefined)}
      fullWidth={false}
      slotProps={{ htmlInput: { maxLength } }}
      sx={{ flex: '1 1 14rem', marginInline: 0.5 }}
    />
  )
}
