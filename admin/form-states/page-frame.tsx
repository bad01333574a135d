import { Box } from '@mui/material'
import morphdom from 'morphdom'
import { useEffect, useRef, useState } from 'react'
import type { Scheme } from '../../contract/brand/tones.ts'
import { beginFrame, framedDocument, framedPage } from '../framed-page/framed-page.ts'

/** Milliseconds for which fonts and pictures are waited for. */
const PATIENCE = 400

interface PageFrameProps {
  html: string
  scheme: Scheme
  width: number
  title: string
  onPage: (page: Document | undefined) => void
}

/** A page in a frame. What follows it changes only what is different: nothing is loaded again, and it stays where it was scrolled to. */
export function PageFrame({ html, scheme, width, title, onPage }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [text] = useState(() => framedPage(html, scheme, toBeLookedAt))
  const shown = useRef(html + scheme)
  const [isReady, setReady] = useState(false)
  const begin = async () => {
    const page = frame.current?.contentDocument
    if (!page?.body || page.URL !== 'about:srcdoc') return
    beginFrame(page)
    await readiness(page)
    setReady(true)
    onPage(page)
  }
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!isReady || !page || shown.current === html + scheme) return
    let isOld = false
    shown.current = html + scheme
    const change = async () => {
      // React may run this within a press of a key.
      await wait(0)
      if (isOld) return
      const next = framedDocument(html, scheme, toBeLookedAt)
      await Promise.race([fontsFor(page, next), wait(PATIENCE)])
      if (!isOld) becomePage(page, next)
    }
    void change()
    return () => {
      isOld = true
    }
  }, [html, scheme, isReady])
  const { box, size } = useSize()
  const scale = Math.min(1, size.width / width)
  const style = {
    width,
    height: size.height / scale,
    transform: `scale(${scale})`,
    insetInlineStart: Math.max(0, (size.width - width) / 2),
    visibility: isReady ? ('visible' as const) : ('hidden' as const),
  }
  return (
    <Box ref={box} sx={boxStyle}>
      <iframe
        ref={frame}
        title={title}
        // Links and forms of the page lead nowhere. Without the permission for scripts, no listener is called.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it has no scripts, and the policy of this screen
        sandbox="allow-same-origin allow-scripts"
        srcDoc={text}
        style={style}
        onLoad={() => void begin()}
      />
    </Box>
  )
}

const boxStyle = {
  position: 'relative',
  overflow: 'hidden',
  flex: 1,
  minHeight: 0,
  border: 1,
  borderColor: 'divider',
  '& iframe': { position: 'absolute', top: 0, border: 0, transformOrigin: '0 0', bgcolor: 'background.paper' },
}

/** Without what says that it is a preview. Its links open windows, which the frame may not: nothing happens. */
function toBeLookedAt(page: Document): void {
  page.querySelector('.preview-bar')?.remove()
  const base = page.createElement('base')
  base.target = '_blank'
  page.head.prepend(base)
  for (const element of page.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]'))
    element.setAttribute('tabindex', '-1')
}

/** When fonts and the pictures in view are there; else after a while. */
async function readiness(page: Document): Promise<void> {
  const isInView = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight
  const pictures = [...page.images].filter(isInView).map((image) => image.decode().catch(() => undefined))
  await Promise.race([Promise.all([fontsFor(page, page), ...pictures]), wait(PATIENCE)])
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The size of a box as it changes, in CSS pixels. */
function useSize() {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, size }
}

/** Makes a shown page the same as another one, whose elements it takes; what was opened by whoever looks stays open. */
function becomePage(page: Document, next: Document): void {
  morphdom(page.documentElement, next.documentElement, {
    onBeforeElUpdated(from, to) {
      if (from.tagName === 'DETAILS') to.toggleAttribute('open', from.hasAttribute('open'))
      return true
    },
  })
  beginFrame(page)
}

/** When the fonts are there in which the page shows what another one says. */
async function fontsFor(page: Document, { body }: Document): Promise<void> {
  const { fontFamily } = getComputedStyle(page.body)
  const loads = ['400', '700'].map((weight) => page.fonts.load(`${weight} 1em ${fontFamily}`, body.textContent))
  // Text is shown in another font then.
  await Promise.allSettled(loads)
}
