import { Alert, Button } from '@mui/material'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router'
import { useTranslate } from '../words/use-translate.ts'

/** Says that the public site is still about the invented firm of the sample content. */
export function SampleNotice() {
  const translate = useTranslate()
  const { permissions } = usePermissions<string>()
  const settings = (
    <Button component={Link} to="/settings" color="inherit">
      {translate('staff.sample.open_settings')}
    </Button>
  )
  return (
    <Alert severity="warning" variant="outlined" sx={{ marginBottom: 3 }} action={permissions === 'owner' && settings}>
      {translate('staff.sample.text')}
    </Alert>
  )
}
