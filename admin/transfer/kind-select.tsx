import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { useWords } from '../core/words/use-words.ts'
import words from './words.json' with { type: 'json' }
import { SelectField } from '../core/layout/choices.tsx'

interface KindSelectProps {
  value: ContentEntity | ''
  onChange: (entity: ContentEntity) => void
}

export function KindSelect({ value, onChange }: KindSelectProps) {
  const say = useWords()
  return (
    <SelectField
      label={say(words.kind)}
      value={value}
      choices={CONTENT_ENTITIES.map((entity) => [entity, say(kindOf(entity).plural)])}
      onChoose={(entity) => onChange(entity as ContentEntity)}
      sx={{ minWidth: '16rem' }}
    />
  )
}
