import { logoSize } from '../../contract/brand/sign.ts'
import type { Picture } from '../../contract/pictures/picture.ts'

export interface ShownMark {
  letters: string
  hasName: boolean
  /** Undefined: letters. */
  header: Picture | undefined
  footer: Picture | undefined
}

/** Puts logo or letters into a page, where site/ui/mark has them. */
export function showMark(page: Document, { letters, hasName, header, footer }: ShownMark): void {
  const marks = [...page.querySelectorAll('picture:has(> .mark-logo), .mark-logo:not(picture > *), .mark')]
  for (const mark of marks) {
    const isInFooter = mark.closest('.site-footer') !== null
    mark.replaceWith(markOf(page, isInFooter ? footer : header, letters, hasName))
  }
  const words = page.querySelector<HTMLElement>('.site-header__words')
  if (words) words.style.display = hasName && header ? 'none' : ''
}

function markOf(page: Document, picture: Picture | undefined, letters: string, hasName: boolean): HTMLElement {
  if (!picture) {
    const mark = page.createElement('span')
    mark.className = 'mark'
    mark.textContent = letters
    return mark
  }
  const image = page.createElement('img')
  image.className = 'mark-logo'
  image.alt = ''
  image.src = picture.url
  Object.assign(image, logoSize(picture, hasName))
  return image
}
