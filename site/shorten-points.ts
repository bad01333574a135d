/** Sentences in one text, taken while they fit. @param length in characters */
export function shortenPoints(sentences: readonly string[], length: number): string {
  let text = sentences[0] ?? ''
  for (const sentence of sentences.slice(1)) {
    if (text.length + sentence.length >= length) break
    text += ` ${sentence}`
  }
  return text.length <= length ? text : `${text.slice(0, length).trimEnd()}…`
}
