import { readFile } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'
import { answerWork } from '../process/child-process.ts'
import { OperatorError } from '../process/operator-error.ts'

export interface PdfToRead {
  path: string
  /** The text of further pages is left out. */
  pages: number
  characters: number
}
export interface PdfText {
  /** Of the whole file. */
  pages: number
  text: string
}

/** Many programs write each half of a conjunct by itself, which reads like two words: जग् गा. */
function joinConjuncts(text: string): string {
  const split = text.match(SPLIT_CONJUNCT)?.length ?? 0
  const all = text.match(/\u094d/g)?.length ?? 0
  return split > all * MOST_ENDINGS ? text.replace(SPLIT_CONJUNCT, '\u094d') : text
}
const SPLIT_CONJUNCT = /\u094d (?=[\u0915-\u0939])/g
/** Of all viramas, so many end a word that another one follows. */
const MOST_ENDINGS = 0.1

/** The process that reads one PDF; read-document.ts starts it. Scripts in the file are never run. */
answerWork(async ({ path, pages: mostPages, characters }: PdfToRead): Promise<PdfText> => {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 }).catch((error: unknown) => {
    throw new OperatorError(String(error))
  })
  const texts: string[] = []
  let length = 0
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && length < characters; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    texts.push(text)
    length += text.length
    page.cleanup()
  }
  // Postgres stores no U+0000.
  const text = joinConjuncts(texts.join('\n')).replaceAll('\0', '').trim().slice(0, characters)
  return { pages: pdf.numPages, text: text.isWellFormed() ? text : text.toWellFormed() }
})
