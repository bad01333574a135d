import { Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { ContentStanding } from '../../contract/content/content.ts'
import { sharedPathOf, type Kind } from '../../contract/fields/kind.ts'
import { staffFeatures } from '../core/feature.ts'

const NOTES = staffFeatures().flatMap(({ name, itemNote: of }) => (of ? [[name, lazy(of)] as const] : []))

/** Notes of features on an item that visitors find at a page of its own. */
export function ItemNotes({ kind, of }: { kind: Kind; of: Pick<ContentStanding, 'state' | 'path'> | undefined }) {
  if (NOTES.length === 0 || of?.state !== 'published' || !of.path || of.path === sharedPathOf(kind)) return null
  const { path } = of
  return (
    // They come late, into room that is kept for them.
    <Typography component="div" variant="quiet" sx={{ minHeight: '1.5em' }}>
      <Suspense>
        {NOTES.map(([name, Note]) => (
          <Note key={name} path={path} />
        ))}
      </Suspense>
    </Typography>
  )
}
