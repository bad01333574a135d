import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { tonesOf, type Scheme } from '../../contract/brand/tones.ts'
import { COLOR } from '../../contract/patterns.ts'
import type { ContentValues } from '../content/kind-form.ts'
import { useWords } from '../words/use-words.ts'
import { HomeFrame } from './home-frame.tsx'
import { ToneReport } from './tone-report.tsx'
import { brandWords } from './words.ts'

/** The home page with what the form says, and what becomes of the colour. */
export function BrandPreview() {
  const say = useWords()
  const { accent = '' } = useWatch<ContentValues>() as { accent?: string }
  const [scheme, setScheme] = useState<Scheme>('light')
  const color = COLOR.like.test(accent.trim()) ? accent.trim().toLowerCase() : undefined
  return (
    <Box component="section" aria-label={say(brandWords.preview)} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {color && <ToneReport accent={color} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2">
          {say(brandWords.preview)}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={say(brandWords.shown_on)}
          value={scheme}
          onChange={(_event, chosen: Scheme | null) => chosen && setScheme(chosen)}
        >
          <ToggleButton value="light">{say(brandWords.scheme.light)}</ToggleButton>
          <ToggleButton value="dark">{say(brandWords.scheme.dark)}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <HomeFrame scheme={scheme} look={{ tones: color ? tonesOf(color) : null }} />
    </Box>
  )
}
