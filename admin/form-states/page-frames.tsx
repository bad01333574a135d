import { Box } from '@mui/material'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Scheme } from '../../contract/brand/tones.ts'
import { beginFrame, framedPage } from '../framed-page/framed-page.ts'

/** Milliseconds for which fonts and pictures are waited for. */
const PATIENCE = 400

interface PageFramesProps {
  html: string
  scheme: Scheme
  /** In CSS pixels. */
  width: number
  title: string
}

/** A page in two frames: the next one is made ready below the one that is seen, and comes up where that was scrolled to. */
export function PageFrames({ html, scheme, width, title }: PageFramesProps) {
  const text = useMemo(() => framedPage(html, scheme, toBeLookedAt), [html, scheme])
  const [{ front, texts }, setState] = useState({ front: 0, texts: ['', ''] })
  const frames = useRef<(HTMLIFrameElement | null)[]>([])
  const count = useRef(0)
  useEffect(() => {
    // A number, because the same text once more would not be loaded.
    count.current += 1
    const next = `${text}<!-- ${count.current} -->`
    setState(({ front, texts }) => ({ front, texts: texts.with(1 - front, next) }))
  }, [text])
  const comeUp = async (index: number) => {
    const page = frames.current[index]?.contentDocument
    if (!page?.head || texts[index] === '' || index === front) return
    beginFrame(page)
    await readiness(page)
    const before = frames.current[front]
    if (before?.contentDocument) keepOpen(before.contentDocument, page)
    page.defaultView?.scrollTo({ top: before?.contentWindow?.scrollY ?? 0, behavior: 'instant' })
    setState((old) => (old.texts[index] === texts[index] ? { ...old, front: index } : old))
  }
  const { box, size } = useSize()
  const scale = Math.min(1, size.width / width)
  const style = {
    width,
    height: size.height / scale,
    transform: `scale(${scale})`,
    insetInlineStart: Math.max(0, (size.width - width) / 2),
  }
  return (
    <Box ref={box} sx={boxStyle}>
      {texts.map((one, index) => (
        <iframe
          // oxlint-disable-next-line react/no-array-index-key -- there are two, which change their texts
          key={index}
          ref={(frame) => {
            frames.current[index] = frame
          }}
          title={title}
          // Links and forms of the page lead nowhere.
          sandbox="allow-same-origin"
          srcDoc={one}
          style={{ ...style, zIndex: index === front ? 1 : 0 }}
          aria-hidden={index !== front}
          inert={index !== front}
          onLoad={() => void comeUp(index)}
        />
      ))}
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

/** What was opened by whoever looks is open in the next page. */
function keepOpen(before: Document, page: Document): void {
  const opened = before.querySelectorAll('details')
  for (const [index, details] of page.querySelectorAll('details').entries())
    details.open = opened[index]?.open ?? details.open
}

/** When fonts and the pictures in view are there; else after a while. */
async function readiness(page: Document): Promise<void> {
  const isInView = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight
  const pictures = [...page.images].filter(isInView).map((image) => image.decode().catch(() => undefined))
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([Promise.all([page.fonts.ready, ...pictures]), patience])
}

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
