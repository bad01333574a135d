import { TextField } from '@mui/material'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { useWords } from '../core/words/use-words.ts'
import words from './words.json' with { type: 'json' }
import { menuItems } from '../core/layout/choices.tsx'

export function KindSelect({
  value,
  onChange,
}: {
  value: ContentEntity | ''
  onChange: (entity: ContentEntity) => void
}) {
  const say = useWords()
  return (
    <TextField
      select
      label={say(words.kind)}
      value={value}
      onChange={({ target }) => onChange(target.value as ContentEntity)}
      sx={{ minWidth: '16rem' }}
    >
      {menuItems(CONTENT_ENTITIES, (entity) => [entity, say(kindOf(entity).plural)])}
    </TextField>
  )
}
