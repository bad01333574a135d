import { Alert } from '@mui/material'
import { usePermissions } from 'react-admin'
import { useWords } from '../core/words/use-words.ts'
import { PlaceLink } from '../core/layout/attention-item.tsx'
import { dashboardWords } from './words.ts'

/** Says that the public site is still about the invented firm of the sample content. */
export function SampleNotice() {
  const say = useWords()
  const { permissions } = usePermissions<string>()
  return (
    <Alert severity="warning" variant="outlined" className="notice">
      {say(dashboardWords.sample.text)}
      {permissions === 'owner' && (
        <div>
          <PlaceLink to="/settings">{say(dashboardWords.sample.open_settings)}</PlaceLink>{' '}
          <PlaceLink to="/sample">{say(dashboardWords.sample.remove)}</PlaceLink>
        </div>
      )}
    </Alert>
  )
}
