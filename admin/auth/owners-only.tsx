import { Alert, Button } from '@mui/material'
import { lazy, type ComponentType } from 'react'
import { Loading, Title, usePermissions, useResourceContext, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useWords } from '../words/use-words.ts'
import { common } from '../words/common.ts'

/** A screen for owners, loaded for them alone; others see whom to ask. */
export function ownersOnly(load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazy(async () => ({ default: await load() }))
  return function OwnersOnly() {
    const { permissions } = usePermissions<string>()
    if (permissions === undefined) return <Loading />
    return permissions === 'owner' ? <Screen /> : <Refusal />
  }
}

function Refusal() {
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
        {say(common.owners_only, { name })}
      </Alert>
    </>
  )
}
