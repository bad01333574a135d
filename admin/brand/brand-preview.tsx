import { Box } from '@mui/material'
import { useMemo, useState, useEffect, useRef } from 'react'
import { useGetMany, useLocale } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Brand } from '../../contract/brand/brand.ts'
import { tonesOf, type Scheme, FAULT } from '../../contract/brand/tones.ts'
import type { Typeface } from '../../contract/brand/typefaces.ts'
import { COLOR } from '../../contract/patterns.ts'
import type { PictureRecord } from '../../contract/pictures/picture-library.ts'
import { useRead } from '../core/api/use-read.ts'
import type { ContentValues } from '../core/forms/kind-form.ts'
import { Toggles } from '../core/layout/toggles.tsx'
import { useWords, SayText, SayAlert } from '../core/words/use-words.ts'
import brandWords from './words.json' with { type: 'json' }
import { contrast } from '../../contract/brand/oklch.ts'
import { THEME_COLORS } from '../../contract/theme-colors.ts'
import { OnlyItemScreen } from '../content/content-edit.tsx'
import { useQuery } from '@tanstack/react-query'
import { brandStyles, type Look } from '../../contract/brand/brand-styles.ts'
import { beginFrame, framedPage, frameNonce, inScheme } from '../framed-page/framed-page.ts'
import { isLost, PLATE_EDGE } from '../../contract/brand/lost-logo.ts'
import { logoSize } from '../../contract/brand/sign.ts'
import type { Picture } from '../../contract/pictures/picture.ts'

const SCHEMES: Scheme[] = ['light', 'dark']

/** Says what pages make of an accent colour. @param accent #rrggbb */
function ToneReport({ accent }: { accent: string }) {
  const say = useWords()
  const tones = tonesOf(accent)
  return (
    <Box role="status" aria-label={say(brandWords.readable)} sx={{ display: 'grid', gap: 1 }}>
      {SCHEMES.map((scheme) => {
        const { tone } = tones[scheme]
        const words = tone === accent ? brandWords.as_it_is : brandWords.shifted
        const ratio = Number(contrast(tone, THEME_COLORS[scheme]).toFixed(1))
        return (
          <Box key={scheme} sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5, alignItems: 'start' }}>
            <Box
              aria-hidden
              sx={{ bgcolor: THEME_COLORS[scheme], border: 1, borderColor: 'divider', padding: 1, display: 'grid' }}
            >
              <Box sx={{ bgcolor: tone, width: 40, height: 24 }} />
            </Box>
            <SayText words={words[scheme]} values={{ accent, color: tone, contrast: ratio }} variant="body2" />
          </Box>
        )
      })}
      {tones.light.fault !== FAULT && <SayText words={brandWords.faults} variant="body2" />}
    </Box>
  )
}

interface Chosen {
  logoId: number | null
  darkLogoId: number | null
  logoHasName: boolean
  accent: string
  typeface: Typeface
  isPlain: boolean
}

/** The home page with what the form says, and what becomes of the colour. */
function BrandPreview() {
  const say = useWords()
  const [scheme, setScheme] = useState<Scheme>('light')
  const chosen = useWatch<ContentValues>() as Partial<Chosen>
  const color = COLOR.like.test(chosen.accent?.trim() ?? '') ? chosen.accent!.trim().toLowerCase() : undefined
  const look = useLook(chosen, color, scheme)
  return (
    <Box component="section" aria-label={say(brandWords.preview)} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {color && <ToneReport accent={color} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <SayText words={brandWords.preview} variant="h3" component="h2" />
        <Toggles
          label={say(brandWords.shown_on)}
          value={scheme}
          choices={{ light: say(brandWords.scheme.light), dark: say(brandWords.scheme.dark) }}
          onChoose={setScheme}
        />
      </Box>
      <HomeFrame scheme={scheme} look={look} />
    </Box>
  )
}

function useLook(chosen: Partial<Chosen>, color: string | undefined, scheme: Scheme) {
  const { logoId, darkLogoId, logoHasName = false, typeface = 'narrow', isPlain = false } = chosen
  const { data: brand } = useRead<Brand>(['brand', 'public'], '/brand')
  const ids = [logoId, darkLogoId].filter((id) => typeof id === 'number')
  const { data: pictures } = useGetMany<PictureRecord>('pictures', { ids }, { enabled: ids.length > 0 })
  const find = (id?: number | null) => pictures?.find((one) => id && one?.id === id)?.picture
  const [light, dark] = [find(logoId), find(darkLogoId)]
  const letters = brand?.letters ?? ''
  return useMemo(() => {
    const onDark = dark ?? light
    const header = scheme === 'dark' ? onDark : (light ?? dark)
    const mark = { letters, hasName: logoHasName, scheme, header, footer: onDark }
    return { accent: color ?? null, tones: color ? tonesOf(color) : null, typeface, isPlain, mark }
  }, [color, typeface, isPlain, letters, logoHasName, light, dark, scheme])
}

/** The choices, and beside them the site as it will look. */
export const BrandScreen = () => <OnlyItemScreen beside={<BrandPreview />} />

/** The home page as visitors get it, without its scripts, and with another look written into it. */
function HomeFrame({ scheme, look }: { scheme: Scheme; look: Look & { mark: ShownMark } }) {
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
  if (isError) return <SayAlert words={brandWords.not_read} severity="error" />
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
