import { Box, Typography } from '@mui/material'
import { useLocale } from 'react-admin'
import type { Kind } from '../../contract/kinds/kind.ts'
import { useWords } from '../words/use-words.ts'
import { FieldText } from './field-text.tsx'
import { labelOf } from './field-words.ts'
import { fieldAt } from './kind-form.ts'
import { formWords } from './form-words.ts'

interface DifferenceProps {
  kind: Kind
  path: string
  now: unknown
  before: unknown
}

/** A field's value now and in an earlier version. */
export function Difference({ kind, path, now, before }: DifferenceProps) {
  const say = useWords()
  const locale = useLocale()
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1 }} lang={fieldAt(path).locale}>
      <Typography variant="subtitle2">{labelOf(kind, path, say)}</Typography>
      <Box
        component="del"
        sx={{ display: 'block', whiteSpace: 'pre-wrap', color: 'text.secondary', textDecoration: 'none' }}
      >
        <span lang={locale}>{say(formWords.history.now)}</span> <FieldText kind={kind} path={path} value={now} />
      </Box>
      <Box component="ins" sx={{ display: 'block', whiteSpace: 'pre-wrap', textDecoration: 'none' }}>
        <span lang={locale}>{say(formWords.history.before)}</span> <FieldText kind={kind} path={path} value={before} />
      </Box>
    </Box>
  )
}
