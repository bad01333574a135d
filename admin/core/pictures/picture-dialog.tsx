import { Button, DialogContent, useMediaQuery, Box } from '@mui/material'
import { useState, useEffect, type FormEvent } from 'react'
import { Loading } from 'react-admin'
import { useDone } from '../api/use-done.ts'
import { useRead } from '../api/use-read.ts'
import { pictureCalls } from './picture-calls.ts'
import { common, useWords } from '../words/use-words.ts'
import { pictureWords } from './words.ts'
import { Failure } from '../lists/loaded.tsx'
import type { PictureDetail } from '../../../contract/pictures/picture-library.ts'
import { useMay } from '../auth/use-may.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall, type FaultOf } from '../auth/use-form-call.ts'
import { AltFields, altTexts, altTranslations } from './alt-form.tsx'
import { CreditFields, creditChange, creditTexts } from './credit-fields.tsx'
import { FocalPointField } from './focal-point-field.tsx'
import { PictureFacts, PictureFile } from './picture-file.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { useConfirm } from '../dialogs/use-confirm.tsx'
import { columns } from '../theme/layouts.ts'

/** One picture: its alternative texts, focal point and uses. */
export function PictureDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useWords()
  const isNarrow = useMediaQuery('(max-width: 700px)')
  const [isDirty, setDirty] = useState(false)
  const { ask, dialog } = useConfirm()
  const options = { refetchOnWindowFocus: false }
  const { data, error, refetch } = useRead<PictureDetail>(['pictures', 'detail', id], `/pictures/${id}`, options)
  const close = () => {
    if (!isDirty) return onClose()
    const answers = { confirm: say(pictureWords.close_unsaved), cancel: say(pictureWords.go_on) }
    ask({ title: say(common.save.not_saved), content: say(pictureWords.not_saved), ...answers }, onClose)
  }
  return (
    <TitledDialog title={data?.name ?? say(pictureWords.one)} onClose={close} maxWidth="lg" fullScreen={isNarrow}>
      <DialogContent>
        {error && <Failure error={error} onRetry={refetch} />}
        {!data && !error && <Loading />}
        {data && (
          <PictureForm key={data.version} picture={data} onDirty={setDirty} onClose={close} onDeleted={onClose} />
        )}
        {dialog}
      </DialogContent>
    </TitledDialog>
  )
}

interface PictureFormProps {
  picture: PictureDetail
  onDirty: (isDirty: boolean) => void
  onClose: () => void
  onDeleted: () => void
}

/** The form of one picture; it begins anew with each version of it. */
function PictureForm({ picture, onDirty, onClose, onDeleted }: PictureFormProps) {
  const done = useDone('pictures')
  const say = useWords()
  const { edits, writesPicture } = useMay()
  const isWritable = writesPicture(picture)
  const [point, setPoint] = useState({ x: picture.focalX, y: picture.focalY })
  const [isTyped, setTyped] = useState(false)
  const texts = { ...altTexts(picture), ...creditTexts(picture) }
  const changedIn = (typed: Iterable<[string, unknown]>) => [...typed].filter(([name, text]) => text !== texts[name])
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setTyped(changedIn(new FormData(currentTarget)).length > 0)
  const isDirty = isTyped || point.x !== picture.focalX || point.y !== picture.focalY
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const { onSubmit, isSending, message, faultOf } = useFormCall(async (typed) => {
    const changed = changedIn(Object.entries(typed)).map(([name]) => name)
    // Fields of a language that the site does not have are not in the form.
    const all = { ...texts, ...typed }
    await pictureCalls.change(picture.id, {
      // A picture without one may be put right in its focal point alone.
      ...(changed.includes('alt') && { alt: all['alt']! }),
      ...(changed.some((name) => name.startsWith('translations.')) && { translations: altTranslations(all) }),
      ...(changed.some((name) => name in creditTexts(picture)) && creditChange(all)),
      focalX: point.x,
      focalY: point.y,
      version: picture.version,
    })
    await done(say(pictureWords.saved))
  })

  const fieldOf: FaultOf = (...of) => ({ ...faultOf(...of), disabled: !isWritable })
  return (
    <Box sx={{ ...columns('20rem'), gap: 3, alignItems: 'start' }}>
      {isWritable ? (
        <FocalPointField picture={picture.picture} value={point} onChange={setPoint} />
      ) : (
        <Thumbnail picture={picture.picture} sx={{ width: '100%' }} />
      )}
      <Box sx={{ display: 'grid', gap: 3 }}>
        <form onSubmit={onSubmit} onInput={onInput} noValidate>
          <FormMessage message={message} />
          <AltFields picture={picture} faultOf={fieldOf} />
          <CreditFields picture={picture} faultOf={fieldOf} />
          <Box sx={{ display: 'flex', gap: 1, marginTop: 2 }}>
            {isWritable && (
              <Button type="submit" variant="contained" disabled={isSending || !isDirty}>
                {say(common.action.save)}
              </Button>
            )}
            <Button onClick={onClose}>{say(common.action.close)}</Button>
          </Box>
        </form>
        <PictureFacts picture={picture} />
        {edits && isWritable && <PictureFile picture={picture} isDirty={isDirty} onDeleted={onDeleted} />}
      </Box>
    </Box>
  )
}
