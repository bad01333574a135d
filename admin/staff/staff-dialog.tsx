import {
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material'
import type { ReactNode } from 'react'
import { useGetIdentity, useLocale } from 'react-admin'
import { STAFF_ROLES, type StaffRole } from '../../contract/accounts/staff-roles.ts'
import { STAFF_NAME_LENGTH } from '../../contract/limits.ts'
import { LOCALE_NAMES, LOCALES } from '../../contract/locale.ts'
import type { StaffMember } from '../../contract/accounts/staff.ts'
import { call } from '../core/api/call.ts'
import { useDone } from '../core/api/use-done.ts'
import { useRead } from '../core/api/use-read.ts'
import signInWords from '../core/auth/words.json' with { type: 'json' }
import { useFormCall } from '../core/auth/use-form-call.ts'
import { DialogForm } from '../core/dialogs/dialog-form.tsx'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'
import { useConfirm } from '../core/dialogs/use-confirm.tsx'
import { staffFeatures } from '../core/feature.ts'
import { menuItems } from '../core/layout/choices.tsx'
import { PlaceLink } from '../core/layout/attention-item.tsx'
import { Loaded } from '../core/lists/loaded.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { common, useWords, SayButton } from '../core/words/use-words.ts'
import staffWords from './words.json' with { type: 'json' }
import { flowing } from '../core/theme/layouts.ts'
import { ShownOnceDialog } from '../core/dialogs/shown-once-dialog.tsx'

interface StaffDialogProps {
  id: string
  onClose: () => void
  onLink: (given: GivenLink) => void
}

/** One member of staff: name, role, and disabling, enabling or resetting the account. */
export function StaffDialog({ id, onClose, onLink }: StaffDialogProps) {
  const say = useWords()
  const read = useRead<StaffMember>(['staff', 'one', id], `/staff/${encodeURIComponent(id)}`, { gcTime: 0 })
  return (
    <TitledDialog title={read.data?.name ?? say(staffWords.one)} onClose={onClose}>
      <Loaded of={read}>{(member) => <StaffForm member={member} onClose={onClose} onLink={onLink} />}</Loaded>
    </TitledDialog>
  )
}

function StaffForm({ member, onClose, onLink }: Omit<StaffDialogProps, 'id'> & { member: StaffMember }) {
  const { identity } = useGetIdentity()
  const say = useWords()
  const { dayOf } = useTimes()
  const done = useDone('staff', 'colleagues')
  const { ask, dialog } = useConfirm()
  const { id, name, email, role, disabledAt, hasPassword, secondFactor } = member
  const path = `/staff/${encodeURIComponent(id)}`
  const isSelf = identity?.id === id

  const save = async (body: object) => {
    await call<StaffMember>(path, { method: 'PATCH', body })
    void done(say(staffWords.saved))
    onClose()
  }
  const form = useFormCall(save)
  const setDisabled = (disabled: boolean) => form.attempt(() => save({ disabled }))
  const askToDisable = () =>
    form.attempt(async () => {
      const effects = await Promise.all(
        staffFeatures().map(async ({ effectOfDisabling }) => (await effectOfDisabling?.())?.(member, say)),
      )
      ask(
        {
          title: say(staffWords.disable_title, { name }),
          content: [say(staffWords.disable_text), ...effects].filter(Boolean).join(' '),
          confirm: say(staffWords.disable),
          isWarning: true,
        },
        () => void setDisabled(true),
      )
    })
  const reset = () =>
    form.attempt(async () => {
      const { data } = await call<{ link: string }>(`${path}/reset`, { method: 'POST', body: {} })
      void done(say(staffWords.reset_done))
      onLink({ name, email, link: data.link, isNew: false })
    })
  const askToReset = () =>
    ask(
      {
        title: say(staffWords.reset_title, { name }),
        content: say(secondFactor ? staffWords.reset_text_factor : staffWords.reset_text),
        confirm: say(staffWords.reset),
      },
      () => void reset(),
    )

  return (
    <>
      <DialogForm form={form} submit={say(common.action.save)} onClose={onClose}>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {email}
          {disabledAt && ` · ${say(staffWords.note_disabled, { day: dayOf(disabledAt) })}`}
          {!disabledAt && !hasPassword && ` · ${say(staffWords.note_no_password)}`}
        </Typography>
        <TextField
          {...form.fieldOf('name', staffWords.name, staffWords.name_fault, { most: STAFF_NAME_LENGTH })}
          defaultValue={name}
          required
        />
        {isSelf ? (
          <Typography sx={{ marginTop: 1.5 }}>
            {say(staffWords.self)} <PlaceLink to="/account">{say(staffWords.open_account)}</PlaceLink>
          </Typography>
        ) : (
          <>
            <RoleField given={role} fault={form.faultOf('role').helperText} />
            <Box role="group" aria-label={say(staffWords.access)} sx={{ ...flowing, marginTop: 2 }}>
              {!disabledAt && <SayButton words={staffWords.new_link} variant="outlined" onClick={askToReset} />}
              {disabledAt ? (
                <SayButton words={staffWords.enable} variant="outlined" onClick={() => void setDisabled(false)} />
              ) : (
                <Button variant="outlined" color="error" onClick={() => void askToDisable()}>
                  {say(staffWords.disable_ask)}
                </Button>
              )}
            </Box>
          </>
        )}
      </DialogForm>
      {dialog}
    </>
  )
}

/** Adds a member of staff, who chooses a password through a link. */
export function NewStaffDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (given: GivenLink) => void }) {
  const say = useWords()
  const ownLocale = useLocale()
  const done = useDone('staff', 'colleagues')
  const form = useFormCall(async (values) => {
    const { data } = await call<StaffMember & { link: string; isMailed: boolean }>('/staff', {
      method: 'POST',
      body: values,
    })
    void done(say(staffWords.added))
    onAdded({ ...data, isNew: true })
  })
  return (
    <TitledDialog title={say(staffWords.add)} onClose={onClose}>
      <DialogForm form={form} submit={say(staffWords.add_and_show)} onClose={onClose}>
        <TextField
          {...form.fieldOf('name', staffWords.name, staffWords.name_fault, { most: STAFF_NAME_LENGTH })}
          required
          autoFocus
        />
        <TextField
          type="email"
          required
          helperText={say(staffWords.email_help)}
          {...form.fieldOf('email', signInWords.email, signInWords.bad_email)}
        />
        <RoleField given="editor" fault={form.faultOf('role').helperText} />
        <TextField select name="locale" label={say(staffWords.language)} defaultValue={ownLocale} sx={{ marginTop: 2 }}>
          {menuItems(LOCALES, (locale) => [locale, LOCALE_NAMES[locale].own, locale])}
        </TextField>
      </DialogForm>
    </TitledDialog>
  )
}

function RoleField({ given, fault }: { given: StaffRole; fault?: ReactNode }) {
  const say = useWords()
  return (
    <FormControl error={Boolean(fault)} sx={{ marginTop: 1.5 }}>
      <FormLabel id="role-label">{say(staffWords.role)}</FormLabel>
      <RadioGroup name="role" defaultValue={given} aria-labelledby="role-label">
        {STAFF_ROLES.map((role) => (
          <FormControlLabel
            key={role}
            value={role}
            control={<Radio size="small" />}
            label={say(staffWords[`${role}_may`])}
          />
        ))}
      </RadioGroup>
      {fault && <FormHelperText>{fault}</FormHelperText>}
    </FormControl>
  )
}

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
