import { Box, TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { common, useWords, SayButton } from '../words/use-words.ts'

/** A text that is shown once, with a button that copies it. */
export function CopyField({ label, value, copied }: { label: string; value: string; copied: string }) {
  const say = useWords()
  const [isCopied, setCopied] = useState<boolean>()
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      // Only pages under https may write there: then it is selected, to be copied by hand.
      field.current?.select()
      setCopied(false)
    }
  }
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', marginBlock: 1.5 }}>
        <TextField
          inputRef={field}
          label={label}
          value={value}
          onFocus={(event) => (event.target as HTMLInputElement).select()}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ margin: 0 }}
        />
        <SayButton words={common.action.copy} variant="contained" onClick={() => void copy()} autoFocus />
      </Box>
      <Box role="status">
        {isCopied === true && copied}
        {isCopied === false && say(common.copy.selected)}
      </Box>
    </>
  )
}
