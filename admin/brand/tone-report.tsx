import { Box, Typography } from '@mui/material'
import { contrast } from '../../contract/brand/oklch.ts'
import { FAULT, tonesOf, type Scheme } from '../../contract/brand/tones.ts'
import { THEME_COLORS } from '../../contract/theme-colors.ts'
import { useWords } from '../core/words/use-words.ts'
import { brandWords } from './words.ts'

const SCHEMES: Scheme[] = ['light', 'dark']

/** Says what pages make of an accent colour. @param accent #rrggbb */
export function ToneReport({ accent }: { accent: string }) {
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
