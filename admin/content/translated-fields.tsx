import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { LinesInput } from '../inputs/rows-input.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { TextLineInput } from '../inputs/text-line-input.tsx'
import type { TranslatedField } from './content-kind.ts'
import { useContentFormContext } from './content-form-context.ts'

/** English and Nepali side by side, or one below the other where there is little room. */
export function TranslatedFields({ fields }: { fields?: TranslatedField[] }) {
  const { kind } = useContentFormContext()
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={{ display: 'grid', columnGap: 3, rowGap: 0.5, '@container (min-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
        <Heading>English</Heading>
        <Heading isSecond>
          <span lang="ne">नेपाली</span> (optional)
        </Heading>
        {(fields ?? kind.translated).map((field) => (
          <Pair key={field.source} field={field} />
        ))}
      </Box>
    </Box>
  )
}

function Pair({ field: { source, label, form, isRequired = false, bound, help } }: { field: TranslatedField }) {
  const translate = useTranslate()
  const name = translate(label)
  const nepali = { source: `translations.ne.${source}`, label: `${name} (नेपाली)`, lang: 'ne' }
  if (form === 'html') {
    return (
      <>
        <RichTextInput source={source} label={name} isRequired={isRequired} />
        <RichTextInput {...nepali} />
      </>
    )
  }
  if (form === 'lines') {
    return (
      <>
        <LinesInput source={source} label={name} />
        <LinesInput {...nepali} />
      </>
    )
  }
  const shared = { isLong: form === 'text', ...(bound !== undefined && { bound }) }
  return (
    <>
      <TextLineInput source={source} label={name} isRequired={isRequired} {...shared} {...(help && { helperText: help })} />
      <TextLineInput {...nepali} {...shared} />
    </>
  )
}

function Heading({ children, isSecond = false }: { children: ReactNode; isSecond?: boolean }) {
  return (
    <Typography
      variant="h3"
      component="h2"
      sx={{ paddingBlock: 0.5, borderBottom: 1, borderColor: 'divider', marginBottom: 1, ...(isSecond && { display: 'none', '@container (min-width: 30rem)': { display: 'block' } }) }}
    >
      {children}
    </Typography>
  )
}
