import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { TextLineInput } from '../inputs/text-line-input.tsx'
import { useContentFormContext } from './content-form-context.ts'

/** Where visitors find an item, and how a search engine shows it. */
export function SearchEnginesTab() {
  const { kind, record } = useContentFormContext()
  const translate = useTranslate()
  const [title, summary, slug] = useWatch({ name: [kind.titleField, 'summary', 'slug'] }) as (string | undefined)[]
  const before = record?.path?.replace(/[^/]*$/, '') ?? `/${kind.entity}/`
  return (
    <Box sx={{ maxWidth: '42rem' }}>
      <TextLineInput
        source="slug"
        label={translate('staff.field.slug')}
        helperText={record ? 'Small letters, digits and hyphens. The old address will lead to the new one.' : 'Left empty, it is made from the English title.'}
      />
      <Typography variant="h3" component="h2" sx={{ marginTop: 2 }}>
        In search results
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper', padding: 2, marginTop: 1 }}>
        <Typography color="text.secondary">
          {location.host}
          {before}
          {slug || '…'}
        </Typography>
        <Typography sx={{ fontSize: '1.15rem' }} color="primary">
          {title || 'No title yet'}
        </Typography>
        <Typography>{summary || 'Without a summary, a search engine takes the first words of the text.'}</Typography>
      </Box>
    </Box>
  )
}
