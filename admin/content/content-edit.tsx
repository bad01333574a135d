import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loading, Title, useGetIdentity, useRedirect, useTranslate } from 'react-admin'
import { FormProvider } from 'react-hook-form'
import { useParams } from 'react-router'
import type { ContentRecord } from '../../contract/content.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { contentCalls } from './content-calls.ts'
import { ContentFormContext } from './content-form-context.ts'
import type { ContentKind } from './content-kind.ts'
import { ContentTabs } from './content-tabs.tsx'
import { LocalCopyBanner } from './local-copy-banner.tsx'
import { SaveBar } from './save-bar.tsx'
import { useContentForm } from './use-content-form.ts'

export interface ContentScreenProps {
  kind: ContentKind
  /** The fields of this kind that are no texts: the second tab. */
  facts?: ReactNode
}

/** The form of an item that is there. */
export function ContentEdit({ kind, facts }: ContentScreenProps) {
  const id = Number(useParams()['id'])
  const { identity } = useGetIdentity()
  // Kept by nobody: a form begins with what the server says now.
  const { data, error, refetch } = useQuery({
    queryKey: ['editing', kind.entity, id],
    queryFn: async () => (await contentCalls.get(kind.entity, id)).data,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (error) {
    return (
      <Alert severity="error" variant="outlined" sx={{ marginTop: 2 }} action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {error.message}
      </Alert>
    )
  }
  if (!data || !identity) return <Loading />
  return <Screen key={id} kind={kind} record={data} facts={facts} />
}

/** The form of a new item; saved for the first time, it is one that is there. */
export function ContentCreate({ kind, facts }: ContentScreenProps) {
  const { identity } = useGetIdentity()
  return identity ? <Screen kind={kind} record={undefined} facts={facts} /> : <Loading />
}

function Screen({ kind, record, facts }: ContentScreenProps & { record: ContentRecord | undefined }) {
  const redirect = useRedirect()
  const translate = useTranslate()
  const contentForm = useContentForm(kind, record, ({ id }) => redirect('edit', kind.entity, id))
  const name = translate(`resources.${kind.entity}.name`, { smart_count: 1 })
  const title = String(contentForm.record?.[kind.titleField] ?? '')
  return (
    <ContentFormContext value={contentForm}>
      <FormProvider {...contentForm.form}>
        <Title title={title ? `${name}: ${title}` : `${name}: new`} />
        <Box component="form" noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()} sx={{ marginTop: 2 }}>
          <LocalCopyBanner />
          <ContentTabs facts={facts} />
          <SaveBar />
        </Box>
        <ConflictDialog />
      </FormProvider>
    </ContentFormContext>
  )
}
