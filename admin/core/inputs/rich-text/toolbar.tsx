import PictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import CodeIcon from '@mui/icons-material/Code'
import BoldIcon from '@mui/icons-material/FormatBold'
import ClearIcon from '@mui/icons-material/FormatClear'
import ItalicIcon from '@mui/icons-material/FormatItalic'
import ListIcon from '@mui/icons-material/FormatListBulleted'
import NumbersIcon from '@mui/icons-material/FormatListNumbered'
import QuoteIcon from '@mui/icons-material/FormatQuote'
import LinkIcon from '@mui/icons-material/Link'
import StrikeIcon from '@mui/icons-material/StrikethroughS'
import SubscriptIcon from '@mui/icons-material/Subscript'
import SuperscriptIcon from '@mui/icons-material/Superscript'
import RedoIcon from '@mui/icons-material/Redo'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import UndoIcon from '@mui/icons-material/Undo'
import { useEditorState, type Editor } from '@tiptap/react'
import { type ReactNode, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Asking } from './rich-text-editor.tsx'
import { common, useWords } from '../../words/use-words.ts'
import textWords from './words.json' with { type: 'json' }
import type { Words } from '../../../../contract/locale.ts'
import { Box, IconButton } from '@mui/material'

const MARKS = ['bold', 'italic', 'superscript', 'subscript', 'strike', 'code', 'link'] as const
const PRESSED = [...MARKS, 'bulletList', 'orderedList', 'blockquote'] as const

interface ToolbarProps {
  editor: Editor
  onAsk: (asking: Asking) => void
  /** The heading of the text. */
  labelledBy: string
}

/** Actions on a text, in groups. One stop of the Tab key; within, the arrow keys, Home and End; Alt+F10 leads here and Escape back. */
export function Toolbar({ editor, onAsk, labelledBy }: ToolbarProps) {
  const say = useWords()
  const is = useEditorState({
    editor,
    selector: () => ({
      pressed: PRESSED.filter((name) => editor.isActive(name)).join(),
      level: editor.getAttributes('heading')['level'] as number | undefined,
      inBlock: editor.isActive('table') || editor.isActive('figure'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const tool = (words: Words, icon: ReactNode, run: () => void, more: Partial<Tool> = {}): Tool => ({
    name: say(words),
    icon,
    run,
    ...more,
  })
  const heading = (level: 2 | 3, words: Words) =>
    tool(words, <Letters>H{level}</Letters>, () => chain().toggleHeading({ level }).run(), {
      isPressed: is.level === level,
      keys: `Control+Alt+${level}`,
    })
  const state = (type: (typeof PRESSED)[number], words: Words, icon: ReactNode, key: string, run: () => void) =>
    tool(words, icon, run, { isPressed: is.pressed.split(',').includes(type), keys: `Control+${key}` })
  const mark = (type: (typeof PRESSED)[number], words: Words, icon: ReactNode, key: string) =>
    state(type, words, icon, key, () => chain().toggleMark(type).run())
  const table = () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
  const groups: Tool[][] = [
    [heading(2, textWords.heading), heading(3, textWords.subheading)],
    [
      mark('bold', textWords.bold, <BoldIcon />, 'B'),
      mark('italic', textWords.italic, <ItalicIcon />, 'I'),
      mark('superscript', textWords.superscript, <SuperscriptIcon />, '.'),
      mark('subscript', textWords.subscript, <SubscriptIcon />, ','),
      mark('strike', textWords.strike, <StrikeIcon />, 'Shift+X'),
      mark('code', textWords.code, <CodeIcon />, 'E'),
      state('link', textWords.link, <LinkIcon />, 'K', () => onAsk({ for: 'link' })),
    ],
    [
      state('bulletList', textWords.list, <ListIcon />, 'Shift+8', () => chain().toggleBulletList().run()),
      state('orderedList', textWords.numbered, <NumbersIcon />, 'Shift+7', () => chain().toggleOrderedList().run()),
      state('blockquote', textWords.quotation, <QuoteIcon />, 'Shift+B', () => chain().toggleWrap('blockquote').run()),
    ],
    [
      tool(textWords.picture, <PictureIcon />, () => onAsk({ for: 'picture', files: [] }), { isDisabled: is.inBlock }),
      tool(textWords.table, <TableIcon />, table, { isDisabled: is.inBlock }),
    ],
    [
      tool(common.action.undo, <UndoIcon />, () => chain().undo().run(), {
        isDisabled: !is.canUndo,
        keys: 'Control+Z',
      }),
      tool(textWords.redo, <RedoIcon />, () => chain().redo().run(), { isDisabled: !is.canRedo, keys: 'Control+Y' }),
      tool(textWords.plain, <ClearIcon />, () => chain().unsetAllMarks().clearNodes().run()),
    ],
  ]
  const [current, setCurrent] = useState(0)
  const row = useRef<HTMLDivElement>(null)
  const name = useId()
  const count = groups.flat().length
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return void editor.commands.focus()
    const next = {
      ArrowRight: (current + 1) % count,
      ArrowLeft: (current - 1 + count) % count,
      Home: 0,
      End: count - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    row.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  return (
    <Box
      ref={row}
      role="toolbar"
      aria-labelledby={`${name} ${labelledBy}`}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, padding: 0.5 }}
    >
      <span id={name} hidden>
        {say(textWords.format)}
      </span>
      {groups.map((tools, group) => (
        <Box key={tools[0]!.name} sx={{ display: 'flex' }}>
          {tools.map((tool, index) => {
            const place = groups.slice(0, group).flat().length + index
            return (
              <ToolButton
                key={tool.name}
                tool={tool}
                tabIndex={place === current ? 0 : -1}
                onFocus={() => setCurrent(place)}
              />
            )
          })}
        </Box>
      ))}
    </Box>
  )
}

function Letters({ children }: { children: ReactNode }) {
  return (
    <span style={{ font: '600 15px/20px "Archivo Narrow Variable", sans-serif', width: 20, textAlign: 'center' }}>
      {children}
    </span>
  )
}

interface Tool {
  name: string
  icon: ReactNode
  run: () => void
  /** As aria-keyshortcuts has them. */
  keys?: string
  /** Left out where it is no state that can be on. */
  isPressed?: boolean
  isDisabled?: boolean
}

function ToolButton({ tool, tabIndex, onFocus }: { tool: Tool; tabIndex: number; onFocus: () => void }) {
  const { name, icon, run, keys, isPressed, isDisabled = false } = tool
  const hint = keys ? `${name} (${keys.replace('Control', 'Ctrl')})` : name
  return (
    <IconButton
      aria-label={name}
      title={hint}
      aria-keyshortcuts={keys}
      aria-pressed={isPressed}
      // Not `disabled`: the arrow keys must find it, and the focus must not be lost when it goes off.
      aria-disabled={isDisabled}
      tabIndex={tabIndex}
      onFocus={onFocus}
      // The text keeps its selection in sight.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isDisabled && run()}
      sx={{
        borderRadius: '3px',
        padding: '5px',
        color: 'text.primary',
        '& svg': { fontSize: 20 },
        '&[aria-pressed="true"]': { bgcolor: 'action.selected', color: 'primary.main' },
        '&[aria-disabled="true"]': { opacity: 0.38, cursor: 'default' },
      }}
    >
      {icon}
    </IconButton>
  )
}
