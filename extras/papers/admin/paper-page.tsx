import { Typography } from '@mui/material'
import { call } from '../../../admin/core/api/call.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useDone } from '../../../admin/core/api/use-done.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { DeleteButton } from '../../../admin/core/dialogs/use-confirm.tsx'
import { OnePage } from '../../../admin/core/layout/desk.tsx'
import { Section } from '../../../admin/core/layout/section.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Row, Rows } from '../../../admin/core/lists/rows.tsx'
import { RouterLink, useNavigate, useSearchParams } from '../../../admin/core/packages.ts'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { SayButton, SayText, useWords } from '../../../admin/core/words/use-words.ts'
import { PAPER_KIND_CODES, titleOf } from '../contract/paper-kinds.ts'
import type { Paper, Shelf } from '../contract/papers.ts'
import { factsOf } from './describe-paper.ts'
import { PaperForm } from './paper-form.tsx'
import { ScanList } from './scan-list.tsx'
import words from './words.json' with { type: 'json' }

/** A typed text stays when somebody looks elsewhere. */
const STAYS = { refetchOnWindowFocus: false, gcTime: 0 }

interface PaperPageProps {
  /** Undefined: a new paper. */
  id: number | undefined
  onClose: () => void
}

/** One paper; or the form of a new one, which takes its place where the address says `renew`. */
export function PaperPage({ id, onClose }: PaperPageProps) {
  const [given] = useSearchParams()
  const read = useRead<Paper>(['papers', id], `/papers/${id}`, { ...STAYS, enabled: id !== undefined })
  const shelf = useRead<Shelf>(['papers', 'shelf'], '/papers?state=missing', STAYS)
  return (
    <OnePage back={words.back} onClose={onClose}>
      <Loaded of={shelf}>
        {(of) =>
          id === undefined ? (
            <NewPaper shelf={of} />
          ) : (
            <Loaded of={read}>
              {(paper) =>
                given.has('renew') ? (
                  <NewPaper shelf={of} before={paper} />
                ) : (
                  <ShownPaper shelf={of} paper={paper} onDeleted={onClose} />
                )
              }
            </Loaded>
          )
        }
      </Loaded>
    </OnePage>
  )
}

/** Of the kind and the year that the address says, or with what stays the same from the paper before it. */
function NewPaper({ shelf, before }: { shelf: Shelf; before?: Paper }) {
  const say = useWords()
  const done = useDone('papers')
  const navigate = useNavigate()
  const [given] = useSearchParams()
  const initialOf = ({ kind, name, issuer, language, access, carerId, fiscalYear }: Paper) => {
    const next = fiscalYear && Math.min(fiscalYear + 1, shelf.lastFullYear + 1)
    return { kind, name, issuer, language, access, carerId, fiscalYear: next }
  }
  const kind = PAPER_KIND_CODES.find((one) => one === given.get('kind'))
  const send = async (body: object) => {
    const { data } = await call<Paper>('/papers', { method: 'POST', body: { ...body, replaces: before?.id } })
    void done(say(words.added))
    navigate(`/papers/${data.id}`, { replace: true })
    return data
  }
  return (
    <Section title={say(before ? words.renew : words.add)}>
      {before && <SayText words={words.renewing} values={{ title: say(titleOf(before)) }} sx={{ marginBottom: 2 }} />}
      <PaperForm
        initial={before ? initialOf(before) : { ...(kind && { kind }) }}
        shelf={shelf}
        isOfChain={before !== undefined}
        send={send}
      />
    </Section>
  )
}

function ShownPaper({ shelf, paper, onDeleted }: { shelf: Shelf; paper: Paper; onDeleted: () => void }) {
  const say = useWords()
  const times = useTimes()
  const done = useDone('papers')
  const attempt = useAttempt('papers')
  const { id, scans, history, replacedBy } = paper
  const path = `/papers/${id}`
  const remove = () => attempt(() => call(path, { method: 'DELETE' }).then(onDeleted), say(words.deleted))
  const send = async (body: object) => {
    const { data } = await call<Paper>(path, { method: 'PUT', body })
    void done(say(words.saved))
    return data
  }
  return (
    <>
      <Typography variant="h2">{say(titleOf(paper))}</Typography>
      <Typography>{factsOf({ ...paper, scans: scans.length }, say, times)}</Typography>
      {replacedBy === null && (
        <SayButton words={words.renew} variant="outlined" component={RouterLink} to={`${path}?renew`} />
      )}
      <Section title={say(words.facts)}>
        <PaperForm initial={paper} shelf={shelf} isOfChain={history.length > 1} send={send} />
      </Section>
      <ScanList id={id} scans={scans} />
      {history.length > 1 && (
        <Section title={say(words.history)}>
          <Rows items={history}>
            {(one) => (
              <Row key={one.id} action={one.id === id && say(words.thisOne)}>
                <RouterLink to={`/papers/${one.id}`}>{say(titleOf(one))}</RouterLink>
                <Typography variant="quiet">{factsOf(one, say, times)}</Typography>
              </Row>
            )}
          </Rows>
        </Section>
      )}
      <DeleteButton
        ask={say(words.deleteAsk)}
        text={say(words.deleteHelp, { number: scans.length })}
        onDelete={remove}
      />
    </>
  )
}
