import { romanise } from './skeleton.ts'

const SLUG_LENGTH = 80
/** Its inherent a is not spoken: पुल is pul. */
const FINAL_CONSONANT = /(?<=[\u0900-\u094c\u094e-\u097f])[क-ह](?![\u0900-\u097f])/g

/** At most 80 Roman letters, digits and hyphens; may be empty. */
export function romanSlug(title: string): string {
  const plain = romanise(title.replaceAll(/[\u200c\u200d]/g, '').replaceAll(FINAL_CONSONANT, '$&\u094d'))
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  return words.length > SLUG_LENGTH
    ? words.slice(0, SLUG_LENGTH + 1).replace(/-?[^-]*$/, '') || words.slice(0, SLUG_LENGTH)
    : words
}
