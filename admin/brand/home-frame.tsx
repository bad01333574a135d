import { Alert, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-admin'
import type { Scheme } from '../../contract/brand/tones.ts'
import { brandStyles, type Look } from '../../contract/brand/brand-styles.ts'
import { beginFrame, framedPage, frameNonce, inScheme } from '../framed-page/framed-page.ts'
import { useWords } from '../core/words/use-words.ts'
import { brandWords } from './words.ts'
import { isLost, PLATE_EDGE } from '../../contract/brand/lost-logo.ts'
import { logoSize } from '../../contract/brand/sign.ts'
import type { Picture } from '../../contract/pictures/picture.ts'
import { THEME_COLORS } from '../../contract/theme-colors.ts'

/** The home page as visitors get it, without its scripts, and with another look written into it. */
export function HomeFrame({ scheme, look }: { scheme: Scheme; look: Look & { mark: ShownMark } }) {
  const say = useWords()
  const address = useLocale() === 'ne' ? '/ne' : '/'
  const { data: html, isError } = useQuery({
    queryKey: ['home page', address],
    queryFn: async () => {
      const response = await fetch(address)
      if (!response.ok) throw new Error(response.statusText)
      return response.text()
    },
    gcTime: 0,
  })
  const text = useMemo(() => html && framedPage(html, scheme, toBeLookedAt), [html, scheme])
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  useEffect(() => {
    const page = frame.current?.contentDocument
    // One that is just being read has no head yet; its `load` follows.
    if (loads > 0 && page?.head) show(page, scheme, look)
  }, [loads, scheme, look])
  if (isError) return <Alert severity="error">{say(brandWords.not_read)}</Alert>
  return (
    <Box
      component="iframe"
      ref={frame}
      title={say(brandWords.preview)}
      sandbox="allow-same-origin"
      srcDoc={text ?? ''}
      onLoad={() => setLoads((count) => count + 1)}
      sx={{ width: '100%', height: '70vh', border: 1, borderColor: 'divider' }}
    />
  )
}

/** Its links would leave the frame. */
function toBeLookedAt(page: Document): void {
  page.body.inert = true
}

function show(page: Document, scheme: Scheme, look: Look & { mark: ShownMark }): void {
  beginFrame(page)
  page.querySelector('style[data-href=brand]')?.remove()
  const style = page.createElement('style')
  style.dataset['href'] = 'brand'
  style.nonce = frameNonce()
  style.textContent = inScheme(brandStyles(look), scheme)
  page.head.append(style)
  showMark(page, look.mark)
}

interface ShownMark {
  letters: string
  hasName: boolean
  /** Of the header; the footer is dark. */
  scheme: Scheme
  /** Undefined: letters. */
  header: Picture | undefined
  footer: Picture | undefined
}

/** Puts logo or letters into a page, where site/ui/mark has them. */
function showMark(page: Document, shown: ShownMark): void {
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
