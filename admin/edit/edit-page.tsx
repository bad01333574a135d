import { Alert, Button } from '@mui/material'
import { Loading, Title } from 'react-admin'
import { Link, Navigate, useSearchParams } from 'react-router'
import type { ContentPlace } from '../../contract/content/content.ts'
import { useRead } from '../api/use-read.ts'
import { ErrorText } from '../words/error-text.tsx'
import { useWords } from '../words/use-words.ts'
import { editWords } from './words.ts'
import { common } from '../words/common.ts'

/** "Edit this page" of the site leads here: on to the form, or the list, of what the page shows. */
export function EditPage() {
  const say = useWords()
  const path = useSearchParams()[0].get('path') ?? '/'
  const read = `/content?path=${encodeURIComponent(path)}`
  const { data, error } = useRead<ContentPlace | null>(['place', path], read, { gcTime: 0 })
  if (data) return <Navigate to={data.id === null ? `/${data.entity}` : `/${data.entity}/${data.id}`} replace />
  if (data === undefined && !error) return <Loading />
  return (
    <>
      <Title title={say(editWords.edit_page.title)} />
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
        {error && !('status' in error && error.status === 404) ? (
          <ErrorText error={error} />
        ) : (
          say(editWords.edit_page.nothing, { path })
        )}
      </Alert>
    </>
  )
}
