import { Alert, Box, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Loading, Title, useTranslate } from 'react-admin'
import type { ImportRunView } from '../../contract/import.ts'
import { call } from '../api/call.ts'
import { ErrorText } from '../words/error-text.tsx'
import { ImportRun } from './import-run.tsx'
import { NewImport } from './new-import.tsx'
import { Templates } from './templates.tsx'
import { words } from './words.ts'
import { useWords } from '../words/use-words.ts'

const KEY = ['imports']
/** Milliseconds. */
const WHILE_RUNNING = 1_500

/** Content from another program: what is to be imported, and what was. */
export function ImportsScreen() {
  const say = useWords()
  const translate = useTranslate()
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await call<ImportRunView[]>('/imports')).data,
    refetchInterval: ({ state }) =>
      state.data?.some((run) => isRunning(run) || run.state === 'waiting') ? WHILE_RUNNING : false,
  })
  const refresh = () => void client.invalidateQueries({ queryKey: KEY })
  return (
    <Box sx={{ maxWidth: '48rem', paddingTop: 2, display: 'grid', gap: 3 }}>
      <Title title={translate('resources.imports.name', { smart_count: 2 })} />
      <Typography>{say(words.intro)}</Typography>
      <NewImport isBusy={data?.some(isRunning) ?? true} onAsked={refresh} />
      <Templates />
      <Box component="section" aria-labelledby="earlier-imports">
        <Typography component="h2" variant="h6" id="earlier-imports">
          {say(words.earlier)}
        </Typography>
        {error && !data ? (
          <Alert severity="error" variant="outlined">
            <ErrorText error={error} />
          </Alert>
        ) : !data ? (
          <Loading />
        ) : data.length === 0 ? (
          <Typography>{say(words.none)}</Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {data.map((run) => (
              <ImportRun key={run.id} run={run} isBusy={data.some(isRunning)} onChanged={refresh} />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  )
}

function isRunning({ state }: ImportRunView): boolean {
  return state === 'running' || state === 'undoing'
}
