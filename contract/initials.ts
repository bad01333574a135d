/** A capital, or a syllable of a script without capitals: 'श्रे' of 'श्रेष्ठ'. */
const INITIAL = /^(?:\p{Lo}\u094d)*[\p{Lu}\p{Lo}]\p{M}*/u

/** Initials: of more than two words, of the first and the last. */
export function initialsOf(name: string): string[] {
  const initials = name.split(/\s+/).flatMap((word) => INITIAL.exec(word) ?? [])
  return initials.length > 2 ? [initials[0]!, initials.at(-1)!] : initials
}
