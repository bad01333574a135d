import { Box, Button, Typography } from '@mui/material'
import type { RecordHealth } from '../contract/record-health.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { DialogButton } from '../../../admin/core/dialogs/dialog-button.tsx'
import { useWords } from '../../../admin/core/words/use-words.ts'
import { OwnerDialog } from './owner-dialog.tsx'
import { CheckText, Correction, OwnerText, useAsk } from './record-parts.tsx'
import words from './words.json' with { type: 'json' }

/** Above the form of a published item: who confirms it, when that was, and what they say is not right. */
export default function RecordCheck({ entity, id }: { entity: string; id: number }) {
  const say = useWords()
  const ask = useAsk()
  // A draft has none.
  const { data } = useRead<RecordHealth>(['record-health', entity, id], `/record-health/${entity}/${id}`, {
    retry: false,
  })
  if (!data) return null
  return (
    <Box component="section" aria-label={say(words.thisRecord)} sx={{ marginBottom: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="quiet">
          {say(words.check)}: <CheckText of={data} />. {say(words.owner)}: <OwnerText of={data} />
        </Typography>
        <DialogButton
          words={words.setOwner}
          renderDialog={(close) => <OwnerDialog records={[data]} onClose={close} />}
        />
        {!data.faults.includes('owner') && <Button onClick={() => void ask([data])}>{say(words.ask)}</Button>}
      </Box>
      {data.corrections.map((correction) => (
        <Correction key={correction.id} of={correction} />
      ))}
    </Box>
  )
}
