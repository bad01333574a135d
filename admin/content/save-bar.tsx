import { Box, Button, Typography, useMediaQuery } from '@mui/material'
import { useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { ApprovalButtons } from '../approval/approval.tsx'
import { useMay } from '../core/auth/use-may.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { FormBar } from './form-bar.tsx'
import { MoreMenu } from './more-menu.tsx'
import { StateBadge } from '../core/forms/state-badge.tsx'
import { FormStateNotes } from '../form-states/form-state-notes.tsx'
import { PageButton } from '../form-states/page-button.tsx'
import { Receipt } from '../receipt/receipt.tsx'
import { usePublish, useReceipt } from '../receipt/use-receipt.ts'
import { useHasBlank } from '../seed/use-has-blank.ts'
import { useConfirm } from '../core/dialogs/use-confirm.tsx'
import { useListener } from '../core/layout/use-listener.ts'
import { PHONE } from '../core/theme/media.ts'
import templateWords from '../seed/template-words.json' with { type: 'json' }
import { common, useWords, SayButton } from '../core/words/use-words.ts'

/** Always in view: how the item stands, and what can be done with it. Ctrl+S (Cmd+S) keeps a draft and shows visitors nothing. */
export function SaveBar() {
  const { kind, form, record, isSaving, save } = useContentFormContext()
  const say = useWords()
  const { isDirty } = useFormState({ control: form.control })
  const hasBlank = useHasBlank()
  const may = useMay()
  const isWritable = may.writes(kind, record)
  const { ask, dialog } = useConfirm()
  const { look, publish: publishNow } = usePublish(record, () => save(true))
  const { receipt, drop } = useReceipt()
  const button = useRef<HTMLButtonElement>(null)
  const isPhone = useMediaQuery(PHONE)
  const isLive = record?.state === 'published'

  useListener('keydown', (event) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    if (isWritable) void save(false)
  })

  if (record?.state === 'trash' || !isWritable) {
    return (
      <FormBar>
        <FormStateNotes />
        <MoreMenu />
        {record && <StateBadge of={record} />}
      </FormBar>
    )
  }
  const isPlainSave = kind.isFixed === true
  const publish = () => {
    if (!hasBlank(form.getValues())) return void publishNow()
    ask(
      {
        title: say(templateWords.blank),
        content: say(templateWords.blank_text),
        confirm: say(common.action.publish),
        isWarning: true,
      },
      () => void publishNow(),
    )
  }
  return (
    <FormBar isOneLine>
      <FormStateNotes />
      {receipt && !isDirty && (
        <Receipt
          of={receipt}
          onGone={() => {
            drop()
            button.current?.focus()
          }}
        />
      )}
      {may.publishes && (
        <SayButton
          words={isLive || isPlainSave ? common.action.update : common.action.publish}
          ref={button}
          variant="contained"
          // Truly disabled, it would lose the focus of whoever publishes by keyboard.
          aria-disabled={isSaving}
          sx={{ '&[aria-disabled=true]': { opacity: 0.6 } }}
          onPointerEnter={look}
          onFocus={look}
          onClick={publish}
        />
      )}
      <ApprovalButtons />
      <SayButton
        words={common.action.save_draft}
        variant="outlined"
        disabled={isSaving}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => void save(false)}
      />
      <MoreMenu />
      <PageButton />
      {record?.path && (
        <Button className="wide" component="a" href={record.path} target="_blank" rel="noopener">
          {say(common.action.see)}
        </Button>
      )}
      <Box className="wide" sx={{ flexGrow: 1 }} />
      <Typography role="status" variant="quiet" className="wide">
        {isSaving ? say(common.save.saving) : isDirty ? say(common.save.not_saved) : ''}
      </Typography>
      {record && !isPhone && <StateBadge of={record} />}
      {dialog}
    </FormBar>
  )
}
