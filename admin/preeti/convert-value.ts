import { findPreeti } from '../../contract/preeti/find-preeti.ts'
import { fromPreeti } from '../../contract/preeti/preeti.ts'

const BLOCKS = 'p, h2, h3, h4, li, td, th, blockquote, figcaption'

/** A text with the lines that were typed in Preeti as Unicode. */
export function convertLines(text: string): string {
  return text
    .split('\n')
    .map((line) => findPreeti(line) ?? line)
    .join('\n')
}

/** HTML with the paragraphs that were typed in Preeti as Unicode; links and formats stay. */
export function convertHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const block of body.querySelectorAll(BLOCKS)) {
    if (block.querySelector(BLOCKS) || findPreeti(block.textContent) === undefined) continue
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) texts.currentNode.nodeValue = fromPreeti(texts.currentNode.nodeValue ?? '')
  }
  return body.innerHTML
}
