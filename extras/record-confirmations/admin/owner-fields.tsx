import { TextField } from '@mui/material'
import type { RecordOwner } from '../contract/record-health.ts'
import { LOCALE_NAMES } from '../../../contract/locale.ts'
import { PAGE_LOCALES } from '../../../contract/page-locales.ts'
import type { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import { words } from './words.ts'
import { menuItems } from '../../../admin/core/layout/choices.tsx'

interface OwnerFieldsProps {
  owner: RecordOwner | null
  faultOf: ReturnType<typeof useFormCall>['faultOf']
  /** Of the names of the faults. */
  prefix?: string
  isRequired?: boolean
}

export function OwnerFields({ owner, faultOf, prefix = '', isRequired = false }: OwnerFieldsProps) {
  const say = useWords()
  return (
    <>
      <TextField
        name="name"
        label={say(words.name)}
        defaultValue={owner?.name ?? ''}
        required={isRequired}
        {...faultOf(`${prefix}name`, words.nameFault)}
      />
      <TextField
        name="email"
        type="email"
        label={say(words.email)}
        defaultValue={owner?.email ?? ''}
        required={isRequired}
        {...faultOf(`${prefix}email`, words.emailFault)}
      />
      <TextField name="language" select label={say(words.language)} defaultValue={owner?.language ?? 'en'}>
        {menuItems(PAGE_LOCALES, (locale) => [locale, LOCALE_NAMES[locale].own])}
      </TextField>
    </>
  )
}
