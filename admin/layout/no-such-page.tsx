import { Button, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router'
import { useTranslate } from '../words/use-translate.ts'

/** Of addresses below /admin that no screen has. */
export function NoSuchPage() {
  const translate = useTranslate()
  return (
    <>
      <Title title={translate('staff.no_such_page.title')} />
      <Typography sx={{ marginBlock: 2 }}>{translate('staff.no_such_page.text')}</Typography>
      <Button component={Link} to="/" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        {translate('staff.menu.dashboard')}
      </Button>
    </>
  )
}
