import { useTranslate } from 'react-admin'
import { DialogActions, DialogContent, Typography } from '@mui/material'
import { Link } from 'react-router'
import type { ContentUser } from '../../contract/content/content.ts'
import { ErrorText } from '../core/api/error-text.tsx'
import { common, useWords, SayText, SayButton } from '../core/words/use-words.ts'
import listWords from '../core/lists/list-words.json' with { type: 'json' }
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'

/** Something that could not be taken away. */
export interface Refusal {
  /** Its name. */
  title: string
  error: Error
  /** The items that need it; empty where it was refused for another reason. */
  users: ContentUser[]
}

/** Says why things stayed where they were, and leads to what needs them. */
export function RefusalDialog({ refusals, onClose }: { refusals: Refusal[]; onClose: () => void }) {
  const say = useWords()
  const translate = useTranslate()
  if (refusals.length === 0) return null
  return (
    <TitledDialog
      title={
        refusals.length === 1
          ? say(listWords.refused.one, { title: refusals[0]!.title })
          : say(listWords.refused.several, { count: refusals.length })
      }
      onClose={onClose}
    >
      <DialogContent>
        {refusals.map(({ title, error, users }) => (
          <section key={title}>
            {refusals.length > 1 && <Typography variant="h3">{title}</Typography>}
            {users.length === 0 ? (
              <Typography>
                <ErrorText error={error} />
              </Typography>
            ) : (
              <>
                <SayText words={listWords.refused.used} />
                <ul>
                  {users.map((user) => (
                    <li key={`${user.entity} ${user.id}`}>
                      {translate(`resources.${user.entity}.name`, { smart_count: 1 })}:{' '}
                      <Link to={`/${user.entity}/${user.id}`}>{user.title}</Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <SayButton words={common.action.close} variant="contained" onClick={onClose} />
      </DialogActions>
    </TitledDialog>
  )
}
