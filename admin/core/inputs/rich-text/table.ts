import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import type { Node as TextNode } from '@tiptap/pm/model'

/** Cells are never joined: the server's list knows no such attributes. */
const single = {
  content: '(paragraph | bulletList | orderedList)+',
  addAttributes: () => ({
    colspan: { default: 1, parseHTML: () => 1, rendered: false },
    rowspan: { default: 1, parseHTML: () => 1, rendered: false },
    colwidth: { default: null, parseHTML: () => null, rendered: false },
  }),
}

/** A table of whole cells, with a caption that is one line of plain text. */
const CaptionedTable = Table.extend({
  addAttributes: () => ({
    caption: {
      default: '',
      parseHTML: (element: HTMLElement) => element.querySelector('caption')?.textContent?.trim() ?? '',
      rendered: false,
    },
  }),
  parseHTML: () => [
    {
      tag: 'table',
      contentElement: (element) => {
        const rows = element.cloneNode(true) as HTMLElement
        rows.querySelector('caption')?.remove()
        return rows
      },
    },
  ],
  renderHTML: ({ node }) => {
    const caption = String(node.attrs['caption'])
    return caption ? ['table', ['caption', caption], ['tbody', 0]] : ['table', ['tbody', 0]]
  },
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('table')
      const caption = dom.createCaption()
      caption.contentEditable = 'false'
      const contentDOM = dom.createTBody()
      const show = (shown: TextNode) => {
        caption.textContent = String(shown.attrs['caption'])
        caption.hidden = caption.textContent === ''
        dom.toggleAttribute('data-head', hasHead(shown))
      }
      show(node)
      return {
        dom,
        contentDOM,
        update: (next) => next.type === node.type && (show(next), true),
        ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
      }
    }
  },
})

function hasHead(table: TextNode): boolean {
  const cells = table.firstChild?.children ?? []
  return cells.length > 0 && cells.every(({ type }) => type.name === 'tableHeader')
}

export const TABLE = [
  CaptionedTable.configure({ resizable: false }),
  TableRow,
  TableCell.extend(single),
  TableHeader.extend(single),
]
