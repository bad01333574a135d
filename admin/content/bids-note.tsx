import { Typography } from '@mui/material'
import type { Field } from '../../contract/fields/field.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { useWords } from '../core/words/use-words.ts'
import type { FormTab, Kind } from '../../contract/fields/kind.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { formWords } from '../core/forms/form-words.ts'
import { namesIn } from '../core/forms/kind-form.ts'
import type { Words } from '../../contract/locale.ts'

/** Names what a tab, or else tabs that an editor does not have, leave out, so that nobody writes it elsewhere. */
export function BidsNote({ id }: Partial<Pick<FormTab, 'id'>>) {
  const { kind } = useContentFormContext()
  const say = useWords()
  const { tabs = [], fields }: Kind = kindOf(kind.entity as ContentEntity)
  const own = (kind.tabs ?? []).map((tab) => tab.id)
  const shown = tabs.filter((tab) => (id === undefined ? !own.includes(tab.id) : tab.id === id))
  const names = shown.flatMap((tab) => [...namesIn(tab), ...(tab.texts ?? [])])
  const labels = leftOut(Object.fromEntries(names.map((name) => [name, fields[name]!])), kind.fields)
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
