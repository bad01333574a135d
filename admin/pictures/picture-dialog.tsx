import { Alert, Button, Dialog, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loading } from 'react-admin'
import { pictureCalls } from './picture-calls.ts'
import { PictureForm } from './picture-form.tsx'
import { useWords } from '../words/use-words.ts'
import { pictureWords } from './words.ts'
import { common } from '../words/common.ts'
import { Failure } from '../lists/loaded.tsx'

/** One picture: its alternative texts, focal point and uses. */
export function PictureDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useWords()
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
        {data?.name ?? say(pictureWords.one)}
      </DialogTitle>
      <DialogContent>
        {isAsking && (
          <Alert
            severity="warning"
            variant="outlined"
            role="alertdialog"
            aria-label={say(common.save.not_saved)}
            sx={{ marginBottom: 2 }}
            action={
              <>
                <Button onClick={() => setAsking(false)} autoFocus>
                  {say(pictureWords.go_on)}
                </Button>
                <Button onClick={onClose}>{say(pictureWords.close_unsaved)}</Button>
              </>
            }
          >
            {say(pictureWords.not_saved)}
          </Alert>
        )}
        {error && <Failure error={error} onRetry={refetch} />}
        {!data && !error && <Loading />}
        {data && (
          <PictureForm key={data.version} picture={data} onDirty={setDirty} onClose={close} onDeleted={onClose} />
        )}
      </DialogContent>
    </Dialog>
  )
}
