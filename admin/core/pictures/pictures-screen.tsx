import { Box, Button, Checkbox } from '@mui/material'
import type { ReactNode } from 'react'
import { ListBase, useListContext } from 'react-admin'
import { Link, useHref, useLocation, useNavigate, useParams } from 'react-router'
import { useMay } from '../auth/use-may.ts'
import { staffFeatures } from '../feature.ts'
import { AddedToolsOfList } from '../lists/added-tools.tsx'
import { DropZone } from './drop-zone.tsx'
import { PictureCard } from './picture-card.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { UploadButton } from './upload-button.tsx'
import { UploadList } from './upload-list.tsx'
import { createUploadQueue } from './upload-queue.ts'
import { common, useWords, SayButton } from '../words/use-words.ts'
import pictureWords from './words.json' with { type: 'json' }
import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'

/** Uploads continue while another screen is open. */
const queue = createUploadQueue()

/** All pictures, their upload, and at /pictures/ID one of them in a dialog above. */
export function PicturesScreen() {
  const say = useWords()
  const { edits, writesNew } = useMay()
  const navigate = useNavigate()
  const { search } = useLocation()
  const root = useHref('/pictures')
  const opened = Number(useParams()['*']) || undefined
  const open = (id: number) => {
    void navigate({ pathname: `/pictures/${id}`, search })
  }
  return (
    <DropZone onFiles={queue.add} isOff={opened !== undefined || !writesNew}>
      <Box sx={{ marginTop: 2 }}>
        <ListBase resource="pictures" perPage={24} sort={{ field: 'created', order: 'DESC' }}>
          <UploadList
            queue={queue}
            renderActions={(picture) => (
              <Button onClick={() => open(picture.id)} aria-label={say(pictureWords.edit, { name: picture.alt })}>
                {say(common.action.edit)}
              </Button>
            )}
          />
          <PictureGrid
            isLibrary={edits}
            renderCard={(picture) => {
              const card = (
                <PictureCard picture={picture} href={`${root}/${picture.id}`} onOpen={() => open(picture.id)} />
              )
              return edits ? <ChosenCard picture={picture}>{card}</ChosenCard> : card
            }}
            action={
              <>
                <AddedToolsOfList />
                {(edits ? staffFeatures() : []).map(
                  ({ name, inPictures }) =>
                    inPictures && <SayButton key={name} words={inPictures} component={Link} to={`/${name}`} />,
                )}
                {writesNew && <UploadButton words={pictureWords.upload} onFiles={queue.add} />}
              </>
            }
          />
        </ListBase>
      </Box>
      {opened !== undefined && (
        <PictureDialog key={opened} id={opened} onClose={() => void navigate({ pathname: '/pictures', search })} />
      )}
    </DropZone>
  )
}

/** A card of the library with a box to choose it among others. */
function ChosenCard({ picture, children }: { picture: PictureRecord; children: ReactNode }) {
  const say = useWords()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Box sx={{ position: 'relative' }}>
      {children}
      <Checkbox
        checked={selectedIds.includes(picture.id)}
        onChange={() => onToggleItem(picture.id)}
        slotProps={{ input: { 'aria-label': say(pictureWords.choose_named, { name: picture.alt || picture.name }) } }}
        sx={{
          position: 'absolute',
          insetBlockStart: 4,
          insetInlineStart: 4,
          bgcolor: 'background.paper',
          borderRadius: '3px',
          padding: '7px',
          '&:hover, &:focus-within': { bgcolor: 'background.paper' },
        }}
      />
    </Box>
  )
}
