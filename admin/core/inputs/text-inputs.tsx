import { TextInput, useInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Field } from '../../../contract/fields/field.ts'
import { LINK } from '../../../contract/patterns.ts'
import { usePreeti } from './preeti/use-preeti.tsx'
import type { FieldProps } from './field-props.ts'
import { useFault } from './use-fault.ts'
import { Box, FormHelperText, Typography } from '@mui/material'
import { Suspense, useId } from 'react'
import { listFaults } from '../forms/faults.ts'
import { useIsReadOnly } from '../forms/use-is-read-only.ts'
import { lazily } from '../layout/on-demand.tsx'

/** A text of one or several lines that stays a text when empty; long text is not cut off. */
export function TextLineInput({ source, field, label, help, placeholder, isMarked, lang }: FieldProps) {
  const validate = useFault(field, label)
  const type = inputType(field)
  const { getValues, setValue } = useFormContext()
  const { onPaste, offer } = usePreeti({
    lang,
    read: () => (getValues(source) as string | undefined) ?? '',
    write: (text) => setValue(source, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
  })
  return (
    <>
      <TextInput
        source={source}
        label={label}
        type={type}
        isRequired={field.isRequired === true || isMarked === true}
        validate={validate}
        parse={(value: string) => value}
        helperText={help ?? false}
        {...(placeholder && { placeholder })}
        {...(field.type === 'text' && { multiline: true, minRows: 3, maxRows: 8 })}
        slotProps={{
          ...(lang && { htmlInput: { lang, onPaste } }),
          ...(placeholder && { inputLabel: { shrink: true } }),
        }}
      />
      {offer}
    </>
  )
}

/** It chooses the keyboard of phones. */
function inputType({ type, pattern }: Field): string {
  if (type === 'email') return 'email'
  return pattern === LINK ? 'url' : 'text'
}

/** The editor is as large as all the rest of a form. */
const RichTextEditor = lazily(async () => (await import('./rich-text/rich-text-editor.tsx')).RichTextEditor)

/** A text with headings, lists, links, tables and pictures, as HTML. Unedited text stays the same to the byte. */
export function RichTextInput({ source, field: declared, label, help, isMarked, lang }: FieldProps) {
  const validate = useFault(declared, label)
  const { field, fieldState } = useInput<string>({ source, parse: (text) => text as string, validate })
  const { error } = fieldState
  const value = (field.value as string | undefined) ?? ''
  const { onPaste, offer } = usePreeti({ lang, isHtml: true, read: () => value, write: field.onChange })
  const heading = useId()
  const note = useId()
  const isReadOnly = useIsReadOnly()
  return (
    <Box sx={{ marginBlock: 1, minWidth: 0 }} {...(!isReadOnly && { onPaste })}>
      <Typography
        id={heading}
        variant="body2"
        sx={{ color: error ? 'error.main' : 'text.secondary', marginBottom: 0.5 }}
      >
        {label}
        {(declared.isRequired || isMarked) && ' *'}
      </Typography>
      {/* As high before the editor has come as after: what is pressed below it must not move away. */}
      <Box sx={{ display: 'grid', minHeight: { xs: '30rem', sm: '22rem' } }}>
        <Suspense fallback={<Box sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' }} />}>
          <RichTextEditor
            value={value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            focusRef={field.ref}
            labelledBy={heading}
            describedBy={(error ?? help) ? note : undefined}
            lang={lang}
            isReadOnly={isReadOnly}
          />
        </Suspense>
      </Box>
      {offer}
      {(error ?? help) && (
        <FormHelperText id={note} error={Boolean(error)}>
          {error ? listFaults({ error })[0] : help}
        </FormHelperText>
      )}
    </Box>
  )
}
