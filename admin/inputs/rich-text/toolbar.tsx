import PictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import CodeIcon from '@mui/icons-material/Code'
import BoldIcon from '@mui/icons-material/FormatBold'
import ClearIcon from '@mui/icons-material/FormatClear'
import ItalicIcon from '@mui/icons-material/FormatItalic'
import ListIcon from '@mui/icons-material/FormatListBulleted'
import NumbersIcon from '@mui/icons-material/FormatListNumbered'
import QuoteIcon from '@mui/icons-material/FormatQuote'
import LinkIcon from '@mui/icons-material/Link'
import RedoIcon from '@mui/icons-material/Redo'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import UndoIcon from '@mui/icons-material/Undo'
import { useEditorState, type Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import type { Asking } from './rich-text-editor.tsx'
import { ToolbarRow, type Tool } from './toolbar-row.tsx'
import { useWords } from '../../words/use-words.ts'
import { textWords } from './words.ts'

interface ToolbarProps {
  editor: Editor
  onAsk: (asking: Asking) => void
  labelledBy: string
}

/** What can be done to a text. One stop of the Tab key; within, the arrow keys; Alt+F10 leads here and Escape back. */
export function Toolbar({ editor, onAsk, labelledBy }: ToolbarProps) {
  const say = useWords()
  const is = useEditorState({
    editor,
    selector: () => ({
      h2: editor.isActive('heading', { level: 2 }),
      h3: editor.isActive('heading', { level: 3 }),
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      code: editor.isActive('code'),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
      inTable: editor.isActive('table'),
      inFigure: editor.isActive('figure'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const clear = () => chain().unsetAllMarks().clearNodes().run()
  const insertTable = () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
  const groups: Tool[][] = [
    [
      {
        name: say(textWords.heading),
        icon: <Letters>H2</Letters>,
        isPressed: is.h2,
        keys: 'Control+Alt+2',
        run: () => chain().toggleHeading({ level: 2 }).run(),
      },
      {
        name: say(textWords.subheading),
        icon: <Letters>H3</Letters>,
        isPressed: is.h3,
        keys: 'Control+Alt+3',
        run: () => chain().toggleHeading({ level: 3 }).run(),
      },
    ],
    [
      {
        name: say(textWords.bold),
        icon: <BoldIcon />,
        isPressed: is.bold,
        keys: 'Control+B',
        run: () => chain().toggleBold().run(),
      },
      {
        name: say(textWords.italic),
        icon: <ItalicIcon />,
        isPressed: is.italic,
        keys: 'Control+I',
        run: () => chain().toggleItalic().run(),
      },
      {
        name: say(textWords.code),
        icon: <CodeIcon />,
        isPressed: is.code,
        keys: 'Control+E',
        run: () => chain().toggleCode().run(),
      },
      {
        name: say(textWords.link),
        icon: <LinkIcon />,
        isPressed: is.link,
        keys: 'Control+K',
        run: () => onAsk({ for: 'link' }),
      },
    ],
    [
      {
        name: say(textWords.list),
        icon: <ListIcon />,
        isPressed: is.bulletList,
        keys: 'Control+Shift+8',
        run: () => chain().toggleBulletList().run(),
      },
      {
        name: say(textWords.numbered),
        icon: <NumbersIcon />,
        isPressed: is.orderedList,
        keys: 'Control+Shift+7',
        run: () => chain().toggleOrderedList().run(),
      },
      {
        name: say(textWords.quotation),
        icon: <QuoteIcon />,
        isPressed: is.quote,
        keys: 'Control+Shift+B',
        run: () => chain().toggleWrap('blockquote').run(),
      },
    ],
    [
      {
        name: say(textWords.picture),
        icon: <PictureIcon />,
        isDisabled: is.inTable || is.inFigure,
        run: () => onAsk({ for: 'picture', files: [] }),
      },
      {
        name: say(textWords.table),
        icon: <TableIcon />,
        isDisabled: is.inTable || is.inFigure,
        run: insertTable,
      },
    ],
    [
      {
        name: say(textWords.undo),
        icon: <UndoIcon />,
        isDisabled: !is.canUndo,
        keys: 'Control+Z',
        run: () => chain().undo().run(),
      },
      {
        name: say(textWords.redo),
        icon: <RedoIcon />,
        isDisabled: !is.canRedo,
        keys: 'Control+Y',
        run: () => chain().redo().run(),
      },
      { name: say(textWords.plain), icon: <ClearIcon />, run: clear },
    ],
  ]
  return <ToolbarRow labelledBy={labelledBy} groups={groups} onLeave={() => editor.commands.focus()} />
}

function Letters({ children }: { children: ReactNode }) {
  return (
    <span style={{ font: '600 15px/20px "Archivo Narrow Variable", sans-serif', width: 20, textAlign: 'center' }}>
      {children}
    </span>
  )
}
