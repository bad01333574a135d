import type { DrawingFaults } from './read-drawing.ts'

/** Any will do, or it is in `fonts/`. */
const HERE =
  /^(?:(?:ui-)?(?:sans-serif|serif|monospace|rounded)|cursive|fantasy|system-ui|sans|inherit|initial|unset|archivo narrow|noto sans devanagari|)$/i
/** Of the fonts that are here. */
const LETTERS = /^[\s!-~\u00a0-\u017f\u0900-\u097f\u1e00-\u1eff\u200b-\u200d–—‘’“”„•…€₹−]*$/u

const PATHS =
  'Turn the text into paths (Illustrator: Create Outlines; Inkscape: Object to Path; CorelDRAW: Convert to Curves) or export the drawing as PNG, and upload that'

/** The words that a drawing has as text and not as shapes: they are drawn with the few fonts of `fonts/`. */
export class DrawnWords {
  #text = ''
  #depth = 0
  readonly #fonts: string[][] = []

  open(isText: boolean): void {
    if (isText || this.#depth > 0) this.#depth += 1
  }

  close(): void {
    if (this.#depth > 0) this.#depth -= 1
  }

  add(piece: string): void {
    if (this.#depth > 0) this.#text += piece
  }

  /** @param families as CSS has them, one for the other */
  name(families: string): void {
    const names = families.replace('!important', '').split(',')
    this.#fonts.push(names.map((name) => name.replaceAll(/["']/g, '').trim()))
  }

  check(faults: DrawingFaults): void {
    if (this.#text.trim() === '') return
    const missing = this.#fonts.filter((names) => !names.some((name) => HERE.test(name)))
    for (const [name] of missing)
      faults.note(`writes words in the font “${name}”`, `which this site does not have. ${PATHS}`)
    const letter = [...this.#text].find((one) => !LETTERS.test(one))
    if (letter) faults.note(`writes “${letter}” as text`, `for which this site has no font. ${PATHS}`)
  }
}
