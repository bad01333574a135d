import { Alert } from '@mui/material'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import { Link } from 'react-router'
import { common, SayButton } from '../words/use-words.ts'

/** Says why a screen shows nothing, and leads back to the dashboard. */
export function NothingHere({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Title title={title} />
      <Alert
        severity="info"
        sx={{ marginTop: 2 }}
        action={<SayButton words={common.menu.dashboard} component={Link} to="/" />}
      >
        {children}
      </Alert>
    </>
  )
}
