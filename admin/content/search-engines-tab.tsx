import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import { SLUG } from '../../contract/patterns.ts'
import { TextLineInput } from '../inputs/text-line-input.tsx'
import { useContentFormContext } from './content-form-context.ts'

/** Where visitors find an item, and how a search engine shows it. */
export function SearchEnginesTab({ addressOf }: { addressOf: (slug: string) => string }) {
  const { kind, record } = useContentFormContext()
  const translate = useTranslate()
  const [title, summary, slug] = useWatch({ name: [kind.titleField, 'summary', 'slug'] }) as (string | undefined)[]
  const before = record?.state === 'published' ? record.path : null
  const now = addressOf(slug || '…')
  return (
    <Box sx={{ maxWidth: '42rem' }}>
      <TextLineInput
        source="slug"
        label={translate('staff.field.slug')}
        bound={CONTENT_BOUNDS.slug}
        pattern={SLUG}
        helperText={record ? 'Small letters, digits and hyphens. Best left as it is once others link to it.' : 'If empty, it is made from the English title.'}
      />
      {before && slug && before !== now && (
        <Alert severity="warning" variant="outlined" sx={{ marginTop: 1 }}>
          Once this is published, whoever comes to {location.host}
          {before} is led on to the new address. Links on other sites go on working.
        </Alert>
      )}
      <Typography variant="h3" component="h2" sx={{ marginTop: 2 }}>
        In search results
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper', padding: 2, marginTop: 1, overflowWrap: 'anywhere' }}>
        <Typography color="text.secondary">
          {location.host}
          {now}
        </Typography>
        <Typography sx={{ fontSize: '1.15rem' }} color="primary">
          {title || 'No title yet'}
        </Typography>
        <Typography>{summary || 'Without a summary, a search engine takes the first words of the text.'}</Typography>
      </Box>
    </Box>
  )
}
