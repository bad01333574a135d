import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { ContentUser } from '../../contract/content.ts'

/** Something that could not be taken away. */
export interface Refusal {
  /** What it is called. */
  title: string
  message: string
  /** What needs it; empty where it was refused for another reason. */
  users: ContentUser[]
}

/** Says why things stayed where they were, and leads to what needs them. */
export function RefusalDialog({ refusals, onClose }: { refusals: Refusal[]; onClose: () => void }) {
  const translate = useTranslate()
  if (refusals.length === 0) return null
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="refusal-title">
      <DialogTitle id="refusal-title">
        {refusals.length === 1 ? `“${refusals[0]!.title}” was not moved` : `${refusals.length} items were not moved`}
      </DialogTitle>
      <DialogContent>
        {refusals.map(({ title, message, users }) => (
          <section key={title}>
            {refusals.length > 1 && <Typography variant="h3">{title}</Typography>}
            {users.length === 0 ? (
              <Typography>{message}</Typography>
            ) : (
              <>
                <Typography>These use it. Remove it from them first.</Typography>
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
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
