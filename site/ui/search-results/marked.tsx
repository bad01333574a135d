const WORD = /([\p{L}\p{M}\p{N}\u200c\u200d]+)/u

/** A text in which some words are marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const pieces: { start: number; text: string; isMarked: boolean }[] = []
  let start = 0
  for (const piece of text.split(WORD)) {
    const isMarked = words.includes(piece)
    const last = pieces.at(-1)
    if (last && !isMarked && !last.isMarked) last.text += piece
    else if (piece !== '') pieces.push({ start, text: piece, isMarked })
    start += piece.length
  }
  return pieces.map((piece) => (piece.isMarked ? <mark key={piece.start}>{piece.text}</mark> : piece.text))
}
