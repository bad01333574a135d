import { Chip } from '@mui/material'
import { useWords } from '../words/use-words.ts'
import sampleChipWords from './sample-chip-words.json' with { type: 'json' }

/** Marks in a list what came with the sample content. */
export function SampleChip() {
  const say = useWords()
  return (
    <Chip
      label={say(sampleChipWords.label)}
      title={say(sampleChipWords.help)}
      variant="outlined"
      size="small"
      sx={{ borderRadius: '3px', fontSize: '0.75rem', height: 20 }}
    />
  )
}
