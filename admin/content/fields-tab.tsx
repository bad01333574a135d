import { Box } from '@mui/material'
import type { FieldType } from '../../contract/fields/field.ts'
import type { FieldGroup, FormTab, Kind } from '../../contract/fields/kind.ts'
import { FieldInput } from '../core/fields/field-input.tsx'
import { SideBySide } from '../core/inputs/number-inputs.tsx'
import { SayText } from '../core/words/use-words.ts'
import { namesIn } from '../core/forms/kind-form.ts'

/** The fields of one tab, in groups beside each other where there is room. */
export function FieldsTab({ kind, tab }: { kind: Kind; tab: FormTab }) {
  // Many pictures and rows take the whole width.
  const isWide = namesIn(tab).some((name) => WIDE.has(kind.fields[name]?.type ?? 'line'))
  return (
    <Box sx={tab.groups.length > 1 ? gridStyle : { maxWidth: isWide ? 'none' : '32rem' }}>
      {tab.groups.map((group) => (
        <Group key={group.fields.flat().join()} kind={kind} group={group} />
      ))}
    </Box>
  )
}

const WIDE = new Set<FieldType>(['pictures', 'table', 'blocks'])

const gridStyle = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(18rem, 40%)), 1fr))',
  alignItems: 'start',
  maxWidth: '68rem',
}

function Group({ kind, group: { heading, fields } }: { kind: Kind; group: FieldGroup }) {
  const inputOf = (name: string) => <FieldInput key={name} name={name} field={kind.fields[name]!} />
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      {heading && (
        <SayText
          words={heading}
          variant="h3"
          component="h2"
          sx={{ paddingBottom: 0.5, marginBottom: 1, borderBottom: 1, borderColor: 'divider' }}
        />
      )}
      {fields.map((entry) =>
        typeof entry === 'string' ? (
          inputOf(entry)
        ) : (
          <SideBySide key={entry.join()}>
            {entry.map((name) => (
              // An input with a question below it is two elements.
              <div key={name}>{inputOf(name)}</div>
            ))}
          </SideBySide>
        ),
      )}
    </Box>
  )
}
