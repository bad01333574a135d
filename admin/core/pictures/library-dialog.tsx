import { Box, Button, DialogActions, DialogContent, useMediaQuery } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { ListBase } from 'react-admin'
import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { AltForm } from './picture-fields.tsx'
import { DropZone } from './drop-zone.tsx'
import { PictureCard } from './picture-card.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { UploadButton } from './upload-button.tsx'
import { UploadList } from './upload-list.tsx'
import { createUploadQueue } from './upload-queue.ts'
import { common, useWords, SayText, SayButton } from '../words/use-words.ts'
import pictureWords from './words.json' with { type: 'json' }
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { columns } from '../theme/layouts.ts'

export interface LibraryDialogProps {
  /** Several are marked first and taken together. */
  isMultiple?: boolean
  /** Files that were dropped or pasted where the picture is to stand. */
  files?: readonly File[]
  onChoose: (pictures: PictureRecord[]) => void
  onClose: () => void
}

/** The library over a form, to choose from or to add to. A picture can be chosen once it has alternative text. */
export function LibraryDialog({ isMultiple = false, files = [], onChoose, onClose }: LibraryDialogProps) {
  const say = useWords()
  const isNarrow = useMediaQuery('(max-width: 700px)')
  const [queue] = useState(createUploadQueue)
  const [chosen, setChosen] = useState<PictureRecord[]>([])
  const [withoutAlt, setWithoutAlt] = useState<PictureRecord>()
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    if (files.length > 0) queue.add(files)
  }, [queue, files])

  const take = (picture: PictureRecord) => {
    setWithoutAlt(undefined)
    if (!picture.alt) return setWithoutAlt(picture)
    if (!isMultiple) return onChoose([picture])
    setChosen((before) =>
      before.some(({ id }) => id === picture.id) ? before.filter(({ id }) => id !== picture.id) : [...before, picture],
    )
  }
  const close = () => {
    for (const { key } of queue.list()) queue.remove(key)
    onClose()
  }
  const isChosen = (id: number) => chosen.some((picture) => picture.id === id)
  return (
    <TitledDialog
      title={say(isMultiple ? pictureWords.choose_several : pictureWords.choose_one)}
      onClose={close}
      maxWidth="lg"
      fullScreen={isNarrow}
      sx={{ '& .MuiDialog-paper': { height: '100%' } }}
    >
      <DialogContent>
        {withoutAlt ? (
          <Box sx={{ ...columns('18rem'), gap: 2, alignItems: 'start' }}>
            <Thumbnail
              picture={withoutAlt.picture}
              isDecorative
              width={480}
              sx={{ width: '100%', border: 1, borderColor: 'divider' }}
            />
            <div>
              <SayText words={pictureWords.describe_first} sx={{ marginBottom: 1 }} />
              <AltForm picture={withoutAlt} action={say(pictureWords.save_and_choose)} onSaved={take} />
              <SayButton words={pictureWords.back} onClick={() => setWithoutAlt(undefined)} sx={{ marginTop: 1 }} />
            </div>
          </Box>
        ) : (
          <DropZone onFiles={queue.add}>
            <ListBase
              resource="pictures"
              perPage={24}
              sort={{ field: 'created', order: 'DESC' }}
              disableSyncWithLocation
              storeKey={false}
            >
              <UploadList
                queue={queue}
                altAction={say(pictureWords.save_and_choose)}
                onAltSaved={take}
                renderActions={(picture) => (
                  <SayButton
                    words={isMultiple && isChosen(picture.id) ? pictureWords.picked : pictureWords.pick}
                    variant="outlined"
                    onClick={() => take(picture)}
                    aria-label={say(pictureWords.choose_named, { name: picture.alt })}
                    {...(isMultiple && { 'aria-pressed': isChosen(picture.id) })}
                  />
                )}
              />
              <PictureGrid
                autoFocus={files.length === 0}
                renderCard={(picture) => (
                  <PictureCard
                    picture={picture}
                    onOpen={() => take(picture)}
                    {...(isMultiple && { isChosen: isChosen(picture.id) })}
                  />
                )}
                action={<UploadButton words={pictureWords.upload_short} variant="outlined" onFiles={queue.add} />}
              />
            </ListBase>
          </DropZone>
        )}
      </DialogContent>
      <DialogActions>
        <SayButton words={common.action.cancel} onClick={close} />
        {isMultiple && (
          <Button variant="contained" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {chosen.length > 1 ? say(pictureWords.add_several, { count: chosen.length }) : say(pictureWords.add_chosen)}
          </Button>
        )}
      </DialogActions>
    </TitledDialog>
  )
}
