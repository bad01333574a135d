import { Box, DialogActions, DialogContent } from '@mui/material'
import { useState } from 'react'
import { DEFAULT_LINK_DAYS, LINK_DAYS, type LinkDays } from '../../contract/previews/link-days.ts'
import type { NewSharedLink, SharedLink } from '../../contract/previews/shared-link.ts'
import { CopyField } from '../core/dialogs/copy-field.tsx'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useRead } from '../core/api/use-read.ts'
import { useStaffNames } from '../core/auth/use-colleagues.ts'
import { ErrorText } from '../core/api/error-text.tsx'
import { Row, Rows } from '../core/lists/rows.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { contentCalls } from '../core/forms/content-calls.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { common, useWords, SayText, SayButton } from '../core/words/use-words.ts'
import formWords from '../core/forms/form-words.json' with { type: 'json' }
import { SelectField } from '../core/layout/choices.tsx'

const words = formWords.share

/** Links to the preview of an item, valid without an account until their end. */
export function ShareDialog({ entity, id, onClose }: { entity: string; id: number; onClose: () => void }) {
  const { perform } = useContentFormContext()
  const say = useWords()
  const attempt = useAttempt('preview-links')
  const { minuteOf } = useTimes()
  const [days, setDays] = useState<LinkDays>(DEFAULT_LINK_DAYS)
  const [made, setMade] = useState<NewSharedLink>()
  const make = () =>
    attempt(async () => {
      // The link shows what is saved.
      if (await perform(async (data) => ({ data }))) setMade((await contentCalls.shareLink(entity, id, days)).data)
    })
  const revoke = () =>
    attempt(async () => {
      await contentCalls.revokePreviews(entity, id)
      onClose()
    }, say(words.revoked))
  const end = (link: string) =>
    attempt(async () => {
      await contentCalls.endLink(entity, id, link)
      if (made?.id === link) setMade(undefined)
    }, say(words.ended))
  return (
    <TitledDialog title={say(words.title)} onClose={onClose}>
      <DialogContent>
        <SayText words={words.text} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlock: 2 }}>
          <SelectField
            label={say(words.days)}
            value={days}
            choices={LINK_DAYS.map((count) => [count, say(words.day, { count })])}
            onChoose={(count) => setDays(Number(count) as LinkDays)}
            sx={{ minWidth: '9rem' }}
          />
          <SayButton words={words.make} variant="contained" onClick={() => void make()} />
        </Box>
        {made && (
          <>
            <CopyField
              label={say(common.copy.link)}
              value={new URL(made.url, location.origin).href}
              copied={say(common.copy.copied)}
            />
            <SayText words={words.until} values={{ time: minuteOf(made.expiresAt) }} role="status" variant="body2" />
          </>
        )}
        <SharedLinks entity={entity} id={id} onEnd={(link) => void end(link)} />
      </DialogContent>
      <DialogActions>
        <SayButton words={words.revoke} color="warning" onClick={() => void revoke()} />
        <SayButton words={common.action.close} onClick={onClose} />
      </DialogActions>
    </TitledDialog>
  )
}

function SharedLinks({ entity, id, onEnd }: { entity: string; id: number; onEnd: (link: string) => void }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  const nameOf = useStaffNames()
  const { data, error } = useRead<SharedLink[]>(['preview-links', entity, id], `/content/${entity}/${id}/preview-links`)
  return (
    <Box component="section" aria-label={say(words.links)} sx={{ marginTop: 2 }}>
      <SayText words={words.links} variant="h3" component="h3" />
      {error && <ErrorText error={error} />}
      {data && (
        <Rows items={data} empty={say(words.none)}>
          {({ id: link, madeBy, madeAt, expiresAt }) => (
            <Row
              key={link}
              action={<SayButton words={words.end} aria-describedby={link} onClick={() => onEnd(link)} />}
            >
              <span id={link}>
                {say(words.of, { name: nameOf(madeBy), made: minuteOf(madeAt), time: minuteOf(expiresAt) })}
              </span>
            </Row>
          )}
        </Rows>
      )}
    </Box>
  )
}
