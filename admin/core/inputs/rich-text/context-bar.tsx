import { Box, Button, TextField, MenuItem } from '@mui/material'
import { useEditorState, type Editor } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import { ALT_LENGTH } from '../../../../contract/pictures/picture-limits.ts'
import type { Words } from '../../../../contract/locale.ts'
import type { Asking } from './rich-text-editor.tsx'
import { common, useWords } from '../../words/use-words.ts'
import textWords from './words.json' with { type: 'json' }
import pictureWords from '../../pictures/words.json' with { type: 'json' }
import { flowing } from '../../theme/layouts.ts'
import MoreIcon from '@mui/icons-material/ArrowDropDown'
import { MenuButton } from '../../layout/menu-button.tsx'

interface ContextBarProps {
  editor: Editor
  onAsk: (asking: Asking) => void
}

/** Actions on the table, picture or quotation that the cursor stands in. */
export function ContextBar({ editor, onAsk }: ContextBarProps) {
  const say = useWords()
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
      <Bar name={say(pictureWords.one)}>
        <AttributeField
          key={is.source}
          label={say(pictureWords.alt)}
          value={is.alt}
          maxLength={ALT_LENGTH}
          onChange={(alt) => editor.commands.updateAttributes('figure', { alt })}
        />
        <Action onClick={() => onAsk({ for: 'picture', files: [], replaces: true })}>
          {say(textWords.another_picture)}
        </Action>
        <Action onClick={() => chain().deleteNode('figure').run()}>{say(common.action.remove)}</Action>
      </Bar>
    )
  }
  if (is.table) {
    return (
      <Bar name={say(textWords.table)}>
        <AttributeField
          label={say(textWords.table_caption)}
          value={is.caption}
          maxLength={200}
          onChange={(caption) => editor.commands.updateAttributes('table', { caption })}
        />
        <ActionMenu
          words={textWords.row}
          actions={{
            [say(textWords.row_below)]: () => chain().addRowAfter().run(),
            [say(textWords.row_above)]: () => chain().addRowBefore().run(),
            [say(textWords.row_delete)]: () => chain().deleteRow().run(),
          }}
        />
        <ActionMenu
          words={textWords.column}
          actions={{
            [say(textWords.column_right)]: () => chain().addColumnAfter().run(),
            [say(textWords.column_left)]: () => chain().addColumnBefore().run(),
            [say(textWords.column_delete)]: () => chain().deleteColumn().run(),
          }}
        />
        <ActionMenu
          words={textWords.table}
          actions={{
            [say(textWords.head_row)]: () => chain().toggleHeaderRow().run(),
            [say(textWords.head_column)]: () => chain().toggleHeaderColumn().run(),
            [say(textWords.table_delete)]: () => chain().deleteTable().run(),
          }}
        />
      </Bar>
    )
  }
  if (is.quote && !is.hasSource) {
    return (
      <Bar name={say(textWords.quotation)}>
        <Action onClick={() => addSource(editor)}>{say(textWords.source)}</Action>
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
    <Box role="group" aria-label={name} sx={barStyle}>
      {children}
    </Box>
  )
}

const barStyle = { ...flowing, gap: '0 4px', padding: 0.5, borderTop: 1, borderColor: 'divider' }

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

/** Several actions of one kind behind a button. Each of them gives the focus back to the text. */
function ActionMenu({ words, actions }: { words: Words; actions: Record<string, () => void> }) {
  const [isDone, setDone] = useState(false)
  return (
    <MenuButton
      words={words}
      endIcon={<MoreIcon sx={{ marginInlineStart: -1 }} />}
      sx={{ minHeight: 28, paddingInline: 1, minWidth: 0 }}
      menu={{ disableRestoreFocus: isDone, slotProps: { transition: { onEnter: () => setDone(false) } } }}
      entries={(close) =>
        Object.entries(actions).map(([name, run]) => (
          <MenuItem
            key={name}
            dense
            onClick={() => {
              setDone(true)
              close()
              // When the menu no longer holds the focus.
              setTimeout(run)
            }}
          >
            {name}
          </MenuItem>
        ))
      }
    />
  )
}
