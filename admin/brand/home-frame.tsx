import { Alert, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-admin'
import type { BrandTones, Scheme } from '../../contract/brand/tones.ts'
import { brandStyles } from '../../contract/brand/brand-styles.ts'
import { useWords } from '../words/use-words.ts'
import { brandWords } from './words.ts'

/** What a choice changes in the page. */
export interface Look {
  tones: BrandTones | null
}

/**
 * The home page as visitors get it, without its scripts, and with another look written into it. The page itself may not be
 * framed: its text is the frame's own.
 */
export function HomeFrame({ scheme, look }: { scheme: Scheme; look: Look }) {
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
  const text = useMemo(() => html && forFrame(html), [html])
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (loads > 0 && page) show(page, look)
  }, [loads, look])
  if (isError) return <Alert severity="error">{say(brandWords.not_read)}</Alert>
  return (
    <Box
      component="iframe"
      ref={frame}
      title={say(brandWords.preview)}
      sandbox="allow-same-origin"
      srcDoc={text ?? ''}
      onLoad={() => setLoads((count) => count + 1)}
      sx={{ width: '100%', height: '70vh', border: 1, borderColor: 'divider', colorScheme: scheme }}
    />
  )
}

const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** The frame has the policy of this screen: styles need its nonce. */
function forFrame(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const script of page.querySelectorAll('script, link[rel=modulepreload], link[rel=manifest]')) script.remove()
  for (const style of page.querySelectorAll('style')) style.setAttribute('nonce', nonce())
  // To be looked at: its links would leave the frame.
  page.body.inert = true
  return `<!doctype html>${page.documentElement.outerHTML}`
}

function show(page: Document, { tones }: Look): void {
  // The policy refuses styles in attributes, but not what scripts set.
  for (const element of page.querySelectorAll<HTMLElement>('[style]'))
    element.style.cssText = element.getAttribute('style') ?? ''
  page.querySelector('style[data-href=brand]')?.remove()
  const style = page.createElement('style')
  style.dataset['href'] = 'brand'
  style.nonce = nonce()
  style.textContent = brandStyles({ tones })
  page.head.append(style)
}
