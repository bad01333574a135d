import { Alert, Button, DialogContent, useMediaQuery, Box } from '@mui/material'
import { useState, useEffect } from 'react'
import { Loading } from 'react-admin'
import { useDone } from '../api/use-done.ts'
import { useRead } from '../api/use-read.ts'
import { pictureCalls } from './picture-calls.ts'
import { common, useWords } from '../words/use-words.ts'
import { pictureWords } from './words.ts'
import { Failure } from '../lists/loaded.tsx'
import { OTHER_LOCALES, type OtherLocale } from '../../../contract/locale.ts'
import type { PictureDetail } from '../../../contract/pictures/picture-library.ts'
import { useMay } from '../auth/use-may.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall, type FaultOf } from '../auth/use-form-call.ts'
import { AltFields, ALT_BOUND, ALT_FAULT } from './alt-form.tsx'
import { altName, altTranslations } from './alt-texts.ts'
import { CreditFields, creditChange, creditTexts } from './credit-fields.tsx'
import { FocalPointField } from './focal-point-field.tsx'
import { PictureFacts } from './picture-facts.tsx'
import { PictureFile } from './picture-file.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { columns } from '../theme/layouts.ts'

/** One picture: its alternative texts, focal point and uses. */
export function PictureDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useWords()
  const isNarrow = useMediaQuery('(max-width: 700px)')
  const [isDirty, setDirty] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const options = { refetchOnWindowFocus: false }
  const { data, error, refetch } = useRead<PictureDetail>(['pictures', 'detail', id], `/pictures/${id}`, options)
  const close = () => (isDirty ? setAsking(true) : onClose())
  return (
    <TitledDialog title={data?.name ?? say(pictureWords.one)} onClose={close} maxWidth="lg" fullScreen={isNarrow}>
      <DialogContent>
        {isAsking && (
          <Alert
            severity="warning"
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
    </TitledDialog>
  )
}

interface PictureFormProps {
  picture: PictureDetail
  onDirty: (isDirty: boolean) => void
  onClose: () => void
  onDeleted: () => void
}

function altIn({ translations }: PictureDetail, locale: OtherLocale): string {
  return translations[locale]?.alt ?? ''
}

/** The form of one picture; it begins anew with each version of it. */
function PictureForm({ picture, onDirty, onClose, onDeleted }: PictureFormProps) {
  const done = useDone('pictures')
  const say = useWords()
  const { edits, writesPicture } = useMay()
  const isWritable = writesPicture(picture)
  const [alt, setAlt] = useState(picture.alt)
  const [texts, setTexts] = useState<Partial<Record<OtherLocale, string>>>({})
  const [point, setPoint] = useState({ x: picture.focalX, y: picture.focalY })
  const [credit, setCredit] = useState(() => creditTexts(picture))
  const textIn = (locale: OtherLocale) => texts[locale] ?? altIn(picture, locale)
  const isTranslated = OTHER_LOCALES.some((locale) => textIn(locale) !== altIn(picture, locale))
  const isCredited = Object.entries(creditTexts(picture)).some(([name, text]) => credit[name] !== text)
  const isDirty =
    alt !== picture.alt || isTranslated || isCredited || point.x !== picture.focalX || point.y !== picture.focalY
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const { onSubmit, isSending, message, faultOf } = useFormCall(async () => {
    await pictureCalls.change(picture.id, {
      // A picture without one may be put right in its focal point alone.
      ...(alt !== picture.alt && { alt }),
      ...(isTranslated && { translations: altTranslations(textIn) }),
      ...(isCredited && creditChange(credit)),
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
        <form onSubmit={onSubmit} noValidate>
          <FormMessage message={message} />
          <AltFields
            english={{
              name: 'alt',
              value: alt,
              onChange: ({ target }) => setAlt(target.value),
              ...fieldOf('alt', ALT_FAULT, ALT_BOUND),
            }}
            translated={(locale) => ({
              name: altName(locale),
              value: textIn(locale),
              onChange: ({ target }) => setTexts({ ...texts, [locale]: target.value }),
              ...fieldOf(altName(locale), ALT_FAULT, ALT_BOUND),
            })}
          />
          <CreditFields texts={credit} onChange={setCredit} faultOf={fieldOf} />
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
