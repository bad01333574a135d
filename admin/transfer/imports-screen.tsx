import { Box, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { type ImportRunView, TEMPLATE_FORMATS } from '../../contract/transfer/import.ts'
import { useRead } from '../core/api/use-read.ts'
import { Loaded } from '../core/lists/loaded.tsx'
import { Rows } from '../core/lists/rows.tsx'
import { FORMATS } from './import-formats.ts'
import { ImportRun, isRunning } from './import-run.tsx'
import { NewImport } from './new-import.tsx'
import { shownRuns } from './shown-runs.ts'
import words from './words.json' with { type: 'json' }
import { useWords, SayText, SayButton } from '../core/words/use-words.ts'
import { useState } from 'react'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { KindSelect } from './kind-select.tsx'

const KEY = ['imports']
/** Milliseconds. */
const WHILE_RUNNING = 1_500

/** Imports of content from other programs: a new one, and the earlier ones. */
export function ImportsScreen() {
  const say = useWords()
  const client = useQueryClient()
  const read = useRead<ImportRunView[]>(KEY, '/imports', {
    refetchInterval: ({ state }) =>
      state.data?.some((run) => isRunning(run) || run.state === 'waiting') ? WHILE_RUNNING : false,
  })
  const refresh = () => void client.invalidateQueries({ queryKey: KEY })
  return (
    <Box sx={{ maxWidth: '48rem', paddingTop: 2, display: 'grid', gap: 3 }}>
      <Typography>{[words.intro, ...FORMATS.map(({ help }) => help)].map((text) => say(text)).join(' ')}</Typography>
      <NewImport runs={read.data ?? []} isBusy={read.data?.some(isRunning) ?? true} onAsked={refresh} />
      <Templates />
      <Box component="section" aria-labelledby="earlier-imports">
        <SayText words={words.earlier} component="h2" variant="h6" id="earlier-imports" />
        <Loaded of={read}>
          {(runs) => (
            <Rows items={shownRuns(runs)} empty={say(words.none)}>
              {(run) => <ImportRun key={run.id} run={run} isBusy={runs.some(isRunning)} onChanged={refresh} />}
            </Rows>
          )}
        </Loaded>
      </Box>
    </Box>
  )
}

/** Tables to fill in. */
function Templates() {
  const locale = useLocale()
  const [entity, setEntity] = useState<ContentEntity>('news')
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <SayText words={words.templates} component="h2" variant="h6" />
      <SayText words={words.templatesHelp} variant="quiet" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <KindSelect value={entity} onChange={setEntity} />
        {TEMPLATE_FORMATS.map((format) => (
          <SayButton
            words={words.download}
            values={{ format: format.toUpperCase() }}
            key={format}
            variant="outlined"
            href={`/api/v1/imports/templates/${entity}.${format}?locale=${locale}`}
            download
          />
        ))}
      </Box>
    </Box>
  )
}
