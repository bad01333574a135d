import CheckIcon from '@mui/icons-material/CheckCircle'
import { Box } from '@mui/material'
import { useStore } from 'react-admin'
import type { FirstDays } from '../../contract/content/content.ts'
import { useMay } from '../core/auth/use-may.ts'
import { useWords, SayButton } from '../core/words/use-words.ts'
import { PlaceLink } from '../core/layout/attention-item.tsx'
import words from './first-days-words.json' with { type: 'json' }

const STEPS = [
  { is: 'secured', to: '/account', text: words.secured },
  { is: 'drafted', to: '/news/create', text: words.drafted },
  { is: 'pictured', to: '/pictures', text: words.pictured },
  { is: 'published', to: '/news', text: words.published },
] as const

/** First steps of a new colleague; each line is ticked by doing it. */
export default function FirstDaysSection({ of: done }: { of: FirstDays }) {
  const say = useWords()
  const [isHidden, setHidden] = useStore('dashboard.first-days-hidden', false)
  const { publishes } = useMay()
  const steps = STEPS.filter(({ is }) => publishes || is !== 'published')
  if (isHidden || steps.every(({ is }) => done[is])) return null
  return (
    <section aria-labelledby="first-days">
      <h3 id="first-days">{say(words.title)}</h3>
      <Box
        component="ol"
        sx={{ listStyle: 'none', margin: 0, padding: 2, display: 'grid', gap: 1, '& li': { flexWrap: 'nowrap' } }}
      >
        {steps.map(({ is, to, text }) => (
          <Box component="li" key={is} sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: '1.75rem' }}>
            {done[is] ? (
              <>
                <CheckIcon fontSize="small" color="success" titleAccess={say(words.done)} />
                {say(text)}
              </>
            ) : (
              <PlaceLink to={to}>{say(text)}</PlaceLink>
            )}
          </Box>
        ))}
      </Box>
      <SayButton words={words.hide} onClick={() => setHidden(true)} sx={{ margin: 1 }} />
    </section>
  )
}
