import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { translatedFields } from '../../contract/kinds/kind.ts'
import { FieldInput } from '../inputs/field-input.tsx'
import { useContentFormContext } from './content-form-context.ts'
import { addressOf } from './kind-form.ts'
import { useTranslate } from '../words/use-translate.ts'

/** Where visitors find an item, and how a search engine shows it. */
export function SearchEnginesTab({ slug: name }: { slug: string }) {
  const { kind, record } = useContentFormContext()
  const translate = useTranslate()
  const summaryName = translatedFields(kind).find(([, { type }]) => type === 'text')?.[0] ?? ''
  const [title, summary, slug] = useWatch({ name: [kind.title, summaryName, name] }) as (string | undefined)[]
  const before = record?.state === 'published' ? record.path : null
  const now = addressOf(kind, slug || '…')
  return (
    <Box sx={{ maxWidth: '42rem' }}>
      <FieldInput
        name={name}
        field={kind.fields[name]!}
        help={translate(record ? 'staff.seo.keep_address' : 'staff.seo.made_from_title')}
      />
      {before && slug && before !== now && (
        <Alert severity="warning" variant="outlined" sx={{ marginTop: 1 }}>
          {translate('staff.seo.redirects', { address: location.host + before })}
        </Alert>
      )}
      <Typography variant="h3" component="h2" sx={{ marginTop: 2 }}>
        {translate('staff.seo.in_results')}
      </Typography>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          padding: 2,
          marginTop: 1,
          overflowWrap: 'anywhere',
        }}
      >
        <Typography color="text.secondary">
          {location.host}
          {now}
        </Typography>
        <Typography sx={{ fontSize: '1.15rem' }} color="primary">
          {title || translate('staff.seo.no_title')}
        </Typography>
        <Typography>{summary || translate('staff.seo.no_summary')}</Typography>
      </Box>
    </Box>
  )
}
