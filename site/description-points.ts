/** Words that end in a full stop and do not end a sentence. */
const ABBREVIATIONS =
  /(?:^|[\s(])(?:Pvt|Ltd|Co|Dr|Er|Ar|Mr|Mrs|Ms|Prof|No|Nos|Fig|approx|ca|e\.g|i\.e|etc|vs|Rs|St|[A-Z])\.$/

/**
 * Splits the description of a project into its points (specification section 2, as the readings have it): paragraph tags
 * are dropped, and every sentence is a point of its own that ends with a full stop. A full stop ends a sentence only
 * before white space or the end, and not after an abbreviation: '82.5 MW' and 'Pvt. Ltd.' stay whole. The Nepali danda
 * ends a sentence too.
 * @param description text with or without paragraph tags
 * @returns the points in order; none for an empty description
 */
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
