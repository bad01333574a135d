import { Extension, Mark, Node } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions'
import { addressOf } from './addresses.ts'
import { Figure, goOnBehind, InlinePicture } from './figure.ts'
import { TABLE } from './table.ts'

/** A link; its address is checked as the server checks it. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, 'data-item': { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (addressOf(element.getAttribute('href') ?? '') ? {} : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

/** A mark that is one element. @param excludes marks that the same letters cannot have */
const simpleMark = (name: string, tag: string, key: string, excludes = name) =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) }
    },
  })

const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: '(paragraph | bulletList | orderedList)+ source?',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
})

/** The author of it, or its source: the last line of a quotation. */
const Source = Node.create({
  name: 'source',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'cite' }],
  renderHTML: () => ['cite', 0],
  addKeyboardShortcuts() {
    return {
      // A press of Enter here ends the quotation.
      Enter: () => this.editor.isActive('source') && goOnBehind(this.editor, -1),
    }
  },
})

const Preformatted = CodeBlock.extend({
  addAttributes: () => ({}),
  addInputRules: () => [],
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', ['code', 0]],
})

/** Leaves what browsers' own commands write (Ctrl+U and the like) without effect. */
const NoOther = Extension.create({ name: 'noOther', addKeyboardShortcuts: () => ({ 'Mod-u': () => true }) })

/** Every element that a text can have: those of the server's allow-list (server/core/content/html.ts) and no others. */
export const ELEMENTS = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading.configure({ levels: [2, 3] }),
  Bold,
  Italic,
  simpleMark('superscript', 'sup', 'Mod-.', 'superscript subscript'),
  simpleMark('subscript', 'sub', 'Mod-,', 'superscript subscript'),
  simpleMark('strike', 's', 'Mod-Shift-x'),
  Code.extend({ excludes: '' }),
  Link,
  BulletList,
  OrderedList,
  ListItem.extend({ content: 'paragraph block*' }),
  ListKeymap,
  Blockquote,
  Source,
  Preformatted,
  Figure,
  InlinePicture,
  ...TABLE,
  Dropcursor.configure({ width: 2, color: false, class: 'staff-text__drop' }),
  Gapcursor,
  UndoRedo,
  NoOther,
]
