import { Alert, Typography } from '@mui/material'
import type { ImportedFile } from '../../contract/transfer/import.ts'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { useWords } from '../words/use-words.ts'
import { words } from './words.ts'

interface FileColumnsProps {
  columns: NonNullable<ImportedFile['columns']>
  entity: ContentEntity | ''
}

/** How the header of a table was read, and which columns the chosen kind does not have. */
export function FileColumns({ columns, entity }: FileColumnsProps) {
  const say = useWords()
  const isKnown = ({ kinds }: FileColumnsProps['columns'][number]) => entity === '' || kinds.includes(entity)
  const unknown = columns.filter((column) => !isKnown(column))
  return (
    <>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {say(entity === '' ? words.columns : words.knownColumns)} {namesOf(columns.filter(isKnown))}
      </Typography>
      {unknown.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {say(words.unknownColumns)} {namesOf(unknown)}
        </Alert>
      )}
      {columns.length === 1 && <Typography variant="body2">{say(words.oneColumn)}</Typography>}
    </>
  )
}

function namesOf(columns: FileColumnsProps['columns']) {
  return <code>{columns.map(({ name }) => name).join(', ') || '–'}</code>
}
