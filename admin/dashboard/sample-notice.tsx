import { Alert, Button } from '@mui/material'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router'
import { useWords } from '../words/use-words.ts'
import { dashboardWords } from './words.ts'

/** Says that the public site is still about the invented firm of the sample content. */
export function SampleNotice() {
  const say = useWords()
  const { permissions } = usePermissions<string>()
  const settings = (
    <>
      <Button component={Link} to="/settings" color="inherit">
        {say(dashboardWords.sample.open_settings)}
      </Button>
      <Button component={Link} to="/sample" color="inherit">
        {say(dashboardWords.sample.remove)}
      </Button>
    </>
  )
  return (
    <Alert severity="warning" variant="outlined" sx={{ marginBottom: 3 }} action={permissions === 'owner' && settings}>
      {say(dashboardWords.sample.text)}
    </Alert>
  )
}
