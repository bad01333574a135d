import { Box, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ListBase, Title, useTranslate } from 'react-admin'
import { Link, useHref, useLocation, useNavigate, useParams } from 'react-router'
import { useMay } from '../approval/use-may.ts'
import { SavedFiltersOfList } from '../preferences/saved-filters.tsx'
import { ChosenCard } from './chosen-card.tsx'
import { DropZone } from './drop-zone.tsx'
import { PictureCard } from './picture-card.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { UploadButton } from './upload-button.tsx'
import { UploadList } from './upload-list.tsx'
import { createUploadQueue } from './upload-queue.ts'
import { useWords } from '../words/use-words.ts'
import { pictureWords } from './words.ts'
import { common } from '../words/common.ts'

let noteStored: (() => void) | undefined
/** Uploads continue while another screen is open. */
const queue = createUploadQueue(() => noteStored?.())

/** All pictures, their upload, and at /pictures/ID one of them in a dialog above. */
export function PicturesScreen() {
  const say = useWords()
  const { edits, writesNew } = useMay()
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const root = useHref('/pictures')
  const opened = Number(useParams()['*']) || undefined
  useEffect(() => {
    noteStored = () => void queryClient.invalidateQueries({ queryKey: ['pictures'] })
    return () => {
      noteStored = undefined
    }
  }, [queryClient])

  const open = (id: number) => {
    void navigate({ pathname: `/pictures/${id}`, search })
  }
  return (
    <DropZone onFiles={queue.add} isOff={opened !== undefined || !writesNew}>
      <Title title={translate('resources.pictures.name', { smart_count: 2 })} />
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
                <SavedFiltersOfList />
                {edits && (
                  <>
                    <Button component={Link} to="/picture-texts">
                      {say(pictureWords.describe_many)}
                    </Button>
                    <Button component={Link} to="/alike-pictures">
                      {say(pictureWords.alike)}
                    </Button>
                    <Button component={Link} to="/project-pictures">
                      {say(pictureWords.match)}
                    </Button>
                  </>
                )}
                {writesNew && <UploadButton onFiles={queue.add}>{say(pictureWords.upload)}</UploadButton>}
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
