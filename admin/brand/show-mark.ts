import { isLost, PLATE_EDGE } from '../../contract/brand/lost-logo.ts'
import { logoSize } from '../../contract/brand/sign.ts'
import type { Scheme } from '../../contract/brand/tones.ts'
import type { Picture } from '../../contract/pictures/picture.ts'
import { THEME_COLORS } from '../../contract/theme-colors.ts'

export interface ShownMark {
  letters: string
  hasName: boolean
  /** Of the header; the footer is dark. */
  scheme: Scheme
  /** Undefined: letters. */
  header: Picture | undefined
  footer: Picture | undefined
}

/** Puts logo or letters into a page, where site/ui/mark has them. */
export function showMark(page: Document, shown: ShownMark): void {
  const { hasName, header } = shown
  const marks = [...page.querySelectorAll('picture:has(> .mark-logo), .mark-logo:not(picture > *), .mark')]
  for (const mark of marks) {
    const isInFooter = mark.closest('.site-footer') !== null
    mark.replaceWith(markOf(page, shown, isInFooter))
  }
  const words = page.querySelector<HTMLElement>('.site-header__words')
  if (words) words.style.display = hasName && header ? 'none' : ''
}

function markOf(page: Document, shown: ShownMark, isInFooter: boolean): HTMLElement {
  const { letters, hasName, header, footer, scheme } = shown
  const picture = isInFooter ? footer : header
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
  const ground = isInFooter ? 'dark' : scheme
  image.addEventListener('load', () => isLost(pixelsOf(image), THEME_COLORS[ground]) && putOnPlate(image, ground))
  return image
}

/** As the server draws it (server/core/pictures/draw-brand.ts). */
function putOnPlate(image: HTMLImageElement, ground: Scheme): void {
  const edge = Math.round(Math.min(image.width, image.height) * PLATE_EDGE)
  Object.assign(image.style, {
    boxSizing: 'border-box',
    padding: `${edge}px`,
    borderRadius: `${edge}px`,
    background: THEME_COLORS[ground === 'dark' ? 'light' : 'dark'],
  })
}

const SIDE = 48

function pixelsOf(image: HTMLImageElement): Uint8ClampedArray {
  const canvas = new OffscreenCanvas(SIDE, SIDE).getContext('2d')!
  canvas.drawImage(image, 0, 0, SIDE, SIDE)
  return canvas.getImageData(0, 0, SIDE, SIDE).data
}
