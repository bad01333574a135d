import { SaxesParser } from 'saxes'

export interface Element {
  name: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

/** Parses a document strictly, with its namespaces. @throws for anything that is not well-formed */
export function parseXml(source: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const)
    const element = { name, attributes: Object.fromEntries(values), text: '', children: [] }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => void (open.at(-1)!.text += text))
  parser.on('closetag', () => void open.pop())
  parser.write(source).close()
  return root.children[0]!
}

/** The texts of all elements of a name, in their order. */
export function textsOf(element: Element, name: string): string[] {
  const own = element.name === name ? [element.text] : []
  return [...own, ...element.children.flatMap((child) => textsOf(child, name))]
}
