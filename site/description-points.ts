/** Words with a full stop that do not end a sentence. */
const ABBREVIATIONS =
  /(?:^|[\s(])(?:Pvt|Ltd|Co|Dr|Er|Ar|Mr|Mrs|Ms|Prof|No|Nos|Fig|approx|ca|e\.g|i\.e|etc|vs|Rs|St|[A-Z])\.$/

/** Splits a description into sentences (specification section 2 and the readings); '82.5 MW' stays whole. */
export function descriptionPoints(description: string): string[] {
  return description
    .split(/<\/?p(?:\s[^>]*)?>|\n\s*\n/i)
    .flatMap(sentences)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.।!?:]$/.test(sentence) ? sentence : `${sentence}.`))
}

function sentences(paragraph: string): string[] {
  const found: string[] = []
  let current = ''
  for (const piece of paragraph.split(/(?<=[.।])(?=\s|$)/)) {
    current += piece
    if (ABBREVIATIONS.test(current)) continue
    found.push(current)
    current = ''
  }
  return [...found, current]
}
