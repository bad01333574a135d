import { Button, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router'
import { useWords } from '../words/use-words.ts'
import { common } from '../words/common.ts'

/** Of addresses below /admin that no screen has. */
export function NoSuchPage() {
  const say = useWords()
  return (
    <>
      <Title title={say(common.no_such_page.title)} />
      <Typography sx={{ marginBlock: 2 }}>{say(common.no_such_page.text)}</Typography>
      <Button component={Link} to="/" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        {say(common.menu.dashboard)}
      </Button>
    </>
  )
}
