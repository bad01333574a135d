import { Alert, Button } from '@mui/material'
import { lazy, type ComponentType } from 'react'
import { Loading, Title, usePermissions, useResourceContext } from 'react-admin'
import { Link } from 'react-router'
import { useTranslate } from '../words/use-translate.ts'

/** A screen that only owners can use: others are told who can. It is loaded for owners alone. */
export function ownersOnly(load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazy(async () => ({ default: await load() }))
  return function OwnersOnly() {
    const { permissions } = usePermissions<string>()
    if (permissions === undefined) return <Loading />
    return permissions === 'owner' ? <Screen /> : <Refusal />
  }
}

function Refusal() {
  const translate = useTranslate()
  const name = translate(`resources.${useResourceContext()}.name`, { smart_count: 2 })
  return (
    <>
      <Title title={name} />
      <Alert
        severity="info"
        variant="outlined"
        sx={{ marginTop: 2 }}
        action={
          <Button component={Link} to="/">
            {translate('staff.menu.dashboard')}
          </Button>
        }
      >
        {translate('staff.owners_only', { name })}
      </Alert>
    </>
  )
}
