import { Box, Button, Typography } from '@mui/material'
import type { ImportReport } from '../../contract/transfer/import.ts'
import { EnglishText } from '../core/api/error-text.tsx'
import { useWords } from '../core/words/use-words.ts'
import words from './words.json' with { type: 'json' }

interface FactGroupsProps {
  title: string
  facts: ImportReport['faults']
  /** Of all, if not all are listed. */
  count: number
  /** Leaves out a column of the file. */
  onLeaveOut?: ((column: string) => void) | undefined
}

/** Unread cells by column: one line each, and its rows on demand. */
export function FactGroups({ title, facts, count, onLeaveOut }: FactGroupsProps) {
  const say = useWords()
  if (count === 0) return null
  const groups = Map.groupBy(facts, ({ field }) => field ?? '')
  return (
    <Box sx={{ marginTop: 1, overflowWrap: 'anywhere', '& summary': { minHeight: 24 } }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {Array.from(groups, ([field, ofField]) => (
        <Box component="details" key={field} open={groups.size === 1 && ofField.length < 6}>
          <summary>
            {field || '–'}: {say.number(ofField.length)}
          </summary>
          <Box component="ul" sx={{ marginBlock: 0.5 }}>
            {ofField.map(({ where, message }) => (
              <li key={`${where} ${message}`}>
                <EnglishText>{`${where}: ${message}`}</EnglishText>
              </li>
            ))}
          </Box>
          {onLeaveOut && field && (
            <Button variant="outlined" onClick={() => onLeaveOut(field)}>
              {say(words.leaveOutColumn, { name: field })}
            </Button>
          )}
        </Box>
      ))}
      {count > facts.length && <Typography>{say(words.more, { count: count - facts.length })}</Typography>}
    </Box>
  )
}
