import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Loading, Title } from 'react-admin'
import { Link, Navigate, useSearchParams } from 'react-router'
import type { ContentPlace } from '../../contract/content.ts'
import { call } from '../api/call.ts'

/** "Edit this page" of the site leads here: on to the form, or the list, of what the page shows. */
export function EditPage() {
  const path = useSearchParams()[0].get('path') ?? '/'
  const { data, error } = useQuery({
    queryKey: ['place', path],
    gcTime: 0,
    queryFn: async () => (await call<ContentPlace | null>(`/content?path=${encodeURIComponent(path)}`)).data,
  })
  if (data) return <Navigate to={data.id === null ? `/${data.entity}` : `/${data.entity}/${data.id}`} replace />
  if (data === undefined && !error) return <Loading />
  return (
    <>
      <Title title="Edit a page" />
      <Alert
        severity="info"
        variant="outlined"
        sx={{ marginTop: 2 }}
        action={
          <Button component={Link} to="/">
            Dashboard
          </Button>
        }
      >
        {error && !('status' in error && error.status === 404)
          ? error.message
          : `Nothing that can be edited stands behind ${path}. Choose from the menu what you want to change.`}
      </Alert>
    </>
  )
}
