import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import { Link } from 'react-router'
import { common, useWords } from '../words/use-words.ts'

/** Says why a screen shows nothing, and leads back to the dashboard. */
export function NothingHere({ title, children }: { title: string; children: ReactNode }) {
  const say = useWords()
  return (
    <>
      <Title title={title} />
      <Alert
        severity="info"
        sx={{ marginTop: 2 }}
        action={
          <Button component={Link} to="/">
            {say(common.menu.dashboard)}
          </Button>
        }
      >
        {children}
      </Alert>
    </>
  )
}
