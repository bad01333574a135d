import { Box, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { useGetMany } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Brand } from '../../contract/brand/brand.ts'
import { tonesOf, type Scheme, FAULT } from '../../contract/brand/tones.ts'
import type { Typeface } from '../../contract/brand/typefaces.ts'
import { COLOR } from '../../contract/patterns.ts'
import type { PictureRecord } from '../../contract/pictures/picture-library.ts'
import { useRead } from '../core/api/use-read.ts'
import type { ContentValues } from '../core/forms/kind-form.ts'
import { Toggles } from '../core/layout/toggles.tsx'
import { useWords } from '../core/words/use-words.ts'
import { HomeFrame } from './home-frame.tsx'
import { brandWords } from './words.ts'
import { contrast } from '../../contract/brand/oklch.ts'
import { THEME_COLORS } from '../../contract/theme-colors.ts'
import { OnlyItemScreen } from '../content/content-edit.tsx'

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
            <Typography variant="body2">{say(words[scheme], { accent, color: tone, contrast: ratio })}</Typography>
          </Box>
        )
      })}
      {tones.light.fault !== FAULT && <Typography variant="body2">{say(brandWords.faults)}</Typography>}
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
        <Typography variant="h3" component="h2">
          {say(brandWords.preview)}
        </Typography>
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
