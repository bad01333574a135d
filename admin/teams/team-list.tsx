import { Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material'
import CloseIcon from '@mui/icons-material/Close'
import { useGetIdentity } from 'react-admin'
import type { ContentRecord } from '../../contract/content/content.ts'
import { ContentForm, LoadedContent } from '../content/content-edit.tsx'
import { ContentList } from '../content/content-list.tsx'
import { useContentForm } from '../content/use-content-form.ts'
import { useKind } from '../content/use-kind.ts'
import { useDialogPlace } from '../core/dialogs/use-dialog-place.ts'
import { common, useWords } from '../core/words/use-words.ts'

/** The team members, added and edited in a dialog over the list (specification section 4). */
export function TeamList() {
  return (
    <>
      <ContentList />
      <TeamDialog />
    </>
  )
}

/** Over the list, at addresses of its own: /teams/create and /teams/12. After a success it closes. */
function TeamDialog() {
  const { isNew, id: given, close } = useDialogPlace('teams')
  const id = Number(given)
  const { identity } = useGetIdentity()
  const say = useWords()
  const kind = useKind()
  if (!isNew && !Number.isInteger(id)) return null
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="md"
      fullWidth
      scroll="body"
      aria-labelledby="team-dialog-title"
      slotProps={{ transition: { onEntered: focusFirstField } }}
    >
      <DialogTitle id="team-dialog-title" sx={{ paddingBottom: 0, paddingInlineEnd: 6 }}>
        {isNew ? say(common.new, { name: say(kind.singular) }) : say(kind.singular)}
      </DialogTitle>
      <IconButton aria-label={say(common.action.close)} onClick={close} sx={{ position: 'absolute', right: 8, top: 8 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent>
        {isNew ? (
          identity && <MemberForm record={undefined} onSaved={close} />
        ) : (
          <LoadedContent key={id} entity={kind.entity} id={id}>
            {(record) => <MemberForm record={record} onSaved={close} />}
          </LoadedContent>
        )}
      </DialogContent>
    </Dialog>
  )
}

/** So that a new member can be typed at once. */
function focusFirstField(dialog: HTMLElement) {
  dialog.querySelector('input')?.focus()
}

function MemberForm({ record, onSaved }: { record: ContentRecord | undefined; onSaved: () => void }) {
  const contentForm = useContentForm(useKind(), record, onSaved)
  return <ContentForm contentForm={contentForm} />
}
