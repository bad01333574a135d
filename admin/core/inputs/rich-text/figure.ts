import { Node, type Editor } from '@tiptap/core'
import type { PictureRecord } from '../../../../contract/pictures/picture-library.ts'

const PICTURE_ATTRIBUTES = ['src', 'alt', 'width', 'height', 'loading'] as const

function attributes() {
  return Object.fromEntries(PICTURE_ATTRIBUTES.map((name) => [name, { default: null, rendered: true }]))
}

/** @returns the attributes of a picture of this site or on its way there, false for any other */
function pictureOf(element: Element | null): Record<string, string | null> | false {
  const source = element?.getAttribute('src') ?? ''
  if (!element || !/^(?:\/(?!\/)|blob:)/.test(source)) return false
  return Object.fromEntries(PICTURE_ATTRIBUTES.map((name) => [name, element.getAttribute(name)]))
}

/** Goes on with a paragraph behind the element that the cursor is in. @param depth of it, below 0: counted from the cursor's own */
export const goOnBehind = (editor: Editor, depth?: number): boolean =>
  editor.chain().insertContentAt(editor.state.selection.$from.after(depth), { type: 'paragraph' }).focus().run()

/** A picture of the library with its caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  defining: true,
  draggable: true,
  addAttributes: attributes,
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => pictureOf(element.querySelector('img')),
      contentElement: (element) =>
        (element as Element).querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
  addNodeView() {
    return ({ node, editor, getPos }) => {
      const dom = document.createElement('figure')
      const picture = dom.appendChild(document.createElement('img'))
      picture.contentEditable = 'false'
      dom.addEventListener('click', ({ target }) => {
        if (target === dom || target === picture) editor.commands.focus((getPos() ?? 0) + 1)
      })
      const contentDOM = dom.appendChild(document.createElement('figcaption'))
      const show = ({ attrs, content }: typeof node) => {
        for (const name of PICTURE_ATTRIBUTES) {
          if (attrs[name] === null) picture.removeAttribute(name)
          else picture.setAttribute(name, attrs[name] as string)
        }
        dom.toggleAttribute('data-without-alt', !attrs['alt'])
        contentDOM.toggleAttribute('data-empty', content.size === 0)
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
  addKeyboardShortcuts() {
    return {
      // Behind the caption the text goes on.
      Enter: () => this.editor.isActive('figure') && goOnBehind(this.editor),
    }
  },
})

/** A picture within a line, as texts from elsewhere may have them; it is kept, and none is put in. */
export const InlinePicture = Node.create({
  name: 'inlinePicture',
  group: 'inline',
  inline: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: 'img', getAttrs: pictureOf }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** A picture of the library as it stands in a text. */
export function figureOf({ picture }: PictureRecord) {
  return {
    type: 'figure',
    attrs: {
      src: picture.url,
      alt: picture.alt,
      width: String(picture.width),
      height: String(picture.height),
      loading: 'lazy',
    },
  }
}
