import { Typography } from '@mui/material'
import type { Field, Words } from '../../contract/kinds/field.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { useWords } from '../words/use-words.ts'
import { useContentFormContext } from './content-form-context.ts'
import { formWords } from './form-words.ts'

/** Names what a form leaves out for an editor, so that nobody misses it or writes it elsewhere. */
export function BidsNote() {
  const { kind } = useContentFormContext()
  const say = useWords()
  const labels = leftOut(kindOf(kind.entity as ContentEntity).fields, kind.fields)
  if (labels.length === 0) return null
  return (
    <Typography variant="body2" sx={{ marginTop: 2, color: 'text.secondary' }}>
      {say(formWords.for_bids, { names: labels.map((label) => say(label)).join(', ') })}
    </Typography>
  )
}

function leftOut(all: Record<string, Field>, known: Record<string, Field>): Words[] {
  return Object.entries(all).flatMap(([name, { label, columns = {} }]) => {
    const shown = known[name]
    return shown ? leftOut(columns, shown.columns ?? {}) : [label]
  })
}
