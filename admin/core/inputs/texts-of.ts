/** @returns the texts within an element, in their order; they may be changed */
export function textsOf(element: Node): Text[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  return found
}
