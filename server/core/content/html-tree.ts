import {
  defaultTreeAdapter,
  html as HTML,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5'
import { ServiceError } from '../process/service-error.ts'

export type { Tree }
export type Attributes = Record<string, string>

const MAX_DEPTH = 200
/** Elements that a browser would add by itself, such as `tbody`. */
const ADDED_ELEMENTS = 1_000

/** As browsers read it within a `div`. @throws ServiceError invalid for HTML that grows or nests without bounds */
export function parseHtml(html: string): Tree.DocumentFragment {
  let left = html.length + ADDED_ELEMENTS
  let open = 0
  const within = defaultTreeAdapter.createElement('div', HTML.NS.HTML, [])
  const tree = parseFragment(within, html, {
    // The content of `noscript` is for readers like this one.
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...given) {
        if (--left < 0) throw tooDeep()
        return defaultTreeAdapter.createElement(...given)
      },
      onItemPush() {
        if (++open > 2 * MAX_DEPTH) throw tooDeep()
      },
      onItemPop() {
        open -= 1
      },
    },
  })
  let level: Tree.Node[] = tree.childNodes
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw tooDeep()
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []))
  }
  return tree
}

const tooDeep = () =>
  new ServiceError('invalid', `Elements of a text stand more than ${MAX_DEPTH} deep within each other: simplify it`)

export const writeHtml = (tree: Tree.DocumentFragment): string => serialize(tree)

export const isElement = (node: Tree.Node | null | undefined): node is Tree.Element =>
  Boolean(node && 'tagName' in node)

export const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text'

export function makeElement(name: string, attributes: Attributes, children: Tree.ChildNode[]): Tree.Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }))
  const element = defaultTreeAdapter.createElement(name, HTML.NS.HTML, attrs)
  for (const child of children) defaultTreeAdapter.appendChild(element, child)
  return element
}

export function makeText(value: string): Tree.TextNode {
  return defaultTreeAdapter.createTextNode(value)
}

export function attributesOf({ attrs }: Tree.Element): Attributes {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
}

/** Each of them and what is in it, in the order of the text. */
export function* elementsIn(nodes: readonly Tree.Node[]): Generator<Tree.Element> {
  for (const node of nodes.slice()) {
    if (!isElement(node)) continue
    yield node
    yield* elementsIn(node.childNodes)
  }
}

/** In the order of the text. */
export function wordsOf(node: Tree.Node): string {
  if (isText(node)) return node.value
  return 'childNodes' in node ? node.childNodes.map((child) => wordsOf(child)).join('') : ''
}
