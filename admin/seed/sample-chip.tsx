import { Chip } from '@mui/material'
import { useWords } from '../words/use-words.ts'
import { sampleWords } from './words.ts'

/** Marks in a list what came with the sample content. */
export function SampleChip() {
  const say = useWords()
  return (
    <Chip
      label={say(sampleWords.chip)}
      title={say(sampleWords.chip_help)}
      variant="outlined"
      size="small"
      sx={{ borderRadius: '3px', fontSize: '0.75rem', height: 20, marginInlineStart: 1 }}
    />
  )
}
