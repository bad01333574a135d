import { Alert, Button, Dialog, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loading } from 'react-admin'
import { pictureCalls } from './picture-calls.ts'
import { PictureForm } from './picture-form.tsx'
import { useTranslate } from '../words/use-translate.ts'
import { ErrorText } from '../words/error-text.tsx'

/** One picture: what is said of it, what must stay in view, where it stands. */
export function PictureDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const translate = useTranslate()
  const isNarrow = useMediaQuery('(max-width: 700px)')
  const [isDirty, setDirty] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['pictures', 'detail', id],
    queryFn: async () => (await pictureCalls.get(id)).data,
    refetchOnWindowFocus: false,
  })
  const close = () => (isDirty ? setAsking(true) : onClose())
  return (
    <Dialog open onClose={close} maxWidth="lg" fullWidth fullScreen={isNarrow} aria-labelledby="picture-title">
      <DialogTitle id="picture-title" sx={{ overflowWrap: 'anywhere' }}>
        {data?.name ?? translate('staff.picture.one')}
      </DialogTitle>
      <DialogContent>
        {isAsking && (
          <Alert
            severity="warning"
            variant="outlined"
            role="alertdialog"
            aria-label={translate('staff.save.not_saved')}
            sx={{ marginBottom: 2 }}
            action={
              <>
                <Button onClick={() => setAsking(false)} autoFocus>
                  {translate('staff.picture.go_on')}
                </Button>
                <Button onClick={onClose}>{translate('staff.picture.close_unsaved')}</Button>
              </>
            }
          >
            {translate('staff.picture.not_saved')}
          </Alert>
        )}
        {error && (
          <Alert
            severity="error"
            variant="outlined"
            action={<Button onClick={() => void refetch()}>{translate('staff.action.try_again')}</Button>}
          >
            <ErrorText error={error} />
          </Alert>
        )}
        {!data && !error && <Loading />}
        {data && (
          <PictureForm key={data.version} picture={data} onDirty={setDirty} onClose={close} onDeleted={onClose} />
        )}
      </DialogContent>
    </Dialog>
  )
}
