import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { minuteOf } from '../words/times.ts'
import { useContentFormContext } from './content-form-context.ts'

/** Offers what was typed before and not saved. */
export function LocalCopyBanner() {
  const { found, restore, discard } = useContentFormContext().localCopy
  if (!found) return null
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ marginBottom: 2 }}
      action={
        <>
          <Button onClick={restore}>Restore</Button>
          <Button onClick={discard}>Discard</Button>
        </>
      }
    >
      What you typed here on {minuteOf(found.at)} was not saved.
    </Alert>
  )
}
