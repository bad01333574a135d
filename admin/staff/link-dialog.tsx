import { Typography } from '@mui/material'
import { ShownOnceDialog } from '../core/dialogs/shown-once-dialog.tsx'
import { common, useWords } from '../core/words/use-words.ts'
import staffWords from './words.json' with { type: 'json' }

export interface GivenLink {
  name: string
  email: string
  link: string
  isNew: boolean
  isMailed?: boolean
}

const WORDS = {
  label: common.copy.link,
  copied: common.copy.copied,
  once: staffWords.link_once,
  have: staffWords.link_have,
}

/** A link for choosing a password. */
export function LinkDialog({ given, onClose }: { given: GivenLink; onClose: () => void }) {
  const say = useWords()
  const { name, email, link, isNew, isMailed } = given
  const title = say(isNew ? staffWords.link_new : staffWords.link_again, { name })
  return (
    <ShownOnceDialog title={title} value={link} words={WORDS} values={{ name }} onClose={onClose}>
      <Typography>{say(isMailed ? staffWords.link_mailed : staffWords.link_give, { name, email })}</Typography>
    </ShownOnceDialog>
  )
}
