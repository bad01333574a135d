import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { useWords } from '../words/use-words.ts'
import cropWords from './crop-words.json' with { type: 'json' }
import { onDemand } from '../layout/on-demand.tsx'

/** Rarely opened: loaded on demand, with its package. */
const LazyCropDialog = onDemand(async () => (await import('./crop-dialog.tsx')).CropDialog)

interface CropButtonProps {
  picture: PictureRecord
  /** Its owner, for those who do not see where it stands. */
  of?: string
  disabled?: boolean
}

/** Opens the crop of a picture. */
export function CropButton({ picture, of, disabled = false }: CropButtonProps) {
  const say = useWords()
  return (
    <DialogButton
      words={cropWords.open}
      variant="outlined"
      disabled={disabled}
      {...(of && { 'aria-label': `${say(cropWords.open)} (${of})` })}
      renderDialog={(close) => <LazyCropDialog picture={picture} onClose={close} />}
    />
  )
}
