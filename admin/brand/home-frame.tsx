import { Alert, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-admin'
import type { Scheme } from '../../contract/brand/tones.ts'
import { brandStyles, type Look } from '../../contract/brand/brand-styles.ts'
import { beginFrame, framedPage, frameNonce, inScheme } from '../framed-page/framed-page.ts'
import { showMark, type ShownMark } from './show-mark.ts'
import { useWords } from '../core/words/use-words.ts'
import { brandWords } from './words.ts'

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
