import { Alert, Button } from '@mui/material'
import { useContentFormContext } from './content-form-context.ts'
import { useTranslate } from '../words/use-translate.ts'
import { useTimes } from '../words/use-times.ts'

/** Offers what was typed before and not saved. */
export function LocalCopyBanner() {
  const translate = useTranslate()
  const { minuteOf } = useTimes()
  const { found, restore, discard } = useContentFormContext().localCopy
  if (!found) return null
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ marginBottom: 2 }}
      action={
        <>
          <Button onClick={restore}>{translate('staff.restore')}</Button>
          <Button onClick={discard}>{translate('staff.action.discard')}</Button>
        </>
      }
    >
      {translate('staff.local_copy', { time: minuteOf(found.at) })}
    </Alert>
  )
}
