import { Typography } from '@mui/material'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { useWords } from '../core/words/use-words.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'

const NOTE = {
  en: 'The end is in the past, but the status is Ongoing. Is the project completed?',
  ne: 'समाप्ति मिति बितिसक्यो, तर अवस्था चालु छ। के परियोजना सम्पन्न भयो?',
}

/** Of a project that should have ended: it can be published like that. */
export function EndedNote() {
  const { kind, form } = useContentFormContext()
  const say = useWords()
  const [status, end] = useWatch({ control: form.control, name: ['status', 'end'] }) as unknown[]
  const [today] = useState(() => nepalDay(new Date()))
  const hasEnded = typeof end === 'string' && end !== '' && end < today.slice(0, end.length)
  if (kind.entity !== 'projects' || status !== 'ongoing' || !hasEnded) return null
  return (
    <Typography role="status" variant="body2" sx={{ marginBottom: 0.5, color: 'warning.main', fontWeight: 600 }}>
      {say(NOTE)}
    </Typography>
  )
}
