import { Alert, Button } from '@mui/material'
import { lazy, type ComponentType } from 'react'
import { Loading, Title, usePermissions, useResourceContext, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { isAtLeast, type StaffRole } from '../../contract/accounts/staff-roles.ts'
import { useWords } from '../words/use-words.ts'
import { common } from '../words/common.ts'

/** A screen for those of this role, loaded for them alone; others see whom to ask. */
export function forRole(least: StaffRole, load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazy(async () => ({ default: await load() }))
  return function ForRole() {
    const { permissions } = usePermissions<StaffRole>()
    if (permissions === undefined) return <Loading />
    return isAtLeast(permissions, least) ? <Screen /> : <Refusal isForOwners={least === 'owner'} />
  }
}

function Refusal({ isForOwners }: { isForOwners: boolean }) {
  const say = useWords()
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
            {say(common.menu.dashboard)}
          </Button>
        }
      >
        {say(isForOwners ? common.owners_only : common.editors_only, { name })}
      </Alert>
    </>
  )
}
