import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocale } from 'react-admin'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { TEMPLATE_FORMATS } from '../../contract/transfer/import.ts'
import { KindSelect } from './kind-select.tsx'
import { words } from './words.ts'
import { useWords } from '../core/words/use-words.ts'

/** Tables to fill in. */
export function Templates() {
  const say = useWords()
  const locale = useLocale()
  const [entity, setEntity] = useState<ContentEntity>('news')
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="h6">
        {say(words.templates)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {say(words.templatesHelp)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <KindSelect value={entity} onChange={setEntity} />
        {TEMPLATE_FORMATS.map((format) => (
          <Button
            key={format}
            variant="outlined"
            href={`/api/v1/imports/templates/${entity}.${format}?locale=${locale}`}
            download
          >
            {say(words.download, { format: format.toUpperCase() })}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
